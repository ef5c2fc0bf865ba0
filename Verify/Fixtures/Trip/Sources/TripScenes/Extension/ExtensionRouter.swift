import Scenery

/// Leads from Extension to other scenes, by their configurators.
final class ExtensionRouter: ExtensionRouting {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
