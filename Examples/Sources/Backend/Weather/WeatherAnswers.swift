import Foundation
import HTTPTypes

/// The current weather as OpenWeather writes it.
struct WeatherAnswer: Encodable, Sendable {
    struct Point: Encodable, Sendable {
        var lat: Double
        var lon: Double

        init(_ coordinates: Coordinates) {
            lat = coordinates.latitude
            lon = coordinates.longitude
        }
    }

    struct Measured: Encodable, Sendable {
        var temp: Double
        var humidity: Int
        var pressure: Int
    }

    struct Wind: Encodable, Sendable { var speed: Double }
    struct System: Encodable, Sendable { var country: String }

    var coord: Point
    var weather: [City.Condition]
    var main: Measured
    var wind: Wind
    var sys: System
    var dt: Int
    var name: String
    var cod = 200

    init(_ city: City, at point: Coordinates, units: Units, now: Date) {
        coord = Point(point)
        weather = [city.condition]
        main = Measured(
            temp: units.temperature(celsius: city.temperature), humidity: city.humidity,
            pressure: city.pressure)
        wind = Wind(speed: units.speed(metersPerSecond: city.wind))
        sys = System(country: city.country)
        dt = Int(now.timeIntervalSince1970)
        name = city.name
    }
}

extension WeatherAnswer {
    /// The units of the service: K and m/s (`standard`), °C and m/s (`metric`), °F and mph (`imperial`).
    enum Units: String {
        case standard, metric, imperial

        /// - Throws: `Refusal` for units that are not known.
        init(_ text: String?) throws {
            guard let units = Self(rawValue: text ?? "standard") else {
                throw Refusal(.badRequest, "wrong units \"\(text ?? "")\"")
            }
            self = units
        }

        func temperature(celsius: Double) -> Double {
            switch self {
            case .standard: Self.hundredths(celsius + 273.15)
            case .metric: celsius
            case .imperial: Self.hundredths(celsius * 1.8 + 32)
            }
        }

        func speed(metersPerSecond: Double) -> Double {
            self == .imperial ? Self.hundredths(metersPerSecond * 2.236_94) : metersPerSecond
        }

        private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    }
}

/// The UV index of a day as OpenWeather writes it.
struct UVAnswer: Encodable, Sendable {
    enum CodingKeys: String, CodingKey {
        case lat, lon, date, value
        case dateInWords = "date_iso"
    }

    var lat: Double
    var lon: Double
    var dateInWords: Date
    var date: Int
    var value: Double

    init(_ city: City, at point: Coordinates, now: Date) {
        lat = point.latitude
        lon = point.longitude
        // The index is that of noon, UTC.
        let day: TimeInterval = 86_400
        let noon = (now.timeIntervalSince1970 / day).rounded(.down) * day + day / 2
        dateInWords = Date(timeIntervalSince1970: noon)
        date = Int(noon)
        value = city.uvIndex
    }
}

/// The pollutants of the air as OpenWeather writes them; those that are not measured are left out.
struct AirAnswer: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        var dt: Int
        var main: Index
        var components: Components
    }

    struct Index: Encodable, Sendable { var aqi: Int }

    struct Components: Encodable, Sendable {
        enum CodingKeys: String, CodingKey {
            case co, no2, o3, pm10
            case pm25 = "pm2_5"
        }
        var co: Double
        var no2: Double?
        var o3: Double?
        var pm10: Double?
        var pm25: Double?
    }

    var coord: WeatherAnswer.Point
    var list: [Entry]

    init(_ city: City, at point: Coordinates, now: Date) {
        let air = city.air
        coord = WeatherAnswer.Point(point)
        list = [
            Entry(
                dt: Int(now.timeIntervalSince1970), main: Index(aqi: air.index),
                components: Components(co: air.co, no2: air.no2, o3: air.o3, pm10: air.pm10, pm25: air.pm25))
        ]
    }
}
