/// A venue, as the API sends it: in a list, or alone with its figures.
struct FoursquareVenue: Decodable, Sendable {
    struct Location: Decodable, Sendable {
        let address: String?
        let city: String?
    }

    struct Price: Decodable, Sendable {
        let tier: Int?
    }

    struct Likes: Decodable, Sendable {
        let count: Int?
    }

    struct Stats: Decodable, Sendable {
        let checkinsCount: Int?
        let usersCount: Int?
        let tipCount: Int?
        let visitsCount: Int?
    }

    let id: String
    let name: String
    let location: Location?
    let rating: Double?
    let price: Price?
    let likes: Likes?
    let stats: Stats?
}

/// The response to a search.
struct FoursquareVenueList: Decodable, Sendable {
    struct Group: Decodable, Sendable {
        let items: [Item]
    }

    struct Item: Decodable, Sendable {
        let venue: FoursquareVenue
    }

    let groups: [Group]
}

/// The response to a request for one venue.
struct FoursquareVenueAnswer: Decodable, Sendable {
    let venue: FoursquareVenue
}

extension Restaurant {
    init(_ venue: FoursquareVenue) {
        let address = [venue.location?.address, venue.location?.city].compactMap { $0 }
            .filter { !$0.isEmpty }
        self.init(
            id: venue.id, name: venue.name, address: address.isEmpty ? nil : address.joined(separator: ", "),
            rating: venue.rating, priceTier: venue.price?.tier)
    }
}

extension RestaurantDetails {
    init(_ venue: FoursquareVenue) {
        self.init(
            id: venue.id, name: venue.name, likeCount: venue.likes?.count,
            checkinCount: venue.stats?.checkinsCount, userCount: venue.stats?.usersCount,
            tipCount: venue.stats?.tipCount, visitCount: venue.stats?.visitsCount)
    }
}
