import Foundation
import RuntimeTestSupport
import Testing

/// The code on the pages stands in the files that are named like them.
@Suite("The pages for people who come from PromiseKit or Combine")
struct MovingPageTests {
    private static let files = [
        "promisekit": ["MovingFromPromiseKit", "MovingFromPromiseKitTables"],
        "combine-futures": ["MovingFromFutures"],
    ]

    private func sources(of page: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return try #require(Self.files[page]).map {
            folder.appending(path: "\($0).swift").path(percentEncoded: false)
        }
    }

    @Test("every fence of a page is compiled, and every snippet is on it", arguments: files.keys.sorted())
    func fences(page: String) throws {
        let page = try TutorialPage("moving/\(page)", sources: sources(of: page))
        #expect(!page.fences.isEmpty && page.untested.isEmpty, "\(page.untested)")
        #expect(page.snippets.filter { !page.fences.contains($0) }.isEmpty)
    }

    @Test(
        "every line that a table puts against the other library's is compiled and run",
        arguments: files.keys.sorted())
    func tables(page: String) throws {
        let tests = try sources(of: page).map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
        let lines = Self.lines(of: try TutorialPage("moving/\(page)", sources: []).text)
        #expect(lines.count >= 30)
        // The formatter breaks lines.
        for line in lines where !Self.packed(tests).contains(Self.packed(line)) {
            Issue.record("no test has the line \(line)")
        }
    }

    /// The public functions and properties of PromiseKit 8 that users call, by their base names.
    private static let operators = """
        after all asVoid async catch cauterize compactMap compactMapValues conf done ensure ensureThen error filterValues
        finally firstly firstValue flatMap flatMapValues fulfill future get hang isCancelled isFulfilled isPending isRejected
        isResolved lastValue logHandler map mapValues pending pipe promise race recover reject resolve result sortedValues
        tap then thenFlatMap thenMap value wait when wrap
        """

    @Test("the page for PromiseKit has each of its operators")
    func complete() throws {
        let code = try TutorialPage("moving/promisekit", sources: []).text.split(separator: "`").enumerated()
            .filter { $0.offset % 2 == 1 }.flatMap { $0.element.split { !$0.isLetter } }
        let operators = Self.operators.split { !$0.isLetter }
        #expect(operators.filter { !code.contains($0) }.isEmpty)
    }

    private static func packed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    /// The code in the last column of the tables whose head ends with `Scenery`.
    private static func lines(of text: String) -> [String] {
        var isInTable = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { row -> [String] in
            let last = row.split(separator: "|").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
            isInTable = row.hasPrefix("|") && (isInTable || last == "Scenery")
            guard isInTable else { return [] }
            return last.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
    }
}
