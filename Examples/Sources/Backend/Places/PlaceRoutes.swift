import HTTPTypes
import Hummingbird

/// What the sample Places asks for, in the form of Google's Nearby Search.
///
/// - `GET /maps/api/place/nearbysearch/json?location=43.3623,-8.4115&radius=150&type=restaurant`
struct PlaceRoutes: BackendRoutes {
    struct Answer: Encodable, Sendable {
        var status: String
        var results: [Place]
    }

    struct Place: Encodable, Sendable {
        struct Geometry: Encodable, Sendable { var location: Location }
        struct Location: Encodable, Sendable {
            var lat: Double
            var lng: Double
        }
        enum CodingKeys: String, CodingKey {
            case id = "place_id"
            case name, vicinity, types, geometry, rating
        }

        var id: String
        var name: String
        var vicinity: String
        var types: [String]
        var geometry: Geometry
        var rating: Double?

        init(_ place: NearbyPlace) {
            id = place.id
            name = place.name
            vicinity = place.vicinity
            types = [place.type]
            geometry = Geometry(location: Location(lat: place.latitude, lng: place.longitude))
            rating = place.rating
        }
    }

    let store: PlaceStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        named.group("places", in: router).get("maps/api/place/nearbysearch/json") { request, _ in
            let query = Query(request)
            let places = try await store.places(
                around: center(query), radius: radius(query), type: query.text("type"))
            let status = places.isEmpty ? "ZERO_RESULTS" : "OK"
            return try Response.json(Answer(status: status, results: places.map(Place.init)))
        }
    }

    private func center(_ query: Query) throws -> Coordinates {
        guard let center = query.text("location").flatMap(Coordinates.init(pair:)) else {
            throw invalid("The parameter \"location\" must be a latitude and a longitude.")
        }
        return center
    }

    private func radius(_ query: Query) throws -> Int {
        guard let radius = query.text("radius").flatMap({ Double($0) }), (1...50_000).contains(radius) else {
            throw invalid("The parameter \"radius\" must be a number of meters from 1 to 50000.")
        }
        return Int(radius)
    }

    /// The service answers a wrong request with the status 200.
    private func invalid(_ message: String) -> Refusal {
        Refusal(.ok, message, kind: "INVALID_REQUEST")
    }
}
