/// A response of OpenWeather's current weather.
struct WeatherResponse: Decodable, Sendable {
    struct Conditions: Decodable, Sendable {
        let description: String
    }

    struct Measurements: Decodable, Sendable {
        let temp: Double
        let humidity: Int
    }

    struct Wind: Decodable, Sendable {
        let speed: Double
    }

    let name: String
    let conditions: [Conditions]
    let main: Measurements
    let wind: Wind

    private enum CodingKeys: String, CodingKey {
        case conditions = "weather"
        case name, main, wind
    }

    var weather: Weather {
        Weather(
            place: name, conditions: conditions.first?.description ?? "", temperature: main.temp,
            humidity: main.humidity, windSpeed: wind.speed)
    }
}
