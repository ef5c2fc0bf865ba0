import SourceModel
import Styles

/// Which type plays which role of which scene.
public struct SceneMap: Sendable {
    /// A scene or component: types of one name in the roles of one style.
    public struct Scene: Sendable {
        /// What the names of its types have in common: `About`.
        public var name: String
        public var style: Style
        /// The types that play a role, by the role's name; the one that speaks for the role first.
        public var players: [String: [TypeEntity.ID]]
        /// The protocols a role is seen through, by the role's name.
        public var contracts: [String: [TypeEntity.ID]]
    }

    /// A type's part in a scene.
    public struct Part: Sendable, Hashable {
        /// The scene, by its place in `all`.
        public var scene: Int
        public var role: String
        /// Whether it is the protocol the role is seen through, and not a type that plays it.
        public var isContract: Bool
    }

    /// All scenes, by style and name.
    public let all: [Scene]
    let parts: [TypeEntity.ID: Part]

    public init(all: [Scene], parts: [TypeEntity.ID: Part]) {
        self.all = all
        self.parts = parts
    }

    /// - Complexity: linear in types, times the number of endings of all styles.
    public init(model: ProjectModel, styles: [Style], suffixes: SuffixOverrides = [:]) {
        self = SceneBuilder(model: model, styles: styles, suffixes: suffixes).build()
    }

    /// The part that a type or protocol plays; `nil` where it plays none, or not only one.
    public func part(of type: TypeEntity.ID) -> Part? { parts[type] }

    public func scene(of part: Part) -> Scene { all[part.scene] }

    /// The role that a part names.
    public func role(of part: Part) -> Role? { all[part.scene].style.role(part.role) }
}
