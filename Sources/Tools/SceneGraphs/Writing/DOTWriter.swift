/// A graph in Graphviz's own language.
struct DOTWriter {
    let graph: Graph

    var text: String {
        var lines = [
            "digraph \(Self.quoted(graph.title)) {",
            "    rankdir=\(graph.kind == .modules ? "TB" : "LR"); compound=true; fontname=\"Helvetica\"; label=\(Self.quoted(graph.title)); labelloc=t",
            "    node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\", fontsize=11]",
            "    edge [fontname=\"Helvetica\", fontsize=9, color=\"#555555\"]",
        ]
        for (number, group) in graph.groups.enumerated() {
            lines.append("    subgraph cluster_\(number) {")
            lines.append("        label=\(Self.quoted(group.label)); style=rounded; color=\"#999999\"")
            lines += graph.nodes.filter { $0.group == group.id }.map { "        " + line($0) }
            lines.append("    }")
        }
        lines += graph.nodes.filter { $0.group == nil }.map { "    " + line($0) }
        lines += graph.edges.map { "    " + line($0) }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func line(_ node: GraphNode) -> String {
        var attributes = ["label=\(Self.quoted(node.label))"]
        if node.kind == "topic" { attributes.append("shape=ellipse") }
        if let location = node.location { attributes.append("tooltip=\(Self.quoted("\(location)"))") }
        if !node.findings.isEmpty { attributes += ["color=\"#c62828\"", "penwidth=2"] }
        return "\(Self.quoted(node.id)) [\(attributes.joined(separator: ", "))]"
    }

    private func line(_ edge: GraphEdge) -> String {
        var attributes: [String] = []
        if let label = edge.label { attributes.append("label=\(Self.quoted(label))") }
        if edge.kind == "sees" { attributes.append("style=dashed") }
        if !edge.findings.isEmpty { attributes += ["color=\"#c62828\"", "penwidth=2"] }
        let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "\(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(list)"
    }

    /// A quoted string of the language: only the quote and the backslash mean something in it.
    static func quoted(_ text: String) -> String {
        var safe = ""
        for character in text {
            switch character {
            case "\"": safe += "\\\""
            case "\\": safe += "\\\\"
            case "\n", "\r", "\r\n": safe += " "
            default: safe.append(character)
            }
        }
        return "\"\(safe)\""
    }
}
