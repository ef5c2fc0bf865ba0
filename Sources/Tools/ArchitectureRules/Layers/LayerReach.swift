import SourceModel

/// Finds forbidden dependencies between layers that lead through files or modules of no layer.
///
/// Of several paths to the same target the shortest is reported.
struct LayerReach {
    let check: LayerCheck

    private enum Node: Hashable {
        case file(String)
        case module(String)

        var name: String {
            switch self {
            case .file(let path): path
            case .module(let name): name
            }
        }
    }

    private struct Edge {
        let to: Node
        let location: FileLocation
    }

    func findings() -> [Finding] {
        let edges = edges()
        let layers = layers(of: edges)
        return check.layers.order.indices.flatMap { layer in
            let starts = edges.keys.filter { layers[$0] == layer }.sorted { $0.name < $1.name }
            return paths(from: starts, in: edges, layers, of: layer)
        }
    }

    private func edges() -> [Node: [Edge]] {
        var edges: [Node: [Edge]] = [:]
        for reference in check.index.references where reference.origin.path != reference.target.path {
            let edge = Edge(to: .file(reference.target.path), location: reference.location)
            edges[.file(reference.origin.path), default: []].append(edge)
        }
        for (origin, fact) in check.index.imports() where fact.module != origin.module {
            let edge = Edge(to: .module(fact.module), location: fact.location)
            edges[.file(origin.path), default: []].append(edge)
            edges[.module(origin.module), default: []].append(edge)
        }
        return edges
    }

    private func layers(of edges: [Node: [Edge]]) -> [Node: Int] {
        let locations = Dictionary(check.index.files.map { ($0.path, $0) }) { first, _ in first }
        var layers: [Node: Int] = [:]
        for node in Set(edges.keys).union(edges.values.joined().map(\.to)) {
            switch node {
            case .file(let path): layers[node] = locations[path].flatMap(check.layer)
            case .module(let name): layers[node] = check.layer(of: name)
            }
        }
        return layers
    }

    /// Breadth first from all nodes of a layer at once, through nodes of no layer.
    private func paths(from starts: [Node], in edges: [Node: [Edge]], _ layers: [Node: Int], of layer: Int)
        -> [Finding]
    {
        var before: [Node: (node: Node, location: FileLocation)] = [:]
        var seen = Set(starts)
        var waiting = starts
        var findings: [Finding] = []
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            for edge in edges[node] ?? [] {
                if let reached = layers[edge.to] {
                    // A direct dependency is already a finding of its own.
                    guard layers[node] == nil, reached != layer, !check.allows(layer, reached),
                        seen.insert(edge.to).inserted
                    else { continue }
                    before[edge.to] = (node, edge.location)
                    findings.append(finding(to: edge.to, before, from: layer, to: reached))
                } else if seen.insert(edge.to).inserted {
                    before[edge.to] = (node, edge.location)
                    waiting.append(edge.to)
                }
            }
        }
        return findings
    }

    private func finding(
        to end: Node, _ before: [Node: (node: Node, location: FileLocation)], from: Int, to: Int
    ) -> Finding {
        var steps: [Finding.Step] = []
        var node = end
        while let (previous, location) = before[node] {
            steps.append(Finding.Step("\"\(previous.name)\" depends on \"\(node.name)\"", at: location))
            node = previous
        }
        let order = check.layers.order
        let message =
            "\"\(node.name)\" of the layer \"\(order[from].name)\" reaches \"\(end.name)\" of "
            + "\"\(order[to].name)\" through code that is in no layer"
        return check.finding(
            steps.last?.location ?? FileLocation(path: node.name, line: 1, column: 1), message, node.name,
            trail: steps.reversed())
    }
}
