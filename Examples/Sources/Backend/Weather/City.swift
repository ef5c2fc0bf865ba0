import GRDB

/// A city with its weather, its UV index and its air. Of the air, not all is measured everywhere.
struct City: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    struct Condition: Codable, Sendable, Equatable {
        var id: Int
        var main: String
        var description: String
        var icon: String
    }

    /// In µg/m³.
    struct Air: Codable, Sendable, Equatable {
        var co: Double
        var no2: Double?
        var o3: Double?
        var pm10: Double?
        var pm25: Double?
        /// From 1, good, to 5, very poor.
        var index: Int
    }

    var name: String
    /// Two letters (ISO 3166).
    var country: String
    var latitude: Double
    var longitude: Double
    var condition: Condition
    /// In °C.
    var temperature: Double
    /// In percent.
    var humidity: Int
    /// In hPa.
    var pressure: Int
    /// In m/s.
    var wind: Double
    /// The UV index; below 0 where it is not known.
    var uvIndex: Double
    var air: Air

    var coordinates: Coordinates { Coordinates(latitude, longitude) }
}
