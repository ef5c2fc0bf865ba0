import Scenery

/// Provides one `Ride`.
public protocol RideManaging: Boundary, Sendable {
    /// - Throws: The error of where it comes from.
    func getRide() async throws -> Ride
}
