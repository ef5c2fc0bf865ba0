import Foundation
import TextFormats

/// The positions that Graphviz gives the boxes, arrows and groups of a page.
struct PageLayout {
    /// Graphviz needs minutes for graphs with more nodes or edges than these; the page then lays them out itself.
    static let mostNodes = 400
    static let mostEdges = 1_200

    /// As the page's script reads it.
    let value: JSONText

    /// - Returns: `nil` if Graphviz is not installed or fails, or if the graph is too large.
    init?(of graph: Graph, by graphviz: Graphviz = Graphviz()) {
        let graph = Self.shownAtFirst(graph)
        guard graph.nodes.count <= Self.mostNodes, graph.edges.count <= Self.mostEdges else { return nil }
        // A page without Graphviz is as complete, so its failure is none of the page's.
        guard graphviz.isInstalled, let text = try? graphviz.positions(of: Self.source(of: graph)),
            let drawing = try? JSONDecoder().decode(Drawing.self, from: Data(text.utf8))
        else { return nil }
        value = Self.value(of: drawing, graph)
    }

    /// Without the packages from outside, which the page hides until they are asked for.
    private static func shownAtFirst(_ graph: Graph) -> Graph {
        Graph(
            kind: graph.kind, title: graph.title, nodes: graph.nodes.filter { $0.kind != "outside" },
            edges: graph.edges, groups: graph.groups)
    }

    // MARK: What Graphviz reads

    /// The graph with the sizes of the page's boxes. Groups, nodes and edges are named by their numbers.
    private static func source(of graph: Graph) -> String {
        var lines = [
            "digraph page {",
            "rankdir=\(graph.kind == .modules ? "TB" : "LR"); nodesep=0.3; ranksep=0.8; margin=0",
            "node [shape=box, fixedsize=true, height=\(inches(height))]",
            "edge [fontname=\"Helvetica\", fontsize=10]",
        ]
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        for (number, group) in graph.groups.enumerated() {
            lines.append("subgraph cluster_\(number) { margin=14; label=\(DOTWriter.quoted(group.label))")
            lines += graph.nodes.indices.filter { graph.nodes[$0].group == group.id }.map { "\($0);" }
            lines.append("}")
        }
        lines += graph.nodes.enumerated().map { number, node in
            "\(number) [label=\"\", width=\(inches(width(of: node)))]"
        }
        for (number, edge) in merged(graph).enumerated() {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
            let label = edge.label.map { ", label=\(DOTWriter.quoted($0))" } ?? ""
            lines.append("\(from) -> \(to) [id=\"\(number)\"\(label)]")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The height of a box on the page, in points.
    private static let height = 28.0

    /// The width of a box, as the page's script computes it.
    private static func width(of node: GraphNode) -> Double {
        max(60, Double(node.label.utf16.count) * 7.2 + 22)
    }

    private static func inches(_ points: Double) -> String { String(format: "%.3f", points / 72) }

    /// Edges of the same ends and kind as one, with all their labels, as the page draws them.
    private static func merged(_ graph: Graph) -> [GraphEdge] {
        var found: [GraphEdge] = []
        var numbers: [String: Int] = [:]
        for edge in graph.edges {
            let key = [edge.from, edge.to, edge.kind].joined(separator: "\u{0}")
            if let number = numbers[key] {
                let labels = [found[number].label, edge.label].compactMap { $0 }
                found[number].label = labels.isEmpty ? nil : labels.joined(separator: ", ")
            } else {
                numbers[key] = found.count
                found.append(edge)
            }
        }
        return found
    }

    // MARK: What Graphviz writes

    private struct Drawing: Decodable {
        struct Thing: Decodable {
            var name: String?
            var id: String?
            var pos: String?
            var lp: String?
            var bb: String?
        }

        var bb: String
        var objects: [Thing]?
        var edges: [Thing]?
    }

    private static func value(of drawing: Drawing, _ graph: Graph) -> JSONText {
        let top = numbers(drawing.bb).last ?? 0
        var nodes: [(String, JSONText)] = []
        var groups: [(String, JSONText)] = []
        for object in drawing.objects ?? [] {
            guard let name = object.name else { continue }
            if name.hasPrefix("cluster_"), let number = Int(name.dropFirst(8)),
                let box = object.bb.map(numbers),
                box.count == 4, graph.groups.indices.contains(number)
            {
                groups.append(
                    (graph.groups[number].id, list([box[0], top - box[3], box[2] - box[0], box[3] - box[1]])))
            } else if let number = Int(name), let center = object.pos.map(numbers), center.count == 2,
                graph.nodes.indices.contains(number)
            {
                nodes.append((graph.nodes[number].id, list([center[0], top - center[1]])))
            }
        }
        let merged = merged(graph)
        let edges = (drawing.edges ?? []).compactMap { thing -> JSONText? in
            guard let number = thing.id.flatMap({ Int($0) }), merged.indices.contains(number) else {
                return nil
            }
            return edge(thing, merged[number], top)
        }
        return .object([("edges", .list(edges)), ("groups", .object(groups)), ("nodes", .object(nodes))])
    }

    private static func edge(_ thing: Drawing.Thing, _ edge: GraphEdge, _ top: Double) -> JSONText {
        var pairs: [(String, JSONText)] = [
            ("from", .string(edge.from)), ("kind", .string(edge.kind)),
            ("path", .string(path(thing.pos ?? "", top))),
            ("to", .string(edge.to)),
        ]
        if let place = thing.lp.map(numbers), place.count == 2 {
            pairs.insert(("label", list([place[0], top - place[1]])), at: 2)
        }
        return .object(pairs)
    }

    /// The path of an arrow: a start, then curves; its tip is at the point after `e`.
    private static func path(_ text: String, _ top: Double) -> String {
        var points: [String] = []
        var tip: String?
        for word in text.split(separator: " ") {
            let pair = numbers(String(word.drop { $0.isLetter || $0 == "," }))
            guard pair.count == 2 else { continue }
            let point = "\(round(pair[0])),\(round(top - pair[1]))"
            if word.hasPrefix("e") { tip = point } else if !word.hasPrefix("s") { points.append(point) }
        }
        guard let first = points.first else { return "" }
        return "M\(first) C\(points.dropFirst().joined(separator: " "))" + (tip.map { " L\($0)" } ?? "")
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split(separator: ",").compactMap { Double($0) }
    }

    private static func list(_ numbers: [Double]) -> JSONText {
        .list(numbers.map { .number(Int($0.rounded())) })
    }

    private static func round(_ number: Double) -> Int { Int(number.rounded()) }
}
