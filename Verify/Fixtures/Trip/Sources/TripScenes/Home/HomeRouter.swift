import Scenery

/// Leads from Home to other scenes, by their configurators.
final class HomeRouter: HomeRouting {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
