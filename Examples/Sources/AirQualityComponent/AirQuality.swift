import Scenery

/// The quality of the air: that of its worst pollutant.
public struct AirQuality: BusinessModel {
    public enum Level: Int, Sendable, CaseIterable, Comparable {
        case good, fair, moderate, poor, veryPoor

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// How much of a pollutant is in the air.
    public struct Measurement: BusinessModel {
        public var pollutant: Pollutant
        /// In micrograms per cubic meter.
        public var concentration: Double

        public init(_ pollutant: Pollutant, _ concentration: Double) {
            self.pollutant = pollutant
            self.concentration = concentration
        }

        public var level: Level { Level(rawValue: passedBounds) ?? .veryPoor }

        /// Where the measurement is between the bounds around it, from 0 to 1; without an end above the last.
        var position: Double {
            let bounds = [0] + pollutant.bounds
            let start = bounds[passedBounds]
            let end = passedBounds + 1 < bounds.count ? bounds[passedBounds + 1] : 2 * start
            return (concentration - start) / (end - start)
        }

        private var passedBounds: Int { pollutant.bounds.prefix { concentration >= $0 }.count }
    }

    /// Of several at the same level, the one that is nearest to the next.
    public var worst: Measurement
    /// One for each pollutant that was measured.
    public var measurements: [Measurement]

    public var level: Level { worst.level }

    /// Returns `nil` if nothing was measured.
    public init?(_ measurements: [Measurement]) {
        guard let worst = measurements.max(by: { ($0.level, $0.position) < ($1.level, $1.position) })
        else { return nil }
        self.worst = worst
        self.measurements = measurements
    }
}
