import ArchitectureRules
import Foundation
import Testing

@testable import ArchitectureChecker

@Suite("The page docs/checking.md") struct CheckingPageTests {
    private var page: String {
        get throws {
            let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
            return try String(contentsOf: root.appending(path: "docs/checking.md"), encoding: .utf8)
        }
    }

    @Test("every rule about checking itself has a section")
    func rules() throws {
        let headings = try page.split(separator: "\n").filter { $0.hasPrefix("### ") }
        for info in MetaRules.all { #expect(headings.contains("### \(info.id)")) }
    }

    @Test("the examples of scenery.yml can be read")
    func configuration() throws {
        let blocks = try page.components(separatedBy: "```yaml\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == 4)
        for block in blocks {
            let text = block.replacingOccurrences(of: "…", with: "x")
            _ = try CheckConfiguration(
                text: text, file: "checking.md", rules: ["view-branches-on-model", "router-decides"],
                roles: ["view", "logic"])
        }
    }
}
