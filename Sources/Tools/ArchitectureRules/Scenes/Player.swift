import SourceModel
import Styles

/// A type that plays a role, with the scene it plays it in.
public struct Player: Sendable {
    public let type: TypeEntity
    public let role: Role
    /// The scene, by its place in `SceneMap.all`.
    public let scene: Int
    public let style: Style
}

extension SceneMap {
    /// All types that play a role, in the order of scenes and of their styles' roles.
    func players(in model: ProjectModel) -> [Player] {
        all.enumerated().flatMap { number, scene in
            scene.style.roles.flatMap { role in
                (scene.players[role.name] ?? []).map {
                    Player(type: model.types[$0], role: role, scene: number, style: scene.style)
                }
            }
        }
    }
}
