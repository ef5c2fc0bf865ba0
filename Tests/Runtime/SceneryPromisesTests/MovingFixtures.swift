import Foundation
import SceneryPromises

// What the code on the pages docs/moving/promisekit.md and docs/moving/combine-futures.md uses.

struct Ride: Sendable, Comparable {
    let number: Int
    let city: String
    var stops: [String] = []
    var note: String?

    static func < (left: Ride, right: Ride) -> Bool { left.number < right.number }
}

enum RideError: Error { case gone, offline }

struct NoAnswer: Error {}

enum Rides {
    static func ride(_ number: Int) -> Promise<Ride> {
        .fulfilled(
            Ride(number: number, city: "City \(number)", stops: ["a", "b"], note: number == 1 ? "note" : nil))
    }

    static func first() -> Promise<Ride> { ride(1) }

    static func all() -> Promise<[Ride]> { Promise.all([ride(2), ride(1)]) }

    static func driver(of ride: Ride) -> Promise<String> { .fulfilled("Driver \(ride.number)") }

    static func stops(of ride: Ride) -> Promise<[String]> { .fulfilled(ride.stops) }

    static func count() async throws -> Int { 2 }
}

func start(_ completion: @escaping @Sendable (Int) -> Void) { completion(1) }

func numbers() throws -> Promise<Int> { .fulfilled(1) }

func parse() -> Int { 1 }

func close() -> Promise<Void> { .fulfilled(()) }

@MainActor
final class RideScreen {
    private(set) var lines: [String] = []
    private(set) var errors: [any Error] = []
    var isBusy = true

    func show(_ lines: [String]) { self.lines = lines }
    func show(_ error: any Error) { errors.append(error) }
}

/// Not `Sendable`.
final class Cart {
    private var rides: [Ride]

    init(_ rides: [Ride]) { self.rides = rides }

    var total: Int { rides.map(\.number).reduce(0, +) }

    func add(_ ride: Ride) { rides.append(ride) }
}
