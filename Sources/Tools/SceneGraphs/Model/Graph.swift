import SourceModel

/// A picture of a project as a value: what there is, and what leads where.
///
/// Nodes, edges and groups are sorted, so that the same project gives the same bytes.
public struct Graph: Sendable, Codable, Hashable {
    /// What a graph shows.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Scenes, and which leads to which.
        case scenes
        /// The routes of each scene by name, and where they lead.
        case routes
        /// Modules, and which imports or depends on which.
        case modules
        /// The roles of each scene, and who holds whom.
        case roles
        /// Topics, who notifies and who observes them.
        case messages
    }

    public let kind: Kind
    public let title: String
    public let nodes: [GraphNode]
    public let edges: [GraphEdge]
    public let groups: [GraphGroup]

    /// - Parameters:
    ///   - nodes: of several with one id the first counts.
    ///   - edges: those of the same ends, kind and label become one whose `count` is their sum; one whose
    ///     end is not among the nodes is left out.
    public init(kind: Kind, title: String, nodes: [GraphNode], edges: [GraphEdge], groups: [GraphGroup] = [])
    {
        self.kind = kind
        self.title = title
        let known = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.nodes = known.values.sorted { $0.id < $1.id }
        self.edges = GraphEdge.joined(edges.filter { known[$0.from] != nil && known[$0.to] != nil })
        let used = Set(known.values.compactMap(\.group))
        self.groups = groups.filter { used.contains($0.id) }.sorted { $0.id < $1.id }
    }
}

/// One thing in a graph.
public struct GraphNode: Sendable, Codable, Hashable {
    public var id: String
    /// What is written in it.
    public var label: String
    /// What it is: `scene`, `module`, `topic`, or the name of a role.
    public var kind: String
    /// The id of the group it is drawn in.
    public var group: String?
    public var location: FileLocation?
    /// What the checker finds at it; drawn in red.
    public var findings: [String]

    public init(
        id: String, label: String, kind: String, group: String? = nil, location: FileLocation? = nil,
        findings: [String] = []
    ) {
        self.id = id
        self.label = label
        self.kind = kind
        self.group = group
        self.location = location
        self.findings = findings
    }
}

/// What leads from one node to another.
public struct GraphEdge: Sendable, Codable, Hashable {
    public var from: String
    public var to: String
    /// What it means: `leads`, `imports`, `depends`, `owns`, `sees`, `notifies`, `observes`.
    public var kind: String
    public var label: String?
    /// How many locations in the sources say so.
    public var count: Int
    /// What the checker finds at it; drawn in red.
    public var findings: [String]

    public init(
        from: String, to: String, kind: String, label: String? = nil, count: Int = 1, findings: [String] = []
    ) {
        self.from = from
        self.to = to
        self.kind = kind
        self.label = label
        self.count = count
        self.findings = findings
    }

    private struct Key: Hashable {
        let from, to, kind: String
        let label: String?
    }

    static func joined(_ edges: [GraphEdge]) -> [GraphEdge] {
        var known: [Key: GraphEdge] = [:]
        for edge in edges {
            let key = Key(from: edge.from, to: edge.to, kind: edge.kind, label: edge.label)
            guard var one = known[key] else {
                known[key] = edge
                continue
            }
            one.count += edge.count
            one.findings += edge.findings.filter { !one.findings.contains($0) }
            known[key] = one
        }
        return known.values.sorted {
            ($0.from, $0.to, $0.kind, $0.label ?? "") < ($1.from, $1.to, $1.kind, $1.label ?? "")
        }
    }
}

/// Nodes that are drawn together: a module, a folder of scenes, a scene.
public struct GraphGroup: Sendable, Codable, Hashable {
    public var id: String
    public var label: String

    public init(id: String, label: String) {
        self.id = id
        self.label = label
    }
}
