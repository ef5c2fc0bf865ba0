import SourceModel

/// A comment that suppresses a rule where the rule finds nothing.
public struct UnusedSuppression: Sendable, Hashable {
    public var location: FileLocation
    /// The rule it names.
    public var rule: String
    /// Whether a rule of this name exists.
    public var isKnown: Bool
    /// Whether the comment names no other rule and is on a line of its own, so that the line can be removed.
    public var isWholeLine: Bool

    public init(location: FileLocation, rule: String, isKnown: Bool = true, isWholeLine: Bool = false) {
        self.location = location
        self.rule = rule
        self.isKnown = isKnown
        self.isWholeLine = isWholeLine
    }
}
