import GRDB

/// Where a ride starts or ends.
struct RidePlace: Codable, Sendable, Equatable {
    var id: String
    var name: String
    var address: String
    var latitude: Double
    var longitude: Double

    var coordinates: Coordinates { Coordinates(latitude, longitude) }
}

/// A place that can be searched for.
struct Destination: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    var id: String
    var name: String
    var address: String
    var latitude: Double
    var longitude: Double
    /// Whether it is shown before anybody has typed.
    var isFavorite: Bool

    var place: RidePlace {
        RidePlace(id: id, name: name, address: address, latitude: latitude, longitude: longitude)
    }

    /// - Parameter query: Part of its name or address; accents and case do not matter.
    func matches(_ query: String) -> Bool {
        name.folded.contains(query.folded) || address.folded.contains(query.folded)
    }
}
