import Foundation
import LocationComponent
import PlacesComponent
import WeatherComponent

/// Which services the samples use, and what they show.
public struct OutdoorsConfiguration: Sendable {
    /// The address of OpenWeather.
    public var weatherURL: URL
    public var weatherKey: String
    public var places: PlacesConfiguration
    public var location: DeviceLocationConfiguration
    /// The cities of the scene Weather.
    public var cities: [City]

    /// Reads the environment. A variable that is missing or invalid leaves the default.
    ///
    /// - Parameters:
    ///   - backend: The address of all services for which the environment has none.
    ///   - environment: `OPENWEATHER_URL`, `OPENWEATHER_KEY`, `PLACES_URL`, `PLACES_RADIUS` (in meters; 150),
    ///     `GOOGLE_PLACES_KEY`, and what `DeviceLocationConfiguration` reads.
    public init(backend: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        weatherURL = environment["OPENWEATHER_URL"].flatMap(URL.init) ?? backend
        weatherKey = environment["OPENWEATHER_KEY"] ?? ""
        places = PlacesConfiguration(
            url: environment["PLACES_URL"].flatMap(URL.init) ?? backend,
            key: environment["GOOGLE_PLACES_KEY"] ?? "")
        if let radius = environment["PLACES_RADIUS"].flatMap(Int.init), radius > 0 { places.radius = radius }
        location = DeviceLocationConfiguration(environment: environment)
        cities = ["A Coruña", "Lugo", "Ourense", "Pontevedra"].map { City($0, countryCode: "ES") }
    }
}
