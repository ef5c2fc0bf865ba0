import SourceModel

/// A file that a tool wrote and would now write otherwise, or would no longer write.
public struct StaleFile: Sendable, Hashable {
    public var path: String
    /// The command that writes it anew: `scenery mock`.
    public var command: String
    /// What differs, in words: `the protocol "AboutPresenting" has changed`.
    public var reason: String

    public init(path: String, command: String, reason: String) {
        self.path = path
        self.command = command
        self.reason = reason
    }
}

/// A comment that keeps a rule quiet where the rule finds nothing.
public struct UnusedSuppression: Sendable, Hashable {
    public var place: SourcePlace
    /// The rule it names.
    public var rule: String
    /// Whether there is a rule of this name at all.
    public var isKnown: Bool
    /// Whether the comment names no other rule and stands on a line of its own, so that the line can go.
    public var isWholeLine: Bool

    public init(place: SourcePlace, rule: String, isKnown: Bool = true, isWholeLine: Bool = false) {
        self.place = place
        self.rule = rule
        self.isKnown = isKnown
        self.isWholeLine = isWholeLine
    }
}
