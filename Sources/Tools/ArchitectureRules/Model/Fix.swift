import SourceModel

/// A change that fixes a finding and nothing else.
public struct Fix: Sendable, Codable, Hashable {
    /// What it does, as an imperative: `make the reference weak`.
    public var title: String
    public var edits: [TextEdit]

    public init(_ title: String, edits: [TextEdit]) {
        self.title = title
        self.edits = edits
    }
}

/// A change of one file's text.
public struct TextEdit: Sendable, Codable, Hashable {
    /// What is done at the location.
    public enum Action: Sendable, Codable, Hashable {
        /// Inserts text before the location.
        case insert(String)
        /// Replaces the first occurrence of `old` at or after the location, on its line, with `new`. The fix does not
        /// apply if the line has no such text.
        case replace(old: String, new: String)
        /// Removes the whole line.
        case removeLine
    }

    /// Lines and columns count from one; columns in UTF-8 bytes.
    public var location: FileLocation
    public var action: Action

    public init(at location: FileLocation, _ action: Action) {
        self.location = location
        self.action = action
    }
}
