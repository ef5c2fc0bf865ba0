import ArchitectureRules
import SourceModel

/// Finds ways from a layer to one it may not know that lead through files or modules of no layer.
///
/// Of several ways to the same place the shortest is told.
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
        let place: SourcePlace
    }

    func findings() -> [Finding] {
        let edges = edges()
        let layers = layers(of: edges)
        return check.layers.order.indices.flatMap { layer in
            let starts = edges.keys.filter { layers[$0] == layer }.sorted { $0.name < $1.name }
            return ways(from: starts, in: edges, layers, of: layer)
        }
    }

    private func edges() -> [Node: [Edge]] {
        var edges: [Node: [Edge]] = [:]
        for reference in check.map.references where reference.site.path != reference.to.place.path {
            let edge = Edge(to: .file(reference.to.place.path), place: reference.place)
            edges[.file(reference.site.path), default: []].append(edge)
        }
        for (site, fact) in check.map.imports() where fact.module != site.module {
            let edge = Edge(to: .module(fact.module), place: fact.place)
            edges[.file(site.path), default: []].append(edge)
            edges[.module(site.module), default: []].append(edge)
        }
        return edges
    }

    private func layers(of edges: [Node: [Edge]]) -> [Node: Int] {
        let sites = Dictionary(check.map.files.map { ($0.path, $0) }) { first, _ in first }
        var layers: [Node: Int] = [:]
        for node in Set(edges.keys).union(edges.values.joined().map(\.to)) {
            switch node {
            case .file(let path): layers[node] = sites[path].flatMap(check.layer)
            case .module(let name): layers[node] = check.layer(of: name)
            }
        }
        return layers
    }

    /// Breadth first from all places of a layer at once, on through places of no layer.
    private func ways(from starts: [Node], in edges: [Node: [Edge]], _ layers: [Node: Int], of layer: Int) -> [Finding] {
        var before: [Node: (node: Node, place: SourcePlace)] = [:]
        var seen = Set(starts)
        var waiting = starts
        var findings: [Finding] = []
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            for edge in edges[node] ?? [] {
                if let reached = layers[edge.to] {
                    // What is reached in one step is a finding of its own already.
                    guard layers[node] == nil, reached != layer, !check.allows(layer, reached),
                        seen.insert(edge.to).inserted
                    else { continue }
                    before[edge.to] = (node, edge.place)
                    findings.append(finding(to: edge.to, before, from: layer, to: reached))
                } else if seen.insert(edge.to).inserted {
                    before[edge.to] = (node, edge.place)
                    waiting.append(edge.to)
                }
            }
        }
        return findings
    }

    private func finding(
        to end: Node, _ before: [Node: (node: Node, place: SourcePlace)], from: Int, to: Int
    ) -> Finding {
        var steps: [Finding.Step] = []
        var node = end
        while let (previous, place) = before[node] {
            steps.append(Finding.Step("\"\(previous.name)\" knows \"\(node.name)\"", at: place))
            node = previous
        }
        let order = check.layers.order
        let message = "\"\(node.name)\" of the layer \"\(order[from].name)\" reaches \"\(end.name)\" of "
            + "\"\(order[to].name)\" through what is in no layer"
        return check.finding(steps.last?.place ?? SourcePlace(path: node.name, line: 1, column: 1), message, node.name,
                             trail: steps.reversed())
    }
}
