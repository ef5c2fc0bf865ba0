import Scenery

/// How far a ride is.
enum RideState: String, Sendable, Codable, CaseIterable {
    case requested, accepted, arrived, onTheWay, finished, cancelled

    /// Whether the ride will still change.
    var isActive: Bool { self != .finished && self != .cancelled }

    /// Whether a person can cancel the ride: until it has started.
    var isCancellable: Bool { self == .requested || self == .accepted || self == .arrived }
}
