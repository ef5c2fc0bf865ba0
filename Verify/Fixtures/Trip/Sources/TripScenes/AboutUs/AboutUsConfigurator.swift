import Scenery

/// The route of AboutUs. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct AboutUsRoute: SceneRoute { public init() {} }

/// Builds AboutUs and connects its roles.
@MainActor public enum AboutUsConfigurator {
    public static func build() -> any SceneView {
        let (presenter, router) = (AboutUsPresenter(), AboutUsRouter())
        let interactor = AboutUsInteractor(presenter: presenter.traced(), router: router.traced())
        let view = AboutUsViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
