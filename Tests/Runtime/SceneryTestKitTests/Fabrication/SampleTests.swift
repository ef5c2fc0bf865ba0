import Foundation
import SceneryTestKit
import Testing

@Suite("samples")
struct SampleTests {
    @Test("the same seed gives the same value, another seed another")
    func seeds() {
        #expect(Booking.sample() == Booking.sample())
        #expect(Booking.sample(seed: 1) == Booking.sample(seed: 1))
        #expect(Booking.sample(seed: 1) != Booking.sample(seed: 2))
    }

    @Test("values say which property they are of, and optionals and collections are filled")
    func contents() {
        let booking = Booking.sample()
        #expect(booking.title.hasPrefix("title "))
        #expect(booking.ride.city.hasPrefix("city "))
        #expect(booking.note?.hasPrefix("note ") == true)
        #expect(booking.stops.count == 2)
        #expect(booking.stops[0] != booking.stops[1])
        #expect(booking.prices.count == 2)
        #expect((1...99).contains(booking.ride.number))
        #expect(booking.link.absoluteString.hasPrefix("https://example.com/link/"))
        let date = Date(timeIntervalSince1970: 1_767_225_600)  // 2026-01-01 00:00 UTC
        #expect(booking.start >= date && booking.start < date.addingTimeInterval(366 * 86_400))
    }

    @Test("a property more leaves the values of the others")
    func stable() {
        struct Short: Decodable { let number: Int, city: String }
        struct Long: Decodable { let extra: Bool, number: Int, other: [String], city: String }
        let short = Short.sample(seed: 3)
        let long = Long.sample(seed: 3)
        #expect(short.number == long.number && short.city == long.city)
    }

    @Test("properties are set by key path, written or not, by name and by closure")
    func changes() throws {
        #expect(Booking.sample(.set(\.ride.city, "Lugo")).ride.city == "Lugo")
        #expect(Booking.sample { $0.ride.number = 1000 }.ride.number == 1000)
        #expect(Booking.sample(.set(\.title, "a constant")).title == "a constant")
        #expect(Booking.sample(.set(named: "stops.1.city", "Vigo")).stops[1].city == "Vigo")
        #expect(Booking.sample(.change { $0.stops = [] }).stops.isEmpty)
        #expect(Sample.of(Plain.self, .set(\.place.name, "here")).place.name == "here")
        let error = #expect(throws: SampleError.self) {
            try Sample().make(Booking.self, .set(named: "titel", "x"))
        }
        #expect(error?.description.contains("\"titel\" is not asked for") == true)
    }

    @Test("enumerations are one of their cases, all of them over some seeds")
    func enumerations() {
        let kinds = Set((0..<50).map { Kind.sample(seed: $0) })
        #expect(kinds == [.alone, .shared, .night])
        let levels = Set((0..<50).map { Level.sample(seed: $0) })
        #expect(levels == [.low, .high])
        let states = (0..<50).map { Payment.sample(seed: $0) }
        #expect(states.contains { if case .cash = $0 { true } else { false } })
        #expect(
            states.contains {
                if case .card(let number, _) = $0 { number.hasPrefix("number ") } else { false }
            })
    }

    @Test("types that are not Decodable are put together from their properties")
    func plain() {
        let plain = Sample.of(Plain.self, seed: 2)
        #expect(plain.place.name.hasPrefix("name "))
        #expect(plain.tags.count == 2)
        #expect(plain.holder.label.hasPrefix("label "))
        #expect(Sample.of([Place].self).count == 2)
    }

    @Test("standard types have samples")
    func standard() {
        #expect(UUID.sample() != UUID.sample(seed: 1))
        #expect(UUID.sample() == UUID.sample())
        #expect(UInt8.sample() > 0)
        #expect(Double.sample() > 0)
        #expect(String.sample().hasPrefix("value "))
        #expect(Decimal.sample() > 0)
        #expect([Int].sample().count == 2)
        #expect(Int?.sample() != nil)
    }

    @Test("types that hold themselves end")
    func recursion() {
        #expect(Branch.sample().branches.count == 2)
    }

    @Test("what a type refuses is an error that names it")
    func refusal() {
        let error = #expect(throws: SampleError.self) { try Sample().make(Unmakeable.self) }
        #expect(error?.description.hasPrefix("no sample of Unmakeable can be made") == true)
    }
}

private struct Booking: Codable, Equatable {
    let title: String
    var ride: Ride
    var note: String?
    var stops: [Ride]
    let prices: [String: Decimal]
    let start: Date
    let link: URL
    let id: UUID
    let kind: Kind
}

private enum Kind: String, Codable, CaseIterable { case alone, shared, night }
private enum Level: Int, Codable {
    case low = 1
    case high = 2
}
private enum Payment: Codable {
    case cash
    case card(number: String, month: Int)
}
private struct Branch: Codable { let branches: [Branch] }

private struct Place { let name: String }
private final class Holder {
    let label: String
    init(label: String) { self.label = label }
}
private struct Plain {
    let place: Place
    let tags: Set<String>
    let holder: Holder
}
private struct Unmakeable { let part: any Unmet }
