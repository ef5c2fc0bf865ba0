/// Something wrong in a file that a person wrote: where, what, and what to do.
public struct FileProblem: Sendable, Equatable, CustomStringConvertible {
    public var file: String
    /// Counted from 1; `nil` when it concerns the whole file.
    public var line: Int?
    /// The key concerned, as a path of keys with dots; empty for none.
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
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(key.isEmpty ? "" : "\(key): ")\(message); \(fix)"
    }
}
