import SourceModel
import Styles

/// All that rules look at: the facts of a project, its styles and scenes, and what the engine knows beside.
///
/// It is made once a check; what several rules need is worked out when it is made.
public struct CheckedProject: Sendable {
    public let model: ProjectModel
    /// The styles the project uses.
    public let styles: [Style]
    public let scenes: SceneMap
    /// All types that play a role, in the order of scenes.
    public let players: [Player]
    /// The project's layers, innermost first; empty where it names none.
    public let layers: [Layer]
    /// Files that a tool wrote and would now write otherwise.
    public let staleFiles: [StaleFile]
    /// Suppressions that kept no finding quiet; known only after all other rules have run.
    public var unusedSuppressions: [UnusedSuppression]
    /// What each type stores, by its place in `model.types`.
    let holdings: [[Holding]]
    private let playersByType: [TypeEntity.ID: Int]
    /// Protocols that one role of several scenes is seen through: `PresenterToViewProtocol`.
    private let sharedRoles: [TypeEntity.ID: String]

    /// - Parameters:
    ///   - styles: Those the project says it uses; where it says nothing, all that are known.
    ///   - suffixes: The project's own endings of role names, which come before the styles'.
    public init(
        model: ProjectModel, styles: [Style], suffixes: SuffixOverrides = [:], layers: [Layer] = [],
        staleFiles: [StaleFile] = [], unusedSuppressions: [UnusedSuppression] = []
    ) {
        self.model = model
        self.styles = styles
        self.layers = layers
        self.staleFiles = staleFiles
        self.unusedSuppressions = unusedSuppressions
        scenes = SceneMap(model: model, styles: styles, suffixes: suffixes)
        players = scenes.players(in: model)
        playersByType = Dictionary(players.enumerated().map { ($1.type.id, $0) }) { first, _ in first }
        holdings = model.holdings()
        sharedRoles = Self.sharedRoles(players, in: model, scenes)
    }

    /// The role that a type plays; `nil` for protocols and for types in no scene.
    public func player(_ type: TypeEntity) -> Player? { playersByType[type.id].map { players[$0] } }

    /// The role that a type plays or a protocol stands for, in the scene of a player; `nil` for all else.
    func role(of type: TypeEntity, inSceneOf player: Player) -> String? {
        guard let part = scenes.part(of: type.id), part.scene == player.scene else { return nil }
        return part.role
    }

    /// The types that play a role in the scene of a player.
    func types(playing role: String, inSceneOf player: Player) -> [TypeEntity] {
        (scenes.all[player.scene].players[role] ?? []).map { model.types[$0] }
    }

    /// What a type stores of its own scene's other roles.
    func heldRoles(of player: Player) -> [(holding: Holding, role: String)] {
        holdings[player.type.id].compactMap { holding in
            heldRole(of: holding.target, inSceneOf: player).flatMap {
                $0 == player.role.name ? nil : (holding, $0)
            }
        }
    }

    /// The role of what is held: also by a protocol that the scenes share, where nothing else conforms to it.
    func heldRole(of type: TypeEntity, inSceneOf player: Player) -> String? {
        if let role = role(of: type, inSceneOf: player) { return role }
        guard let role = sharedRoles[type.id],
            types(playing: role, inSceneOf: player).contains(where: { model.inherits($0, from: type) })
        else { return nil }
        return role
    }

    private static func sharedRoles(
        _ players: [Player], in model: ProjectModel, _ scenes: SceneMap
    ) -> [TypeEntity.ID: String] {
        let roles = Dictionary(players.map { ($0.type.id, $0.role.name) }) { first, _ in first }
        var found: [TypeEntity.ID: String] = [:]
        for type in model.types where type.kind == .protocol && scenes.part(of: type.id) == nil {
            let conformers = model.conformers(of: type).filter { !StandIns.isOne($0, in: model) }
            let played = Set(conformers.map { roles[$0.id] })
            if conformers.count > 1, played.count == 1, let role = played.first ?? nil {
                found[type.id] = role
            }
        }
        return found
    }
}

/// Endings of role names, by style and role: `["vip": ["view": ["Screen"]]]`.
public typealias SuffixOverrides = [String: [String: [String]]]
