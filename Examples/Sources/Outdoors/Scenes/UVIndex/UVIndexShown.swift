import Foundation
import Scenery
import UVIndexComponent

/// The UV index, formatted for display.
struct UVIndexShown: ViewModel {
    var date: String
    var value: String
    /// The level in words.
    var description: String
    /// The name of the level's color.
    var color: String
}

extension UVIndexShown {
    /// What is shown before the first data.
    static let placeholder = UVIndexShown(date: "--", value: "--", description: "--", color: "gray")

    init(_ index: UVIndex) {
        let (description, color) = index.level.words
        self.init(
            date: index.date.formatted(Self.dateStyle), value: index.value.figure(digits: 1),
            description: description, color: color)
    }

    /// As in `21 June 2026, 12:00 UTC`.
    private static var dateStyle: Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: """
                \(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits), \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits) UTC
                """,
            locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    }
}

extension UVIndex.Level {
    fileprivate var words: (description: String, color: String) {
        switch self {
        case .unknown: ("Unknown", "black")
        case .low: ("Low", "green")
        case .moderate: ("Moderate", "yellow")
        case .high: ("High", "orange")
        case .veryHigh: ("Very high", "red")
        case .extreme: ("Extreme", "violet")
        }
    }
}
