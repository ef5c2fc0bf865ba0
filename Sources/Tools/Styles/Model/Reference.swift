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
    /// Whether a scene is right without it: `view may own navigation`.
    public var isOptional = false
    /// The method through which the other is handed over, where the style names one: `by use`.
    public var handover: String?
}
