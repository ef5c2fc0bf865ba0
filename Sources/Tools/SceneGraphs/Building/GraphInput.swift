import SourceModel

/// What a graph is drawn from.
public struct GraphInput: Sendable {
    public var model: ProjectModel
    public var scenes: [DrawnScene]
    /// What the checker finds, by place: the ids of the rules.
    public var findings: [FoundFault]

    public init(model: ProjectModel, scenes: [DrawnScene], findings: [FoundFault] = []) {
        self.model = model
        self.scenes = scenes
        self.findings = findings
    }

    /// The graph of this kind.
    ///
    /// - Complexity: linear in the facts it reads.
    public func graph(_ kind: Graph.Kind) -> Graph {
        switch kind {
        case .scenes: SceneLinks(self).scenes()
        case .routes: SceneLinks(self).routes()
        case .modules: ModuleGraph(input: self).graph()
        case .roles: RoleGraph(self).graph()
        case .messages: MessageGraph(input: self).graph()
        }
    }
}

/// A scene and the types that play its roles.
public struct DrawnScene: Sendable {
    /// A type and the name of the role it plays.
    public struct Player: Sendable {
        public var role: String
        public var type: TypeEntity

        public init(role: String, type: TypeEntity) {
            self.role = role
            self.type = type
        }
    }

    public var name: String
    public var players: [Player]

    public init(name: String, players: [Player]) {
        self.name = name
        self.players = players
    }
}

/// A finding, as far as a drawing needs it.
public struct FoundFault: Sendable, Hashable {
    public var rule: String
    public var place: SourcePlace

    public init(rule: String, place: SourcePlace) {
        self.rule = rule
        self.place = place
    }
}
