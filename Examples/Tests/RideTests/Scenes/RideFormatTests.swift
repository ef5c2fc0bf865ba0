import Foundation
import Settings
import Testing

@testable import Ride

@Suite("Prices, distances, durations and times")
struct RideFormatTests {
    private let english = RideFormat(.english, timeZone: .gmt)
    private let persian = RideFormat(.persian, timeZone: .gmt)

    @Test(
        "a price has its currency and the digits of it",
        arguments: [
            (1_250, "EUR", "€12.50"), (1_250, "JPY", "¥1,250"), (0, "EUR", "€0.00"), (5, "USD", "$0.05"),
        ])
    func price(minorUnits: Int, currency: String, text: String) {
        #expect(english.price(Price(minorUnits: minorUnits, currency: currency)) == text)
    }

    @Test("Persian prices have Persian digits")
    func persianPrice() {
        #expect(persian.price(Price(minorUnits: 1_250, currency: "EUR")).contains("۱۲٫۵۰"))
        #expect(persian.price(Price(minorUnits: 1_234, currency: "KWD")).contains("۱٫۲۳۴"))
    }

    @Test(
        "meters are rounded to tens, and kilometers have one digit",
        arguments: [
            (0, "0 m", "۰ متر"), (844, "840 m", "۸۴۰ متر"), (845, "850 m", "۸۵۰ متر"),
            (1_000, "1 km", "۱ کیلومتر"),
            (8_240, "8.2 km", "۸٫۲ کیلومتر"),
        ])
    func distance(meters: Int, text: String, persianText: String) {
        #expect(english.distance(meters: meters) == text)
        #expect(persian.distance(meters: meters) == persianText)
    }

    @Test(
        "minutes are rounded up",
        arguments: [
            (0, "0 min", "۰ دقیقه"), (1, "1 min", "۱ دقیقه"), (60, "1 min", "۱ دقیقه"),
            (61, "2 min", "۲ دقیقه"),
            (3_600, "1 h 0 min", "۱ ساعت و ۰ دقیقه"), (-5, "0 min", "۰ دقیقه"),
        ])
    func duration(seconds: Int, text: String, persianText: String) {
        #expect(english.duration(seconds: seconds) == text)
        #expect(persian.duration(seconds: seconds) == persianText)
    }

    @Test("a time has the day and the time of day, in the calendar's digits")
    func time() {
        #expect(english.time(RideFixtures.noon).contains("2026"))
        #expect(english.time(RideFixtures.noon).contains("12:00"))
        #expect(persian.time(RideFixtures.noon).contains("۱۲:۰۰"))
    }

    @Test("ratings have one digit")
    func rating() {
        #expect(english.rating(4.9) == "4.9")
        #expect(persian.rating(5) == "۵٫۰")
    }
}
