import Scenery

/// Leads from AboutUs to other scenes, by their configurators.
final class AboutUsRouter: AboutUsRouting {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
