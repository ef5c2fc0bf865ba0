import Scenery

/// Leads from Self to other scenes.
final class SelfNavigator: SelfNavigating {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
