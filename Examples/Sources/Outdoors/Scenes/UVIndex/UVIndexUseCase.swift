import LocationComponent
import Scenery
import UVIndexComponent

/// Loads what UVIndex shows: a chain from the location to its UV index.
final class UVIndexUseCase: UVIndexLoading {
    private let location: any DeviceLocationProviding
    private let uvReading: any UVReadingProviding

    init(location: any DeviceLocationProviding, uvReading: any UVReadingProviding) {
        self.location = location
        self.uvReading = uvReading
    }

    func load() async throws -> UVIndex {
        try await Promise { @MainActor [location] in try await location.requestLocation() }
            .then { [uvReading] coordinates in try await uvReading.index(at: coordinates) }
            .value
    }
}
