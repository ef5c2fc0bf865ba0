import TextFormats

/// The formats that a graph is written in.
public enum GraphFormat: String, Sendable, CaseIterable {
    case mermaid, dot, json, svg, html

    /// The text of a graph in this format.
    ///
    /// - Throws: `GraphError`, by `svg` alone, when Graphviz is missing or fails.
    public func text(of graph: Graph) throws(GraphError) -> String {
        switch self {
        case .mermaid: MermaidWriter(graph: graph).text
        case .dot: DOTWriter(graph: graph).text
        case .json: JSONWriter(graph: graph).value.text + "\n"
        case .svg: try Graphviz().svg(of: DOTWriter(graph: graph).text)
        case .html: HTMLWriter(graph: graph).text
        }
    }

    /// Whether a text looks like a graph in this format, so that another may replace it.
    public func isLikely(_ text: String) -> Bool {
        switch self {
        case .mermaid: text.hasPrefix("---\ntitle:") || text.hasPrefix("%% ")
        case .dot: text.hasPrefix("digraph ")
        case .json: text.hasPrefix("{") && text.contains("\"nodes\"")
        case .svg: text.hasPrefix("<?xml") && text.contains("<svg")
        case .html: text.hasPrefix("<!doctype html>") && text.contains("id=\"graph\"")
        }
    }
}
