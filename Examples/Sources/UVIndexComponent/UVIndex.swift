import Foundation
import Scenery

/// How strong the ultraviolet radiation is at a time.
public struct UVIndex: BusinessModel {
    /// The levels of the World Health Organization.
    public enum Level: Sendable, CaseIterable {
        case unknown, low, moderate, high, veryHigh, extreme
    }

    public var date: Date
    public var value: Double

    public init(date: Date, value: Double) {
        self.date = date
        self.value = value
    }

    public var level: Level {
        switch value {
        case 0..<3: .low
        case 3..<6: .moderate
        case 6..<8: .high
        case 8..<11: .veryHigh
        case 11...: .extreme
        // Below zero is a measurement that failed.
        default: .unknown
        }
    }
}
