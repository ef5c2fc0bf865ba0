import Scenery

/// The route of Home. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct HomeRoute: SceneRoute { public init() {} }

/// Builds Home and connects its roles.
@MainActor public enum HomeConfigurator {
    public static func build() -> any SceneView {
        let (presenter, router) = (HomePresenter(), HomeRouter())
        let interactor = HomeInteractor(presenter: presenter.traced(), router: router.traced())
        let view = HomeViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
