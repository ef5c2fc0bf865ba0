import Foundation
import Testing

@testable import SceneGraphs

@Suite("the layout of a graph's page") struct PageLayoutTests {
    private struct Page: Decodable, Equatable {
        struct Layout: Decodable, Equatable {
            struct Edge: Decodable, Equatable {
                var from: String
                var to: String
                var kind: String
                var path: String
                var label: [Int]?
            }

            var nodes: [String: [Int]]
            var groups: [String: [Int]]
            var edges: [Edge]
        }

        var layout: Layout?
    }

    private func layout(_ graph: Graph, _ graphviz: Graphviz = Graphviz()) throws -> Page.Layout? {
        let text = HTMLWriter(graph: graph, graphviz: graphviz).text
        let start = try #require(text.firstRange(of: "id=\"graph\">")).upperBound
        let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
        return try JSONDecoder().decode(Page.self, from: Data(text[start..<end].utf8)).layout
    }

    @Test(
        "Graphviz places every box in its group, and every arrow",
        .enabled(if: Graphviz().isInstalled, "it needs Graphviz"))
    func places() throws {
        let graph = Sample.large(groups: 3, each: 5)
        let layout = try #require(try layout(graph))
        #expect(Set(layout.nodes.keys) == Set(graph.nodes.map(\.id)))
        #expect(layout.edges.count == graph.edges.count)
        #expect(layout.edges.allSatisfy { $0.path.hasPrefix("M") && $0.path.contains(" C") })
        for node in graph.nodes {
            let box = try #require(layout.groups[node.group ?? ""])
            let center = try #require(layout.nodes[node.id])
            #expect(center[0] > box[0] && center[0] < box[0] + box[2])
            #expect(center[1] > box[1] && center[1] < box[1] + box[3])
        }
    }

    @Test(
        "names and labels of any text are placed, and packages from outside are not",
        .enabled(if: Graphviz().isInstalled, "it needs Graphviz"))
    func names() throws {
        let graph = Graph(
            kind: .modules, title: "modules",
            nodes: [
                GraphNode(id: "a \"b\" \\ <c>", label: "a\n\"", kind: "module"),
                GraphNode(id: "b", label: "b", kind: "module"),
                GraphNode(id: "Far", label: "Far", kind: "outside"),
            ],
            edges: [
                GraphEdge(from: "b", to: "a \"b\" \\ <c>", kind: "owns", label: "one \\N"),
                GraphEdge(from: "b", to: "a \"b\" \\ <c>", kind: "owns", label: "two"),
                GraphEdge(from: "b", to: "Far", kind: "imports"),
            ])
        let layout = try #require(try layout(graph))
        #expect(Set(layout.nodes.keys) == ["a \"b\" \\ <c>", "b"])
        #expect(layout.edges.count == 1)
        #expect(layout.edges.first?.label?.count == 2)
    }

    @Test("without Graphviz, and for a very large graph, the page lays itself out")
    func fallback() throws {
        #expect(try layout(Sample.small, Graphviz(path: "")) == nil)
        #expect(try layout(Sample.large(groups: 41, each: 10)) == nil)
    }
}
