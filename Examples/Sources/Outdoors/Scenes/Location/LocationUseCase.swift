import LocationComponent
import Scenery

/// Loads what Location shows.
final class LocationUseCase: LocationLoading {
    private let location: any DeviceLocationProviding

    init(location: any DeviceLocationProviding) {
        self.location = location
    }

    func load(asksForPermission: Bool) async throws -> Coordinates {
        if asksForPermission {
            try await location.requestLocation()
        } else {
            try await location.currentLocation()
        }
    }
}
