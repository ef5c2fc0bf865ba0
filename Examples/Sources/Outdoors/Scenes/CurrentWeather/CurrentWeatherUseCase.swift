import LocationComponent
import Scenery
import WeatherComponent

/// Loads what CurrentWeather shows: a chain from the location to its weather.
final class CurrentWeatherUseCase: CurrentWeatherLoading {
    private let location: any DeviceLocationProviding
    private let weather: any WeatherReportProviding

    init(location: any DeviceLocationProviding, weather: any WeatherReportProviding) {
        self.location = location
        self.weather = weather
    }

    func load() async throws -> Weather {
        try await Promise { @MainActor [location] in try await location.requestLocation() }
            .then { [weather] coordinates in try await weather.weather(at: coordinates) }
            .value
    }
}
