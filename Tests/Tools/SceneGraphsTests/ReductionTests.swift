import SceneGraphs
import SourceModel
import Testing

@Suite("graphs with less in them") struct ReductionTests {
    private func graph(_ edges: [(String, String)], findings: [String] = []) -> Graph {
        let names = Set(edges.flatMap { [$0.0, $0.1] })
        return Graph(
            kind: .modules, title: "t",
            nodes: names.map {
                GraphNode(
                    id: $0, label: $0, kind: $0 == "x" ? "outside" : "module", group: $0 == "a" ? "G" : nil)
            },
            edges: edges.map {
                GraphEdge(from: $0.0, to: $0.1, kind: "imports", findings: $0.0 == "a" ? findings : [])
            },
            groups: [GraphGroup(id: "G", label: "Group")])
    }

    private func arrows(_ graph: Graph) -> [String] { graph.edges.map { $0.from + $0.to } }

    @Test("an arrow that a chain of others implies is left out")
    func chain() {
        let reduced = graph([("a", "b"), ("b", "c"), ("c", "d"), ("a", "c"), ("a", "d"), ("b", "d")])
            .reduced()
        #expect(arrows(reduced) == ["ab", "bc", "cd"])
    }

    @Test("a diamond keeps both its sides, and nodes in a cycle keep all arrows")
    func diamond() {
        let diamond = [("a", "b"), ("a", "c"), ("b", "d"), ("c", "d")]
        #expect(arrows(graph(diamond).reduced()) == ["ab", "ac", "bd", "cd"])
        let circle = [("a", "b"), ("b", "a"), ("b", "c"), ("a", "c"), ("c", "x")]
        #expect(arrows(graph(circle).reduced()) == ["ab", "ac", "ba", "bc", "cx"])
    }

    @Test("an arrow with a finding stays")
    func findings() {
        let edges = [("a", "b"), ("b", "c"), ("a", "c")]
        #expect(arrows(graph(edges, findings: ["rooms"]).reduced()) == ["ab", "ac", "bc"])
    }

    @Test("nodes are left out by kind, name or group, with their arrows")
    func hiding() throws {
        let whole = graph([("a", "b"), ("b", "x"), ("b", "c")])
        #expect(arrows(try whole.hiding(["outside"])) == ["ab", "bc"])
        #expect(arrows(try whole.hiding(["c", "Group"])) == ["bx"])
        #expect(try whole.hiding(["test"]) == whole)
        #expect(throws: GraphError.nothingToHide("grup", among: ["a", "b", "c", "x", "Group"])) {
            try whole.hiding(["grup"])
        }
    }

    @Test("modules are grouped by the folder above their own, if there are several")
    func folders() {
        func module(_ name: String, _ files: String...) -> ModuleFacts {
            ModuleFacts(name: name, files: files.map { FileFacts(path: $0) }, dependencies: [], isTest: false)
        }
        let modules = [
            module("Core", "Sources/Runtime/Core/A.swift", "Sources/Runtime/Core/In/B.swift"),
            module("my_tool", "Sources/Tools/my-tool/Only/A.swift"), module("Root", "A.swift"),
        ]
        let graph = GraphInput(model: ProjectModel(modules: modules), scenes: []).graph(.modules)
        #expect(graph.groups.map(\.label) == ["Runtime", "Tools"])
        #expect(graph.nodes.map(\.group) == ["Sources/Runtime", nil, "Sources/Tools"])
        let alone = GraphInput(model: ProjectModel(modules: [modules[0]]), scenes: []).graph(.modules)
        #expect(alone.groups.isEmpty && alone.nodes.allSatisfy { $0.group == nil })
    }
}
