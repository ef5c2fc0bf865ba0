import Scenery

/// The route of Verification. It has no URL: a challenge is valid for a few minutes.
struct VerificationRoute: SceneRoute {
    let challenge: Challenge
}

/// Builds Verification and connects its roles.
@MainActor enum VerificationConfigurator {
    static func build(_ challenge: Challenge, _ services: RideServices) -> VerificationViewController {
        let presenter = VerificationPresenter(preferences: services.preferences)
        let router = VerificationRouter()
        let interactor = VerificationInteractor(
            challenge: challenge, presenter: presenter.traced(), router: router.traced(),
            session: services.session.traced())
        let view = VerificationViewController(
            VerificationRoute(challenge: challenge), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        return Wiring.checked(view)
    }
}
