extension Graph {
    /// The same graph without the edges that a chain of others implies.
    ///
    /// What is in a circle keeps all its edges, and so does an edge with a finding.
    ///
    /// - Complexity: nodes times edges.
    public func reduced() -> Graph {
        let reach = Reach(edges)
        let kept = edges.filter { edge in
            guard edge.findings.isEmpty, !reach.areInCircle(edge.from, edge.to) else { return true }
            return !reach.successors(of: edge.from).contains { middle in
                middle != edge.to && !reach.areInCircle(middle, edge.from)
                    && !reach.areInCircle(middle, edge.to) && reach.leads(middle, to: edge.to)
            }
        }
        return Graph(kind: kind, title: title, nodes: nodes, edges: kept, groups: groups)
    }

    /// The same graph without some of its nodes.
    ///
    /// - Parameter names: Kinds of nodes, or ids or labels of nodes and groups.
    /// - Throws: `GraphError.nothingToHide` for a name that is none of these, with the nearest one.
    public func hiding(_ names: [String]) throws(GraphError) -> Graph {
        var hidden: Set<String> = []
        for name in names {
            let folders = Set(groups.filter { $0.id == name || $0.label == name }.map(\.id))
            let found = nodes.filter { node in
                [node.kind, node.id, node.label].contains(name) || node.group.map(folders.contains) ?? false
            }
            // A kind that this project has none of is fine: the same command serves all projects.
            guard !found.isEmpty || Self.kindsOfNodes.contains(name) else {
                throw .nothingToHide(name, among: nodes.map(\.label) + groups.map(\.label))
            }
            hidden.formUnion(found.map(\.id))
        }
        return Graph(
            kind: kind, title: title, nodes: nodes.filter { !hidden.contains($0.id) }, edges: edges,
            groups: groups)
    }

    private static let kindsOfNodes: Set<String> = ["scene", "entry", "module", "test", "outside", "topic"]
}

/// Which nodes lead to which, over any number of edges.
private struct Reach {
    private var next: [String: Set<String>] = [:]
    private var reached: [String: Set<String>] = [:]

    init(_ edges: [GraphEdge]) {
        for edge in edges { next[edge.from, default: []].insert(edge.to) }
        for start in next.keys {
            var found: Set<String> = []
            var front = next[start] ?? []
            while let node = front.popFirst() {
                guard found.insert(node).inserted else { continue }
                front.formUnion((next[node] ?? []).subtracting(found))
            }
            reached[start] = found
        }
    }

    func successors(of node: String) -> Set<String> { next[node] ?? [] }

    func leads(_ node: String, to other: String) -> Bool { reached[node]?.contains(other) ?? false }

    func areInCircle(_ one: String, _ other: String) -> Bool {
        one == other || leads(one, to: other) && leads(other, to: one)
    }
}
