import Scenery

/// The weather of a place.
public struct Weather: BusinessModel {
    /// The name of the place, as the service has it.
    public var place: String
    /// The conditions in words, such as `light rain`; empty if they are not known.
    public var conditions: String
    /// In degrees Celsius.
    public var temperature: Double
    /// In percent.
    public var humidity: Int
    /// In meters per second.
    public var windSpeed: Double

    public init(place: String, conditions: String, temperature: Double, humidity: Int, windSpeed: Double) {
        self.place = place
        self.conditions = conditions
        self.temperature = temperature
        self.humidity = humidity
        self.windSpeed = windSpeed
    }
}

/// A city in a country.
public struct City: BusinessModel, Hashable {
    public var name: String
    /// As in ISO 3166-1, such as `ES`.
    public var countryCode: String

    public init(_ name: String, countryCode: String) {
        self.name = name
        self.countryCode = countryCode
    }
}
