import LocationComponent
import PlacesComponent
import Scenery

/// Loads what Places shows: finds the person, then the restaurants near them.
final class PlacesUseCase: PlacesLoading {
    private let location: any DeviceLocationProviding
    private let places: any NearbyPlacesProviding

    init(location: any DeviceLocationProviding, places: any NearbyPlacesProviding) {
        self.location = location
        self.places = places
    }

    func load(asksForPermission: Bool) async throws -> [Place] {
        let coordinates =
            asksForPermission
            ? try await location.requestLocation() : try await location.currentLocation()
        return try await places.places(near: coordinates)
    }
}
