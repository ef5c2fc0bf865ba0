extension Graph {
    /// The same graph with each group as one node, for pictures that would hold too much otherwise.
    ///
    /// Edges inside a group vanish, those between groups are joined and counted. Nodes without a group stay.
    public func folded() -> Graph {
        let sizes = Dictionary(grouping: nodes.filter { $0.group != nil }, by: { $0.group ?? "" })
        let labels = Dictionary(groups.map { ($0.id, $0.label) }, uniquingKeysWith: { first, _ in first })
        let homes = Dictionary(
            uniqueKeysWithValues: nodes.map { ($0.id, $0.group.map { "group:\($0)" } ?? $0.id) })
        let folds = sizes.map { id, members in
            GraphNode(
                id: "group:\(id)", label: "\(labels[id] ?? id) (\(members.count))", kind: "group",
                findings: members.flatMap(\.findings))
        }
        let joined = edges.compactMap { edge -> GraphEdge? in
            guard let from = homes[edge.from], let to = homes[edge.to], from != to else { return nil }
            return GraphEdge(
                from: from, to: to, kind: edge.kind, count: edge.count, findings: edge.findings)
        }
        return Graph(kind: kind, title: title, nodes: nodes.filter { $0.group == nil } + folds, edges: joined)
    }
}
