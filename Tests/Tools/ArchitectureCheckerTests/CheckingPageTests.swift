import ArchitectureRules
import Foundation
import Testing

@testable import ArchitectureChecker

@Suite("the page on checking") struct CheckingPageTests {
    private var page: String {
        get throws {
            let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
            return try String(contentsOf: root.appending(path: "docs/checking.md"), encoding: .utf8)
        }
    }

    @Test("has a section on every rule about checking itself")
    func rules() throws {
        let headings = try page.split(separator: "\n").filter { $0.hasPrefix("### ") }
        for info in EngineRules.all { #expect(headings.contains("### \(info.id)")) }
    }

    @Test("shows a scenery.yml that is read as it stands")
    func configuration() throws {
        let blocks = try page.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        #expect(blocks.count == 3)
        for block in blocks {
            let text = block.replacingOccurrences(of: "…", with: "x")
            _ = try CheckConfiguration(
                text: text, file: "checking.md", rules: ["view-branches-on-model", "router-decides"],
                roles: ["view", "logic"])
        }
    }
}
