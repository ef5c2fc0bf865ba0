import TextFormats

/// A graph as one document that needs nothing else: it can be panned, zoomed, searched and filtered.
struct HTMLWriter {
    let graph: Graph

    var text: String {
        let data = JSONWriter(graph: graph).value.textInScript
        let body = Self.resource(PackageResources.graph_html)
        return HTMLDocument(
            title: graph.title, style: Self.resource(PackageResources.graph_css),
            body: "\(body)\n<script type=\"application/json\" id=\"graph\">\(data)</script>",
            script: Self.resource(PackageResources.graph_js)
        ).text
    }

    private static func resource(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
