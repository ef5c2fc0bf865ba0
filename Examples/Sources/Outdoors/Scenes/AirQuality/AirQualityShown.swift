import AirQualityComponent
import Scenery

/// The quality of the air, formatted for display.
struct AirQualityShown: ViewModel {
    /// A pollutant that was measured.
    struct Row: ViewModel {
        var pollutant: String
        var detail: String
    }

    /// The level in words.
    var level: String
    /// The name of the level's color.
    var color: String
    var worst: String
    var rows: [Row]
}

extension AirQualityShown {
    init(_ quality: AirQuality) {
        let (level, color) = quality.level.words
        self.init(
            level: level, color: color, worst: "Worst pollutant: \(quality.worst.pollutant.rawValue)",
            rows: quality.measurements.map(Row.init))
    }
}

extension AirQualityShown.Row {
    fileprivate init(_ measurement: AirQuality.Measurement) {
        self.init(
            pollutant: measurement.pollutant.rawValue,
            detail: "\(measurement.concentration.figure(digits: 1)) µg/m³, \(measurement.level.words.level)")
    }
}

extension AirQuality.Level {
    fileprivate var words: (level: String, color: String) {
        switch self {
        case .good: ("Good", "green")
        case .fair: ("Fair", "yellow")
        case .moderate: ("Moderate", "orange")
        case .poor: ("Poor", "red")
        case .veryPoor: ("Very poor", "violet")
        }
    }
}
