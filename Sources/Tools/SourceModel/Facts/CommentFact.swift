/// A comment that speaks to a tool: `// scenery:ignore rule-id because …`.
public struct CommentFact: Sendable, Codable, Hashable {
    /// The text after `scenery:`, trimmed.
    public var text: String
    /// Whether code stands before it on its line, so that it speaks of this line rather than of the next code.
    public var isTrailing: Bool
    /// The first line after it with code on it.
    public var nextCodeLine: Int
    public var location: FileLocation
}
