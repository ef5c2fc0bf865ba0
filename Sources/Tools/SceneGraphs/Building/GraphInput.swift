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
    /// The scenes and findings of a checked project. Scenes of one name get the name of their module behind their own, with
    /// the folder of the project where several projects have such a module, and otherwise the folder of their first type.
    public init(_ project: ProjectContext, findings: [Finding]) {
        let types = Dictionary(uniqueKeysWithValues: project.model.types.map { ($0.id, $0) })
        let names = SceneNames(project, types)
        let scenes = project.scenes.all.enumerated().map { number, scene in
            let players = scene.types.sorted { $0.key < $1.key }.flatMap { role, ids in
                ids.compactMap { types[$0] }.map { DrawnScene.RoleInstance(role: role, type: $0) }
            }
            return DrawnScene(name: names.all[number], players: players)
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
