import Scenery

/// Leads from RideHistory to other scenes.
@MainActor final class RideHistoryNavigator: RideHistoryNavigating {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openRide(_ ride: String) {
        view?.navigation?.push(RideStatusConfigurator.build(ride: ride, services))
    }
}
