import Foundation

/// A graph as one page that needs nothing else: it can be panned, zoomed, searched and filtered.
struct HTMLWriter {
    let graph: Graph

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(Self.escaped(graph.title))</title>
        <style>
        \(Self.resource(PackageResources.graph_css))</style>
        </head>
        <body>
        \(Self.resource(PackageResources.graph_html))
        <script type="application/json" id="graph">\(data)</script>
        <script>
        \(Self.resource(PackageResources.graph_js))</script>
        </body>
        </html>

        """
    }

    /// JSON inside a script element: no `<` may stand in it, or a name could end the element.
    private var data: String {
        JSONWriter(graph: graph, isPretty: false).text.replacingOccurrences(of: "<", with: "\\u003c")
    }

    private static func resource(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
