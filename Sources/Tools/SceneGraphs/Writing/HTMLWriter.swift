import TextFormats

/// A graph as one document that needs nothing else: it can be panned, zoomed, searched and filtered.
///
/// Graphviz lays it out where it is installed, otherwise the document's own script.
struct HTMLWriter {
    let graph: Graph
    var graphviz = Graphviz()

    var text: String {
        let data = JSONWriter(graph: graph, layout: PageLayout(of: graph, by: graphviz)?.value).value
            .textInScript
        let body = Self.resource(PackageResources.graph_html)
        return HTMLDocument(
            title: graph.title, style: Self.resource(PackageResources.graph_css),
            body: "\(body)\n<script type=\"application/json\" id=\"graph\">\(data)</script>",
            script: Self.resource(PackageResources.graph_js)
        ).text
    }

    private static func resource(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
