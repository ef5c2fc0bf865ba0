import Foundation
import Settings

/// Prices, distances, durations and times as a language writes them.
struct RideFormat: Sendable {
    let language: AppLanguage
    private let timeZone: TimeZone

    /// - Parameter timeZone: Of the times; the person's own by default.
    init(_ language: AppLanguage, timeZone: TimeZone = .current) {
        self.language = language
        self.timeZone = timeZone
    }

    private var locale: Locale { Locale(identifier: language.rawValue) }

    func price(_ price: Price) -> String {
        let units = Decimal(price.minorUnits) / Self.minorUnits(of: price.currency)
        return units.formatted(.currency(code: price.currency).locale(locale))
    }

    /// Kilometers with one digit from one kilometer on, otherwise meters in tens.
    func distance(meters: Int) -> String {
        if meters < 1_000 {
            let tens = (meters + 5) / 10 * 10
            return language.digits(in: language.text("\(tens) m", "\(tens) متر"))
        }
        let kilometers = (Double(meters) / 1_000)
            .formatted(.number.precision(.fractionLength(0...1)).locale(locale))
        return language.text("\(kilometers) km", "\(kilometers) کیلومتر")
    }

    /// Minutes, rounded up, and hours from one hour on.
    func duration(seconds: Int) -> String {
        let minutes = max(0, (seconds + 59) / 60)
        let (hours, rest) = (minutes / 60, minutes % 60)
        let inHours = language.text("\(hours) h \(rest) min", "\(hours) ساعت و \(rest) دقیقه")
        return language.digits(
            in: hours > 0 ? inHours : language.text("\(minutes) min", "\(minutes) دقیقه"))
    }

    /// The day and the time of day.
    func time(_ date: Date) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }

    func rating(_ rating: Double) -> String {
        rating.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    func count(_ count: Int) -> String { language.digits(in: "\(count)") }

    /// How many of the smallest units make one unit (ISO 4217).
    private static func minorUnits(of currency: String) -> Decimal {
        switch currency {
        case "JPY", "KRW", "VND", "CLP", "ISK": 1
        case "BHD", "IQD", "JOD", "KWD", "OMR", "TND": 1_000
        default: 100
        }
    }
}
