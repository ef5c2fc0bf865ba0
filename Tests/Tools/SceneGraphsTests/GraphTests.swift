import SceneGraphs
import Testing

@Suite("graphs as values") struct GraphTests {
    @Test("edges of the same ends, kind and label are counted as one, and loose ends are left out")
    func joining() {
        let nodes = ["a", "b"].map { GraphNode(id: $0, label: $0, kind: "scene") }
        let graph = Graph(
            kind: .scenes, title: "t", nodes: nodes,
            edges: [
                GraphEdge(from: "a", to: "b", kind: "leads", findings: ["x"]),
                GraphEdge(from: "a", to: "b", kind: "leads", count: 2, findings: ["x", "y"]),
                GraphEdge(from: "a", to: "nowhere", kind: "leads"),
            ])
        #expect(
            graph.edges == [GraphEdge(from: "a", to: "b", kind: "leads", count: 3, findings: ["x", "y"])])
    }

    @Test("the focus keeps what is within its depth, in both directions")
    func focus() throws {
        let graph = Sample.large(groups: 5, each: 10)
        #expect(try graph.focused(on: "Scene10", depth: 0).nodes.map(\.label) == ["Scene10"])
        let near = try graph.focused(on: "Scene10", depth: 1).nodes.map(\.label)
        #expect(Set(near) == ["Scene10", "Scene11", "Scene17", "Scene41", "Scene9", "Scene3", "Scene29"])
        #expect(try graph.focused(on: "Feature 2", depth: 0).nodes.count == 10)
    }

    @Test("an unknown name in the focus is refused with the nearest one")
    func unknownFocus() {
        #expect { try Sample.small.focused(on: "AboutPresentr", depth: 1) } throws: {
            "\($0)".contains("\"AboutPresenter\"")
        }
    }

    @Test("folding joins each group to one node and counts the edges between groups")
    func folding() {
        let folded = Sample.large(groups: 5, each: 10).folded()
        #expect(folded.nodes.map(\.label) == (0..<5).map { "Feature \($0) (10)" })
        #expect(folded.edges.allSatisfy { $0.from != $0.to })
        #expect(folded.edges.first { $0.from == "group:g0" && $0.to == "group:g1" }?.count == 1 + 7)
    }
}
