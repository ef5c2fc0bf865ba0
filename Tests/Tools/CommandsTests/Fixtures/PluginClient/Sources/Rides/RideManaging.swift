import Core
import Scenery

struct Ride: Equatable, Sendable {
    var number: Int
    var city: String
}

@MainActor protocol RideManaging: Boundary {
    func load(_ number: Int) async throws -> Ride
}
