/// A restaurant as Foursquare Places v2 writes it; members that are not known are left out.
struct Venue: Encodable, Sendable {
    struct Location: Encodable, Sendable {
        var address: String?
        var city: String?
        var lat: Double
        var lng: Double
        var formattedAddress: [String]?
    }

    struct Price: Encodable, Sendable {
        var tier: Int
        var message: String
        var currency = "₹"
    }

    struct Likes: Encodable, Sendable {
        var count: Int
    }

    struct Stats: Encodable, Sendable {
        var checkinsCount: Int
        var usersCount: Int
        var tipCount: Int
        var visitsCount: Int
    }

    var id: String
    var name: String
    var location: Location
    var rating: Double?
    var price: Price?
    /// Only in the details.
    var likes: Likes?
    /// Only in the details.
    var stats: Stats?

    /// The form in which a list has it.
    init(listing restaurant: Restaurant) {
        id = restaurant.id
        name = restaurant.name
        let lines = [restaurant.address, restaurant.city].compactMap(\.self)
        location = Location(
            address: restaurant.address, city: restaurant.city, lat: restaurant.latitude,
            lng: restaurant.longitude, formattedAddress: lines.isEmpty ? nil : lines)
        rating = restaurant.rating
        price = restaurant.priceTier.map { Price(tier: $0, message: Self.words(ofTier: $0)) }
    }

    /// The form with all that is known.
    init(detailing restaurant: Restaurant) {
        self.init(listing: restaurant)
        likes = Likes(count: restaurant.likes)
        stats = Stats(
            checkinsCount: restaurant.checkins, usersCount: restaurant.users, tipCount: restaurant.tips,
            visitsCount: restaurant.visits)
    }

    private static func words(ofTier tier: Int) -> String {
        switch tier {
        case 1: "Cheap"
        case 2: "Moderate"
        case 3: "Expensive"
        default: "Very Expensive"
        }
    }
}
