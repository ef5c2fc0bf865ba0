/// A Swift file in memory: what the tools read, whether it came from a disk or a template.
public struct SourceFile: Sendable, Hashable {
    /// The path findings name; it need not exist.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A place in a file; line and column count from one.
public struct SourcePlace: Sendable, Codable, Hashable, CustomStringConvertible {
    public let path: String
    public let line: Int
    public let column: Int

    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    public var description: String { "\(path):\(line):\(column)" }
}
