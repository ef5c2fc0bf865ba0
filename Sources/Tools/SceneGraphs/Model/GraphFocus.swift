extension Graph {
    /// The nodes that are at most `depth` edges away from a node, in either direction.
    ///
    /// - Parameters:
    ///   - name: a node's id or label, or a group's, whose nodes are then all in the middle.
    ///   - depth: how many edges away, 0 for the node alone.
    /// - Throws: `GraphError.unknownFocus` with the nearest name.
    /// - Complexity: linear in nodes and edges.
    public func focused(on name: String, depth: Int) throws(GraphError) -> Graph {
        var reached = middle(name)
        guard !reached.isEmpty else {
            throw .unknownFocus(name, among: nodes.map(\.label) + groups.map(\.label))
        }
        var neighbours: [String: Set<String>] = [:]
        for edge in edges {
            neighbours[edge.from, default: []].insert(edge.to)
            neighbours[edge.to, default: []].insert(edge.from)
        }
        var front = reached
        for _ in 0..<max(0, depth) where !front.isEmpty {
            front = front.reduce(into: Set()) { $0.formUnion(neighbours[$1] ?? []) }.subtracting(reached)
            reached.formUnion(front)
        }
        return Graph(
            kind: kind, title: "\(title) around \(name)", nodes: nodes.filter { reached.contains($0.id) },
            edges: edges, groups: groups)
    }

    private func middle(_ name: String) -> Set<String> {
        let exact = nodes.filter { $0.id == name || $0.label == name }
        if !exact.isEmpty { return Set(exact.map(\.id)) }
        let named = Set(groups.filter { $0.id == name || $0.label == name }.map(\.id))
        return Set(nodes.filter { $0.group.map(named.contains) ?? false }.map(\.id))
    }
}
