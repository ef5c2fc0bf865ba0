import LocationComponent
import Scenery

/// Requests the quality of the air at a location.
struct AirPollutionWorker: AsyncWorker {
    let client: NetworkClient
    let key: String

    func output(_ coordinates: Coordinates) async throws -> AirQuality {
        let response: AirPollutionResponse = try await client.value(
            NetworkRequest(
                "data/2.5/air_pollution",
                parameters: [
                    "lat": .double(coordinates.latitude), "lon": .double(coordinates.longitude),
                    "appid": .string(key),
                ]))
        guard let quality = response.quality else { throw AirPollutionFailure.nothingMeasured }
        return quality
    }
}
