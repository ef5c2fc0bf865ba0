import Scenery

/// The computer of the mission, as the interactions see it.
@MainActor protocol MissionComputing: Boundary {
    /// The person that the computer talks to.
    var crewMember: String { get }
    /// The rule of the doors: they stay shut while this is false.
    var trustsCrew: Bool { get set }
}
