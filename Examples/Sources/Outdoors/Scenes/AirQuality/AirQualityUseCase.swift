import AirQualityComponent
import LocationComponent
import Scenery

/// Loads what AirQuality shows: a chain from the location to the quality of its air.
final class AirQualityUseCase: AirQualityLoading {
    private let location: any DeviceLocationProviding
    private let airPollution: any AirPollutionProviding

    init(location: any DeviceLocationProviding, airPollution: any AirPollutionProviding) {
        self.location = location
        self.airPollution = airPollution
    }

    func load() async throws -> AirQuality {
        try await Promise { @MainActor [location] in try await location.requestLocation() }
            .then { [airPollution] coordinates in try await airPollution.quality(at: coordinates) }
            .value
    }
}
