import Foundation
import LocationComponent
import Scenery

/// Requests the UV index at a location.
struct UVReadingWorker: AsyncWorker {
    let client: NetworkClient
    let key: String

    func output(_ coordinates: Coordinates) async throws -> UVIndex {
        let response: UVIndexResponse = try await client.value(
            NetworkRequest(
                "data/2.5/uvi",
                parameters: [
                    "lat": .double(coordinates.latitude), "lon": .double(coordinates.longitude),
                    "appid": .string(key),
                ]))
        return UVIndex(date: Date(timeIntervalSince1970: response.date), value: response.value)
    }
}

/// A response of OpenWeather's UV index.
private struct UVIndexResponse: Decodable, Sendable {
    /// In seconds since 1970.
    let date: Double
    let value: Double
}
