import SourceModel
import Styles

/// A type that plays a role, with the scene in which it plays the role.
public struct RoleInstance: Sendable {
    public let type: TypeEntity
    public let role: Role
    /// The scene, by its index in `SceneMap.all`.
    public let scene: Int
    public let style: Style
}

extension SceneMap {
    /// All types that play a role, in the order of scenes and of their styles' roles.
    func roleInstances(in model: ProjectModel) -> [RoleInstance] {
        all.enumerated().flatMap { number, scene in
            scene.style.roles.flatMap { role in
                (scene.types[role.name] ?? []).map {
                    RoleInstance(type: model.types[$0], role: role, scene: number, style: scene.style)
                }
            }
        }
    }
}
