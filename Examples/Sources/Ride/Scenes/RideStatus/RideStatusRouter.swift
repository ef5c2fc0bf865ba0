import Scenery

/// Leads from RideStatus to other scenes, by their builders.
@MainActor final class RideStatusRouter: RideStatusRouting {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openSignIn() { view?.navigation?.present(SignInConfigurator.build(services)) }
    func openChat(_ ride: String) { view?.navigation?.push(ChatConfigurator.build(ride: ride, services)) }
    func openReceipt(_ ride: String) {
        view?.navigation?.push(ReceiptConfigurator.build(ride: ride, services))
    }
}
