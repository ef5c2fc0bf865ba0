/// A Swift file in memory, from a disk or a template.
public struct SourceFile: Sendable, Hashable {
    /// The path in findings; it need not exist.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
