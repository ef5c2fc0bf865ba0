import Scenery

/// Leads from DestinationSearch to other scenes, by their builders.
@MainActor final class DestinationSearchRouter: DestinationSearchRouting {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openOffer(to destination: Place) {
        view?.navigation?.push(PriceOfferConfigurator.build(to: destination, services))
    }
}
