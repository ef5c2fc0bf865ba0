import LocationComponent
import Scenery

/// Requests the restaurants around a location.
struct NearbyPlacesWorker: AsyncWorker {
    let client: NetworkClient
    let configuration: PlacesConfiguration

    func output(_ coordinates: Coordinates) async throws -> [Place] {
        let response: PlacesResponse = try await client.value(
            NetworkRequest("maps/api/place/nearbysearch/json", parameters: parameters(coordinates)))
        return try response.places()
    }

    private func parameters(_ coordinates: Coordinates) -> [String: JSONValue] {
        [
            "location": .string("\(coordinates.latitude),\(coordinates.longitude)"),
            "radius": .int(configuration.radius), "type": "restaurant", "key": .string(configuration.key),
        ]
    }
}
