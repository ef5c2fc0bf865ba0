import GRDB

/// A place where people eat, as it is kept.
struct NearbyPlace: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    var id: String
    var name: String
    var vicinity: String
    /// What it is, such as `restaurant`.
    var type: String
    var latitude: Double
    var longitude: Double
    /// From 1 to 5.
    var rating: Double?

    var coordinates: Coordinates { Coordinates(latitude, longitude) }
}
