import SourceModel

/// A change that mends a finding and nothing else.
public struct Fix: Sendable, Codable, Hashable {
    /// What it does, as an imperative: `hold it weakly`.
    public var title: String
    public var edits: [TextEdit]

    public init(_ title: String, edits: [TextEdit]) {
        self.title = title
        self.edits = edits
    }
}

/// A change of one file's text.
public struct TextEdit: Sendable, Codable, Hashable {
    /// What is done at the place.
    public enum Action: Sendable, Codable, Hashable {
        /// Puts text before the place.
        case insert(String)
        /// Replaces the first occurrence of `old` at or after the place, on its line, with `new`. Where the line
        /// has no such text the fix does not apply.
        case replace(old: String, new: String)
        /// Removes the whole line.
        case removeLine
    }

    /// Lines and columns count from one; columns in UTF-8 bytes.
    public var place: SourcePlace
    public var action: Action

    public init(at place: SourcePlace, _ action: Action) {
        self.place = place
        self.action = action
    }
}
