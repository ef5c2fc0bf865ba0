import ArchitectureRules
import SourceModel
import Styles

// Ring: each kind of graph is built by a type of its own from this input, and the input offers them as one
// `graph(_:)`.

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

extension GraphInput {
    /// The scenes and findings of a checked project. Scenes of one name in several modules get the module's
    /// name behind their own.
    public init(_ project: ProjectContext, findings: [Finding]) {
        let names = Dictionary(grouping: project.scenes.all, by: \.name).mapValues(\.count)
        let types = Dictionary(uniqueKeysWithValues: project.model.types.map { ($0.id, $0) })
        let scenes = project.scenes.all.map { scene in
            let players = scene.types.sorted { $0.key < $1.key }.flatMap { role, ids in
                ids.compactMap { types[$0] }.map { DrawnScene.RoleInstance(role: role, type: $0) }
            }
            let module = players.first?.type.moduleName ?? scene.style.name
            return DrawnScene(
                name: names[scene.name] == 1 ? scene.name : "\(scene.name) (\(module))", players: players)
        }
        self.init(
            model: project.model, scenes: scenes,
            findings: findings.map { FoundFault(rule: $0.rule, location: $0.location) })
    }
}

/// A scene and the types that play its roles.
public struct DrawnScene: Sendable {
    /// A type and the name of the role it plays.
    public struct RoleInstance: Sendable {
        public var role: String
        public var type: TypeEntity

        public init(role: String, type: TypeEntity) {
            self.role = role
            self.type = type
        }
    }

    public var name: String
    public var players: [RoleInstance]

    public init(name: String, players: [RoleInstance]) {
        self.name = name
        self.players = players
    }
}

/// A finding, as far as a drawing needs it.
public struct FoundFault: Sendable, Hashable {
    public var rule: String
    public var location: FileLocation

    public init(rule: String, location: FileLocation) {
        self.rule = rule
        self.location = location
    }
}
