import Scenery

/// Leads from SignIn to other scenes, by their configurators.
@MainActor final class SignInRouter: SignInRouting {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openVerification(_ challenge: Challenge) {
        view?.navigation?.push(VerificationConfigurator.build(challenge, services))
    }

    func close() { view?.navigation?.dismiss() }
}
