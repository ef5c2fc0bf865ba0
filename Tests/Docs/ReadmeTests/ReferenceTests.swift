import Foundation
import Testing

/// `docs/reference/README.md` against the public types in the sources.
@Suite("Reference") struct ReferenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let page = "docs/reference/README.md"

    /// The public types of the runtime and the hosts that are not nested in others, with their files.
    private static func declared() throws -> [String: String] {
        var files: [String: String] = [:]
        for folder in ["Sources/Runtime", "Sources/Hosts"] {
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            while let path = paths?.nextObject() as? String {
                guard path.hasSuffix(".swift") else { continue }
                let file = "\(folder)/\(path)"
                let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
                for name in names(in: text) { files[name] = file }
            }
        }
        return files
    }

    /// The names of the public types that `text` declares at the start of a line.
    private static func names(in text: String) -> [String] {
        let declaration =
            #/
            (?:@\w+(?:\([^)]*\))?\s+)*
            (?:public|open)\s+ (?:(?:final|indirect|nonisolated)\s+)*
            (?:class|struct|enum|protocol|actor|typealias)\s+ (\w+)
            /#
        return text.split(separator: "\n").compactMap { $0.prefixMatch(of: declaration).map { String($0.1) } }
    }

    /// The names that have a row: `| `Name` | description |`.
    private static func listed() throws -> [String] {
        let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            line.prefixMatch(of: /\| `(\w+)` \| \S/).map { String($0.1) }
        }
    }

    @Test("lists every public type")
    func complete() throws {
        let listed = Set(try Self.listed())
        for (name, file) in try Self.declared() where !listed.contains(name) {
            Issue.record(
                """
                "\(name)" in \(file) is public and has no row in \(Self.page): add "| `\(name)` | what it is for |" under its \
                task, or declare it package or internal if clients do not need it
                """)
        }
    }

    @Test("lists no type that does not exist, and none twice")
    func current() throws {
        let declared = try Self.declared()
        let listed = try Self.listed()
        for name in listed where declared[name] == nil {
            Issue.record(
                "\(Self.page) lists \"\(name)\", which is not a public type any more: remove its row")
        }
        let counts = Dictionary(listed.map { ($0, 1) }, uniquingKeysWith: +)
        for (name, count) in counts where count > 1 {
            Issue.record("\(Self.page) lists \"\(name)\" \(count) times: keep one row")
        }
    }

    @Test("the scan recognizes declarations")
    func scan() {
        let text = """
            public struct One {}
            @MainActor public final class Two {}
            @resultBuilder public enum Three {
                public struct Nested {}
            package struct Four {}
            open class Five {}
            """
        #expect(Self.names(in: text) == ["One", "Two", "Three", "Five"])
    }
}
