import Scenery
import WeatherComponent

/// The weather of a place, formatted for display.
struct WeatherShown: ViewModel {
    var place: String
    var temperature: String
    /// The conditions; empty if they are not known.
    var conditions: String
    var humidity: String
    var wind: String
}

extension WeatherShown {
    init(_ weather: Weather) {
        self.init(
            place: weather.place, temperature: "\(weather.temperature.figure()) °C",
            conditions: weather.conditions, humidity: "Humidity \(weather.humidity) %",
            wind: "Wind \(weather.windSpeed.figure(digits: 1)) m/s")
    }

    /// Temperature and conditions in one line.
    var summary: String { [temperature, conditions].filter { !$0.isEmpty }.joined(separator: ", ") }
}
