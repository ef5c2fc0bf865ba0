import Scenery

// The boundaries of a small scene. Their mocks, in RideMocks.swift, are what `scenery mock` makes of this file.

struct Ride: Equatable, Sendable, Codable {
    var number: Int
    var city: String
    var isShared = false
}

enum RideError: Error, Equatable {
    case gone
    case unknown(Int)
}

@MainActor protocol RideManaging: Boundary {
    var home: String? { get set }
    func ride(_ number: Int, in city: String) throws -> Ride
    func load(_ number: Int) async throws -> Ride
    func count() -> Int
}

@MainActor protocol RidePresenting: Boundary {
    func present(_ ride: Ride)
    func present(error: any Error)
    func close()
}
