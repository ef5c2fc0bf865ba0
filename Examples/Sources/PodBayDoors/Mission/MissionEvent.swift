/// What can happen at the doors.
enum MissionEvent: Sendable, Equatable, CaseIterable {
    /// The person is in front of the doors.
    case arrived
    /// The doors stay shut, although the person wants to go in.
    case refused
    case opened
    /// The doors were open.
    case shut
    case trustGained
    case trustLost
}
