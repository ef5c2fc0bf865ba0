import Foundation
import SceneGraphs
import Testing

@Suite("graphs as text") struct WriterTests {
    @Test("Mermaid text escapes names and marks findings")
    func mermaid() throws {
        #expect(
            try GraphFormat.mermaid.text(of: Sample.small) == """
                ---
                title: "roles"
                ---
                flowchart LR
                    subgraph "About"["About"]
                        n0["AboutPresenter"]
                        n1["AboutViewController"]
                    end
                    n2(["Ride#quot;Observing#lt;T#gt;#quot;"])
                    n0 -.-> n1
                    n0 --> n2
                    n1 -->|"presenter"| n0
                    classDef fault stroke:#c62828,stroke-width:3px
                    class n0 fault
                    linkStyle 0 stroke:#c62828,stroke-width:3px

                """)
    }

    @Test("a chart that Mermaid would refuse is drawn by groups, and says so")
    func foldedMermaid() throws {
        let text = try GraphFormat.mermaid.text(of: Sample.large(groups: 20, each: 25))
        #expect(text.hasPrefix("%% 1500 edges"))
        #expect(text.contains("Feature 7 (25)"))
        #expect(text.split(separator: "\n").count(where: { $0.contains("-->") }) < 500)
    }

    @Test("DOT text quotes names and marks findings")
    func dot() throws {
        let text = try GraphFormat.dot.text(of: Sample.small)
        #expect(text.contains(#""RideObserving" [label="Ride\"Observing<T>\"", shape=ellipse]"#))
        #expect(
            text.contains(
                ##""About.presentation" -> "About.view" [style=dashed, color="#c62828", penwidth=2]"##))
        #expect(text.contains("subgraph cluster_0"))
    }

    @Test("JSON gives the graph back")
    func json() throws {
        let text = try GraphFormat.json.text(of: Sample.small)
        #expect(try JSONDecoder().decode(Graph.self, from: Data(text.utf8)) == Sample.small)
    }

    @Test("a name cannot end the document's data, and the document loads nothing")
    func html() throws {
        let node = GraphNode(id: "</script><script>alert(1)", label: "</script>", kind: "scene")
        let text = try GraphFormat.html.text(
            of: Graph(kind: .scenes, title: "a < b & c", nodes: [node], edges: []))
        #expect(text.components(separatedBy: "</script>").count == 3)
        #expect(text.contains("<title>a &lt; b &amp; c</title>"))
        // The name of SVG's elements.
        #expect(!text.contains("http://") || text.components(separatedBy: "http://").count == 2)
        #expect(!text.contains("https://"))
    }

    @Test("the same graph gives the same bytes, whatever order it was made in")
    func determinism() throws {
        let graph = Sample.large(groups: 3, each: 5)
        let other = Graph(
            kind: graph.kind, title: graph.title, nodes: graph.nodes.reversed(),
            edges: graph.edges.shuffled(),
            groups: graph.groups.reversed())
        for format in GraphFormat.allCases where format != .svg {
            #expect(try format.text(of: graph) == format.text(of: other))
        }
    }

    @Test("the error for a missing Graphviz says what to do")
    func noGraphviz() {
        #expect("\(GraphError.noGraphviz)".contains("apt-get install graphviz"))
    }
}
