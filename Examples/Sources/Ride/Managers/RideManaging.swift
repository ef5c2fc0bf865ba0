import Scenery

/// Provides rides, and notifies every ``RideObserving`` of their changes.
@MainActor protocol RideManaging: Boundary, Sendable {
    /// The ride in progress, or the last one until there is another.
    var current: RideSnapshot? { get }
    /// Whether the last request for changes reached the server.
    var isOnline: Bool { get }
    /// The newest snapshot that is known already.
    func known(_ ride: String) -> RideSnapshot?
    /// Asks for the ride in progress, for example after a sign-in.
    func refresh() async throws
    func ride(_ id: String) async throws -> RideSnapshot
    /// All rides, newest first.
    func history() async throws -> [RideSnapshot]
    /// Books an offer; the same one again does not book a second ride.
    func book(_ offer: Offer) async throws -> RideSnapshot
    func cancel(_ ride: String) async throws
    /// - Throws: For a ride that is not finished too.
    func receipt(of ride: String) async throws -> Receipt
}
