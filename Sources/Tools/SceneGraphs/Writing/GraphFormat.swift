/// How a graph is written down.
public enum GraphFormat: String, Sendable, CaseIterable {
    case mermaid, dot, json, svg, html

    /// The text of a graph in this format.
    ///
    /// - Throws: `GraphError`, by `svg` alone, when Graphviz is missing or fails.
    public func text(of graph: Graph) throws(GraphError) -> String {
        switch self {
        case .mermaid: MermaidWriter(graph: graph).text
        case .dot: DOTWriter(graph: graph).text
        case .json: JSONWriter(graph: graph).text
        case .svg: try Graphviz().svg(of: DOTWriter(graph: graph).text)
        case .html: HTMLWriter(graph: graph).text
        }
    }
}
