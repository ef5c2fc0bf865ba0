import Scenery

/// Leads from DriverSearch to other scenes, by their builders.
@MainActor final class DriverSearchRouter: DriverSearchRouting {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openRide(_ ride: String) {
        view?.navigation?.replace(with: RideStatusConfigurator.build(ride: ride, services))
    }
}
