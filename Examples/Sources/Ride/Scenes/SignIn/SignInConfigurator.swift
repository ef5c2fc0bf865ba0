import SceneryScreens

/// The route of SignIn: `/sign-in`.
struct SignInRoute: SceneRoute {}

/// Builds SignIn and connects its roles.
@MainActor enum SignInConfigurator {
    static func build(_ services: RideServices) -> SignInViewController {
        let presenter = SignInPresenter(preferences: services.preferences)
        let router = SignInRouter(services: services)
        let interactor = SignInInteractor(
            presenter: presenter.traced(), router: router.traced(), session: services.session.traced())
        let view = SignInViewController(interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        view.context.register(interactor, for: (any SessionObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
