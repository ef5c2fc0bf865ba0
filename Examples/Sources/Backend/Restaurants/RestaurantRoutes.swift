import HTTPTypes
import Hummingbird

/// What the sample Restaurants asks for, in the form of Foursquare Places v2.
///
/// - `GET /v2/venues/explore?near=Noida&radius=1000&limit=50`: the restaurants around a place. `Nowhere`
///   is a place that is not found, `Atlantis` one without restaurants.
/// - `GET /v2/venues/{id}`: the details of one.
struct RestaurantRoutes: BackendRoutes {
    struct Answer<Content: Encodable & Sendable>: Encodable, Sendable {
        struct Meta: Encodable, Sendable { var code = 200 }
        var meta = Meta()
        var response: Content
    }

    struct Recommendations: Encodable, Sendable {
        struct Item: Encodable, Sendable { var venue: Venue }
        struct Group: Encodable, Sendable {
            var type = "Recommended Places"
            var items: [Item]
        }
        var totalResults: Int
        var groups: [Group]
    }

    struct Details: Encodable, Sendable { var venue: Venue }

    let store: RestaurantStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        named.group("restaurants", in: router).get("v2/venues/explore") { request, _ in
            try Response.json(Answer(response: try await recommendations(Query(request))))
        }
        named.group("restaurant", in: router).get("v2/venues/{id}") { _, context in
            let id = try context.parameters.require("id")
            guard let restaurant = try await store.restaurant(id) else {
                throw Refusal(.badRequest, "Value \(id) is invalid for venue id", kind: "param_error")
            }
            return try Response.json(Answer(response: Details(venue: Venue(detailing: restaurant))))
        }
    }

    private func recommendations(_ query: Query) async throws -> Recommendations {
        let found = try await store.restaurants(
            around: center(query), radius: query.number("radius", in: 1...100_000) ?? 1000)
        let limit = min(try query.number("limit", in: 0...10_000) ?? 30, 50)
        let offset = try query.number("offset", in: 0...10_000) ?? 0
        let items = found.dropFirst(offset).prefix(limit).map {
            Recommendations.Item(venue: Venue(listing: $0))
        }
        return Recommendations(totalResults: found.count, groups: [.init(items: items)])
    }

    private func center(_ query: Query) throws -> Coordinates {
        if let coordinates = query.text("ll").flatMap(Coordinates.init(pair:)) { return coordinates }
        guard let near = query.text("near") else {
            throw Refusal(.badRequest, "Must provide parameter ll or near", kind: "param_error")
        }
        guard let center = store.coordinates(of: near) else {
            throw Refusal(.badRequest, "Couldn't geocode param near: \(near)", kind: "failed_geocode")
        }
        return center
    }
}
