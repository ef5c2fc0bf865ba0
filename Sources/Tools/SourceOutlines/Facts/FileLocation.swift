/// A source location; lines and columns (in UTF-8 bytes) count from one.
public struct FileLocation: Sendable, Codable, Hashable, CustomStringConvertible {
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
