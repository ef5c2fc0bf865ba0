import Scenery

/// Leads from PriceOffer to other scenes, by their builders.
@MainActor final class PriceOfferRouter: PriceOfferRouting {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openDriverSearch(_ ride: String) {
        let navigation = view?.navigation
        navigation?.pop()
        navigation?.replace(with: DriverSearchConfigurator.build(ride: ride, services))
    }
}
