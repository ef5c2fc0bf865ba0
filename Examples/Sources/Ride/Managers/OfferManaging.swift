import Scenery

/// Provides the places to go to, and what it costs to go there.
@MainActor protocol OfferManaging: Boundary, Sendable {
    /// Where the person is picked up.
    var pickup: Place { get }
    /// - Parameter query: A part of the name or the address; the person's favorites without one.
    func destinations(matching query: String) async throws -> [Place]
    /// An offer of this moment, which is valid for a limited time.
    func offer(to destination: Place) async throws -> Offer
}
