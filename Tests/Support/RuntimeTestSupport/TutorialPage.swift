import Foundation

/// A page of `docs` and the sources whose snippets it shows.
public struct TutorialPage {
    /// The whole page.
    public let text: String
    /// The Swift on the page, each piece without indentation.
    public let fences: [String]
    /// The pieces between `// snippet: NAME` and `// end` in the source, without indentation.
    public let snippets: [String]

    /// The Swift on the page that no test runs.
    public var untested: [String] { fences.filter { !snippets.contains($0) } }

    /// - Parameters:
    ///   - name: The page's file, without its extension.
    ///   - source: The path of the test file.
    public init(_ name: String, source: String) throws {
        try self.init("tutorials/\(name)", sources: [source])
    }

    /// - Parameters:
    ///   - path: The page's file below `docs`, without its extension.
    ///   - sources: The paths of the files with its snippets.
    public init(_ path: String, sources: [String]) throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        text = try String(contentsOf: root.appending(path: "docs/\(path).md"), encoding: .utf8)
        fences = Self.pieces(of: text, from: "```swift", to: "```")
        snippets = try sources.flatMap { source in
            Self.pieces(
                of: try String(contentsOfFile: source, encoding: .utf8), from: "// snippet:", to: "// end")
        }
    }

    private static func pieces(of text: String, from begin: String, to end: String) -> [String] {
        var pieces: [String] = []
        var current: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let bare = line.trimmingCharacters(in: .whitespaces)
            if current == nil, bare.hasPrefix(begin) {
                current = []
            } else if bare == end, let lines = current {
                pieces.append(outdented(lines))
                current = nil
            } else {
                current?.append(String(line))
            }
        }
        return pieces
    }

    private static func outdented(_ lines: [String]) -> String {
        let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        return lines.map { String($0.dropFirst(indents.min() ?? 0)) }.joined(separator: "\n")
    }
}
