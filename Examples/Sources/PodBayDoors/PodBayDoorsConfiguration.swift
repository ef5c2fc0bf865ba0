import Foundation

/// What differs from one mission to the next.
public struct PodBayDoorsConfiguration: Sendable, Equatable {
    /// The person that the computer talks to.
    public var crewMember: String
    /// Whether the computer trusts the crew at the start; it can be changed on the screen.
    public var trustsCrew: Bool

    public init(crewMember: String, trustsCrew: Bool) {
        self.crewMember = crewMember
        self.trustsCrew = trustsCrew
    }

    /// - Parameter environment: `POD_BAY_CREW_MEMBER` is the name of the person, Dave by default; `POD_BAY_TRUST=yes` makes
    ///   the computer trust the crew at the start.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(
            crewMember: environment["POD_BAY_CREW_MEMBER"] ?? "Dave",
            trustsCrew: environment["POD_BAY_TRUST"] == "yes")
    }
}
