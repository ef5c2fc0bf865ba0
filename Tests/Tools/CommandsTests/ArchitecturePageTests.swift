import Foundation
import Testing

@Suite("ARCHITECTURE.md") struct ArchitecturePageTests {
    @Test("its diagram is what scenery graph modules draws; make docs updates it")
    func diagram() throws {
        let drawn = try Tool.run(
            "graph", "modules", "--hide", "outside", "--reduce", "--no-findings",
            in: Scratch.repository)
        #expect(drawn.code == 0, "\(drawn.errors)")
        let page = try String(
            contentsOf: Scratch.repository.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        let isCurrent = page.contains(
            " -->\n```mermaid\n\(drawn.output)```\n<!-- end of the generated part -->\n")
        #expect(isCurrent, "run make docs, and look at the change")
    }

    @Test("every module has its row")
    func rows() throws {
        let drawn = try Tool.run(
            "graph", "modules", "--hide", "outside,test", "--no-findings", "--format", "json",
            in: Scratch.repository)
        struct Modules: Decodable {
            struct Node: Decodable { let id: String }
            let nodes: [Node]
        }
        let modules = try JSONDecoder().decode(Modules.self, from: Data(drawn.output.utf8)).nodes.map(\.id)
        let page = try String(
            contentsOf: Scratch.repository.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let named = Set(
            rows.flatMap { row in
                (row.split(separator: "|").first ?? "").matches(of: /`([A-Za-z-]+)`/).map {
                    String($0.output.1).replacing("-", with: "_")
                }
            })
        #expect(modules.filter { !named.contains($0) } == [])
    }
}
