import SourceModel

/// A comment that suppresses findings: `// scenery:ignore RULE, RULE because REASON`.
public struct Suppression: Sendable, Equatable {
    /// What a comment applies to.
    public enum Reach: String, Sendable, CaseIterable {
        /// The line of the comment if there is code before it, otherwise the next line of code.
        case line = "ignore"
        /// The declaration that starts in the next line of code, to its last line.
        case declaration = "ignore-declaration"
        case file = "ignore-file"
    }

    public var reach: Reach
    public var rules: [String]
    /// The text after `because`; empty if there is none.
    public var reason: String
    public var location: FileLocation
    /// The lines that it applies to.
    public var lines: ClosedRange<Int>
    /// Whether there is code before it on its line.
    public var isTrailing = false

    /// Whether it suppresses findings of a rule on a line.
    func covers(rule: String, line: Int) -> Bool { rules.contains(rule) && lines.contains(line) }
}

extension Suppression {
    /// Reads the comments of a file; those with another word after `scenery:` are for other tools.
    static func all(in file: FileFacts) -> [Suppression] {
        file.comments.compactMap { Suppression($0, in: file) }
    }

    private init?(_ comment: CommentFact, in file: FileFacts) {
        let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, let reach = Reach(rawValue: first) else { return nil }
        let index = words.firstIndex { $0.lowercased() == "because" } ?? words.endIndex
        let list = words[1..<index].flatMap { $0.split(separator: ",").map(String.init) }
        let reason = words.suffix(from: min(index + 1, words.endIndex)).joined(separator: " ")
        self.init(
            reach: reach, rules: list, reason: reason, location: comment.location,
            lines: Self.lines(reach, comment, file), isTrailing: comment.isTrailing)
    }

    private static func lines(_ reach: Reach, _ comment: CommentFact, _ file: FileFacts) -> ClosedRange<Int> {
        let line = comment.isTrailing ? comment.location.line : comment.nextCodeLine
        switch reach {
        case .file: return 1...Int.max
        case .line: return line...max(line, headEnd(from: line, in: file))
        case .declaration: return line...max(line, lastLine(from: line, in: file))
        }
    }

    /// Attributes may be on lines of their own above the name that a finding points at.
    private static func headEnd(from line: Int, in file: FileFacts) -> Int {
        locations(in: file).filter { $0.first <= line && line <= $0.name }.map(\.name).max() ?? line
    }

    private static func lastLine(from line: Int, in file: FileFacts) -> Int {
        locations(in: file).filter { $0.first <= line && line <= $0.name || $0.name == line }.map(\.last)
            .max() ?? line
    }

    private static func locations(in file: FileFacts) -> [(first: Int, name: Int, last: Int)] {
        let members = file.declarations.flatMap(\.members) + file.globals
        return file.declarations.map {
            ($0.location.line - $0.attributes.count, $0.location.line, $0.lastLine)
        }
            + members.map { ($0.location.line - $0.attributes.count, $0.location.line, $0.lastLine) }
    }
}
