import SourceModel
import TextFormats

/// A graph as JSON with sorted keys.
struct JSONWriter {
    let graph: Graph
    /// Positions for a page.
    var layout: JSONText?

    var value: JSONText {
        .object(pairs + (layout.map { [("layout", $0)] } ?? []))
    }

    private var pairs: [(String, JSONText)] {
        [
            ("edges", .list(graph.edges.map(value))),
            (
                "groups",
                .list(graph.groups.map { .object([("id", .string($0.id)), ("label", .string($0.label))]) })
            ),
            ("kind", .string(graph.kind.rawValue)),
            ("nodes", .list(graph.nodes.map(value))),
            ("title", .string(graph.title)),
        ]
    }

    private func value(_ edge: GraphEdge) -> JSONText {
        var pairs: [(String, JSONText)] = [
            ("count", .number(edge.count)), ("findings", .strings(edge.findings)),
            ("from", .string(edge.from)),
            ("kind", .string(edge.kind)),
        ]
        if let label = edge.label { pairs.append(("label", .string(label))) }
        return .object(pairs + [("to", .string(edge.to))])
    }

    private func value(_ node: GraphNode) -> JSONText {
        var pairs: [(String, JSONText)] = [("findings", .strings(node.findings))]
        if let group = node.group { pairs.append(("group", .string(group))) }
        pairs += [("id", .string(node.id)), ("kind", .string(node.kind)), ("label", .string(node.label))]
        guard let location = node.location else { return .object(pairs) }
        let place: [(String, JSONText)] = [
            ("column", .number(location.column)), ("line", .number(location.line)),
            ("path", .string(location.path)),
        ]
        return .object(pairs + [("location", .object(place))])
    }
}
