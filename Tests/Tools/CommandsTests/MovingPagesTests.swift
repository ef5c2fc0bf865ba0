import Foundation
import RuntimeTestSupport
import Testing

/// The code on the pages stands in the client that `PluginTests` builds and tests.
@Suite("the pages for people who come from another generator") struct MovingPagesTests {
    private static let pages = [
        "mockolo": "Mockolo", "swiftymocky": "SwiftyMocky", "sourcery": "Sourcery", "mockable": "Mockable",
    ]

    private func source(_ path: String) -> String {
        PluginClient.fixture.appending(path: path).path(percentEncoded: false)
    }

    @Test("every fence of a page is compiled, and every snippet is on it", arguments: pages.keys.sorted())
    func fences(page: String) throws {
        let tool = try #require(Self.pages[page])
        let page = try TutorialPage(
            "moving/\(page)",
            sources: [
                source("Sources/Marked/\(tool).swift"), source("Tests/MovingTests/MovingFrom\(tool).swift"),
            ])
        #expect(page.fences.count >= 2 && page.untested.isEmpty, "\(page.untested)")
        #expect(page.snippets.filter { !page.fences.contains($0) }.isEmpty)
    }

    /// The last column of the tables whose head ends with `Scenery`.
    @Test(
        "every line that a table puts against the other tool's is compiled and run",
        arguments: pages.keys.sorted())
    func tables(page: String) throws {
        let tool = try #require(Self.pages[page])
        let tests = try String(
            contentsOfFile: source("Tests/MovingTests/MovingFrom\(tool).swift"), encoding: .utf8)
        let text = try TutorialPage("moving/\(page)", sources: []).text
        let lines = Self.lines(of: text)
        #expect(lines.count >= 8)
        for line in lines { #expect(tests.contains(line), "no test has the line \(line)") }
    }

    private static func lines(of text: String) -> [String] {
        var isInTable = false
        var found: [String] = []
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard row.hasPrefix("|") else {
                isInTable = false
                continue
            }
            let last = row.split(separator: "|").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
            if last == "Scenery" { isInTable = true }
            guard isInTable else { continue }
            found += last.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
        return found
    }
}
