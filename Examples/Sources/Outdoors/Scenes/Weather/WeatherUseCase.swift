import Scenery
import WeatherComponent

/// Loads what Weather shows: the weather of the configured cities.
final class WeatherUseCase: WeatherLoading {
    private let weather: any WeatherReportProviding
    private let cities: [City]

    init(weather: any WeatherReportProviding, cities: [City]) {
        self.weather = weather
        self.cities = cities
    }

    func load() async throws -> [Weather] { try await weather.weather(in: cities) }
}
