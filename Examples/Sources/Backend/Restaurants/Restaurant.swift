import GRDB

/// A restaurant as it is kept. Of many, something is not known.
struct Restaurant: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    var id: String
    var name: String
    var address: String?
    var city: String?
    var latitude: Double
    var longitude: Double
    /// From 0 to 10.
    var rating: Double?
    /// From 1, cheap, to 4, very expensive.
    var priceTier: Int?
    var likes: Int
    var checkins: Int
    var users: Int
    var tips: Int
    var visits: Int

    var coordinates: Coordinates { Coordinates(latitude, longitude) }
}
