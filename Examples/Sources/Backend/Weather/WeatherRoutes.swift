import Foundation
import HTTPTypes
import Hummingbird

/// What the samples of the weather ask for, in the form of OpenWeather. A point has what is measured in the
/// nearest city.
///
/// - `GET /data/2.5/weather?q=Lugo,ES&units=metric`, or `?lat=…&lon=…`
/// - `GET /data/2.5/uvi?lat=…&lon=…`
/// - `GET /data/2.5/air_pollution?lat=…&lon=…`
///
/// The faults of `weather` are for all cities, those of `weather/Lugo` for one.
struct WeatherRoutes: BackendRoutes {
    let store: WeatherStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        named.group(in: router, names: names(ofWeather:)).get("data/2.5/weather") { request, _ in
            let query = Query(request)
            let units = try WeatherAnswer.Units(query.text("units"))
            let (city, point) = try await city(query)
            return try Response.json(WeatherAnswer(city, at: point, units: units, now: named.clock.now))
        }
        named.group("uvi", in: router).get("data/2.5/uvi") { request, _ in
            let (city, point) = try await cityAtPoint(Query(request))
            return try Response.json(UVAnswer(city, at: point, now: named.clock.now))
        }
        named.group("air", in: router).get("data/2.5/air_pollution") { request, _ in
            let (city, point) = try await cityAtPoint(Query(request))
            return try Response.json(AirAnswer(city, at: point, now: named.clock.now))
        }
    }

    @Sendable private func names(ofWeather request: Request) async throws -> [String] {
        // A request without a city is refused by its route, not by its name.
        guard let city = try? await city(Query(request)).city else { return ["weather"] }
        return ["weather/\(city.name)", "weather"]
    }

    private func city(_ query: Query) async throws -> (city: City, point: Coordinates) {
        guard let name = query.text("q") else { return try await cityAtPoint(query) }
        guard let city = try await store.city(named: name) else { throw Refusal(.notFound, "city not found") }
        return (city, city.coordinates)
    }

    private func cityAtPoint(_ query: Query) async throws -> (city: City, point: Coordinates) {
        guard let point = try query.coordinates("lat", "lon") else {
            throw Refusal(.badRequest, "Nothing to geocode")
        }
        guard let city = try await store.city(near: point) else { throw Refusal(.notFound, "city not found") }
        return (city, point)
    }
}
