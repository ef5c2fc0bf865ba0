/// A generated file that the tool would now write differently, or would no longer write.
public struct StaleFile: Sendable, Hashable {
    public var path: String
    /// The command that generates it again: `scenery mock`.
    public var command: String
    /// What differs, for a message: `"AboutPresenting" has changed`.
    public var reason: String

    public init(path: String, command: String, reason: String) {
        self.path = path
        self.command = command
        self.reason = reason
    }
}
