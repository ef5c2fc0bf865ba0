import SourceModel
import Styles

/// Which type plays which role of which scene.
public struct SceneMap: Sendable {
    /// A scene or component: types of one name in the roles of one style.
    public struct Scene: Sendable {
        /// The common part of the names of its types: `About`.
        public var name: String
        public var style: Style
        /// The types that play a role, by the role's name; the main type first.
        public var types: [String: [TypeEntity.ID]]
        /// The boundary protocols of a role, by the role's name.
        public var boundaries: [String: [TypeEntity.ID]]
    }

    /// A type's part in a scene.
    public struct Part: Sendable, Hashable {
        /// The scene, by its index in `all`.
        public var scene: Int
        public var role: String
        /// Whether it is a boundary protocol of the role rather than a type that plays the role.
        public var isBoundary: Bool
    }

    /// A scene that was recognized, and that no rule looks at.
    public struct Unchecked: Sendable, Hashable {
        public enum Reason: Sendable, Hashable {
            /// Several types of one name in one module could play a role: the name, and where they are declared, by path.
            case sameNames(type: String, locations: [FileLocation])
            /// The project lists its styles, and not this one.
            case styleNotListed
        }

        public var scene: String
        /// The name of the style in which it was recognized.
        public var style: String
        /// Where the first of its types is declared.
        public var location: FileLocation
        public var reason: Reason
    }

    /// All scenes, by style and name.
    public let all: [Scene]
    /// Scenes that are not in `all` and that no rule looks at.
    public var unchecked: [Unchecked] = []
    let parts: [TypeEntity.ID: Part]

    public init(all: [Scene], parts: [TypeEntity.ID: Part]) {
        self.all = all
        self.parts = parts
    }

    /// The part that a type or protocol plays; `nil` if it plays none, or several.
    public func part(of type: TypeEntity.ID) -> Part? { parts[type] }

    public func scene(of part: Part) -> Scene { all[part.scene] }

    /// The role that a part names.
    public func role(of part: Part) -> Role? { all[part.scene].style.role(part.role) }
}
