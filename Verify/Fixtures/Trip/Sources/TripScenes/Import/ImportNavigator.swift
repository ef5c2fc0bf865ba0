import Scenery

/// Leads from Import to other scenes.
final class ImportNavigator: ImportNavigating {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
