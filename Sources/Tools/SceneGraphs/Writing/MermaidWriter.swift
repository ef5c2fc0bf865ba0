/// A graph as a Mermaid flowchart, as GitHub and most wikis show it.
struct MermaidWriter {
    /// Mermaid refuses flowcharts with more edges than this (its `maxEdges`, which a chart cannot raise).
    static let mostEdges = 500

    let graph: Graph

    var text: String {
        guard graph.edges.count > Self.mostEdges, !graph.groups.isEmpty else { return chart(of: graph) }
        return "%% \(graph.edges.count) edges are more than Mermaid draws: each group is one node here\n"
            + chart(of: graph.folded())
    }

    private func chart(of graph: Graph) -> String {
        let names = Dictionary(
            uniqueKeysWithValues: graph.nodes.enumerated().map { ($0.element.id, "n\($0.offset)") })
        var lines = [
            "---", "title: \(Self.quoted(graph.title))", "---",
            "flowchart \(graph.kind == .modules ? "TD" : "LR")",
        ]
        for group in graph.groups {
            lines.append("    subgraph \(Self.quoted(group.id))[\(Self.quoted(group.label))]")
            for node in graph.nodes where node.group == group.id {
                lines.append("        " + line(node, names))
            }
            lines.append("    end")
        }
        for node in graph.nodes where node.group == nil { lines.append("    " + line(node, names)) }
        lines += graph.edges.map { "    " + line($0, names) }
        return (lines + faults(in: graph, names)).joined(separator: "\n") + "\n"
    }

    private func line(_ node: GraphNode, _ names: [String: String]) -> String {
        let (open, close) = node.kind == "topic" ? ("([", "])") : ("[", "]")
        return "\(names[node.id] ?? node.id)\(open)\(Self.quoted(node.label))\(close)"
    }

    private func line(_ edge: GraphEdge, _ names: [String: String]) -> String {
        let arrow = edge.kind == "sees" ? "-.->" : "-->"
        let label = edge.label.map { "|\(Self.quoted($0))|" } ?? ""
        return "\(names[edge.from] ?? "") \(arrow)\(label) \(names[edge.to] ?? "")"
    }

    private func faults(in graph: Graph, _ names: [String: String]) -> [String] {
        let nodes = graph.nodes.filter { !$0.findings.isEmpty }.compactMap { names[$0.id] }
        let edges = graph.edges.indices.filter { !graph.edges[$0].findings.isEmpty }.map(String.init)
        var lines: [String] = []
        if !nodes.isEmpty {
            lines += [
                "    classDef fault stroke:#c62828,stroke-width:3px",
                "    class \(nodes.joined(separator: ",")) fault",
            ]
        }
        if !edges.isEmpty {
            lines.append("    linkStyle \(edges.joined(separator: ",")) stroke:#c62828,stroke-width:3px")
        }
        return lines
    }

    /// Text in quotes; Mermaid reads entities such as `#quot;` inside them.
    static func quoted(_ text: String) -> String {
        var safe = ""
        for character in text {
            switch character {
            case "\"": safe += "#quot;"
            case "#": safe += "#35;"
            case "<": safe += "#lt;"
            case ">": safe += "#gt;"
            case "\n", "\r", "\r\n": safe += " "
            default: safe.append(character)
            }
        }
        return "\"\(safe)\""
    }
}
