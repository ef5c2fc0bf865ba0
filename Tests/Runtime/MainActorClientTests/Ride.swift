/// A model of a client whose code is isolated to the main actor. Models cross threads, and are declared for that.
nonisolated struct Ride: Codable, Equatable, Sendable {
    var id: Int
    var driver: String
}

nonisolated enum RideProblem: Error { case noSuchRide }
