import LocationComponent
import Scenery

/// What the weather is wanted of.
enum WeatherQuery: Sendable, Hashable {
    case city(City)
    case coordinates(Coordinates)

    var parameters: [String: JSONValue] {
        switch self {
        case .city(let city): ["q": .string("\(city.name),\(city.countryCode)")]
        case .coordinates(let coordinates):
            ["lat": .double(coordinates.latitude), "lon": .double(coordinates.longitude)]
        }
    }
}

/// Requests the weather of one place.
struct WeatherReportWorker: AsyncWorker {
    let client: NetworkClient
    let key: String

    func output(_ query: WeatherQuery) async throws -> Weather {
        let parameters: [String: JSONValue] = ["units": "metric", "appid": .string(key)]
        let response: WeatherResponse = try await client.value(
            NetworkRequest("data/2.5/weather", parameters: parameters.merging(query.parameters) { $1 }))
        return response.weather
    }
}
