import Foundation
import RuntimeTestSupport
import SceneryObservables
import Testing

/// The pages for people who come from another library, against the tests with their code.
@Suite("The pages for people who come from another library")
struct MovingPageTests {
    private static let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    private static let sources = ["MovingFixtures", "MovingLines", "MovingTests"].map {
        "/\(folder)/\($0).swift"
    }

    @Test(
        "every fence and every line of the last column is compiled and run",
        arguments: ["reactivekit", "rxswift", "combine"])
    func page(name: String) throws {
        let page = try TutorialPage("moving/\(name)", sources: Self.sources)
        #expect(!page.fences.isEmpty && page.untested == [])
        let code = try Self.sources.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
        let lines = Self.lines(of: page.text)
        #expect(lines.count >= 20)
        for line in lines { #expect(code.contains(line), "no test has the line \(line)") }
    }

    /// The code in the last column of the tables whose head ends with `Scenery`.
    private static func lines(of text: String) -> [String] {
        var isInTable = false
        var found: [String] = []
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let last = row.hasPrefix("|") ? row.split(separator: "|").last : nil
            isInTable = last.map { isInTable || $0.contains(" Scenery ") } ?? false
            guard isInTable, let last else { continue }
            found += last.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
        return found
    }
}
