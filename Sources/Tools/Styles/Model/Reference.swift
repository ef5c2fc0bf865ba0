/// That one role holds another, and how.
public struct Reference: Sendable, Equatable {
    public enum Hold: String, Sendable, CaseIterable {
        /// Strongly: the other lives as long as this one.
        case owns
        /// Weakly, through the other's protocol.
        case sees
    }

    public var from: String
    public var to: String
    public var hold: Hold
}
