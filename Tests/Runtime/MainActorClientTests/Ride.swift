/// A model of a client whose code is the main actor's. Models cross threads, and say so.
nonisolated struct Ride: Codable, Equatable, Sendable {
    var id: Int
    var driver: String
}

nonisolated enum RideProblem: Error { case noSuchRide }
