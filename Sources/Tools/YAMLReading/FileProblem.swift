/// A problem in a file that a person wrote: where, what, and what to do.
public struct FileProblem: Sendable, Equatable, CustomStringConvertible {
    public var file: String
    /// Counted from 1; `nil` if the problem concerns the whole file.
    public var line: Int?
    /// The path of the key, separated by dots; empty for none.
    public var key: String
    public var message: String
    /// What to do about it.
    public var fix: String

    public init(file: String, line: Int? = nil, key: String = "", message: String, fix: String) {
        self.file = file
        self.line = line
        self.key = key
        self.message = message
        self.fix = fix
    }

    /// `file:line: key: message; fix`
    public var description: String {
        let location = line.map { "\(file):\($0)" } ?? file
        return "\(location): \(key.isEmpty ? "" : "\(key): ")\(message); \(fix)"
    }
}
