import SourceModel
import Styles

/// Finds the scenes of a project: types of one name in the roles of one style.
struct SceneBuilder {
    let model: ProjectModel
    let styles: [Style]
    let names: [RoleNames]

    init(model: ProjectModel, styles: [Style], suffixes: SuffixOverrides) {
        self.model = model
        self.styles = styles.filter(\.hasScenes)
        names = self.styles.map { RoleNames(style: $0, suffixes: suffixes[$0.name] ?? [:]) }
    }

    func build() -> SceneMap {
        let all = candidates()
        var chosen = StyleContest(model: model, candidates: all.filter(\.isScene)).winners()
        chosen += viewless(all, beside: chosen)
        chosen.sort { ($0.order, $0.name, $0.first) < ($1.order, $1.name, $1.first) }
        return ContractFinder(model: model, styles: styles, names: names, scenes: chosen).map()
    }

    /// Scenes that leave out what their style lets them, in a project that is written in the style: a RIB without a view.
    ///
    /// What is left could as well be part of a scene in another style, so that only the others tell.
    private func viewless(_ all: [SceneCandidate], beside chosen: [SceneCandidate]) -> [SceneCandidate] {
        let counts = Dictionary(grouping: chosen, by: \.order).mapValues(\.count)
        guard let main = counts.max(by: { $0.value < $1.value }), main.value > 1,
            main.value * 2 > chosen.count
        else { return [] }
        let taken = Set(chosen.flatMap { $0.types.map(\.id) })
        return all.filter { candidate in
            candidate.order == main.key && !candidate.isScene && candidate.hasAllNeeded
                && taken.isDisjoint(with: candidate.types.map(\.id))
        }
    }

    /// Every group of types that could be a scene in some style; a type may be in several.
    private func candidates() -> [SceneCandidate] {
        var groups: [Key: SceneCandidate] = [:]
        var unnamed: [TypeEntity] = []
        for type in model.types
        where !type.isLocal && type.kind != .protocol && !StandIns.isOne(type, in: model) {
            if type.declaration.inherited.contains(where: \.draws) { unnamed.append(type) }
            for (number, style) in styles.enumerated() {
                guard let match = names[number].match(type) else { continue }
                groups[
                    Key(style: number, scene: match.scene),
                    default: SceneCandidate(
                        name: match.scene, style: style, order: number)
                ].add(type, match)
            }
        }
        for type in unnamed { addUnnamedView(type, to: &groups) }
        return groups.values.flatMap { $0.split() }.map { ($0, $0.first) }
            .sorted { ($0.0.order, $0.0.name, $0.1) < ($1.0.order, $1.0.name, $1.1) }.map(\.0)
    }

    /// Views may be called as their scenes alone: `struct About: View` beside `AboutViewModel` or `About.ViewModel`.
    private func addUnnamedView(_ type: TypeEntity, to groups: inout [Key: SceneCandidate]) {
        for (number, style) in styles.enumerated() {
            let key = Key(style: number, scene: type.name)
            guard let view = style.roles.first(where: { $0.platform == .host }),
                groups[key] != nil, groups[key]?.players[view.name] == nil
            else { continue }
            groups[key]?.add(type, RoleNames.Match(scene: type.name, role: view, rank: view.suffixes.count))
        }
    }

    private struct Key: Hashable {
        var style: Int
        var scene: String
    }
}

/// Types of one name that could be a scene in one style.
struct SceneCandidate {
    struct Player {
        var type: TypeEntity
        var rank: Int
    }

    var name: String
    var style: Style
    /// The style's place among those looked for.
    var order: Int
    var players: [String: [Player]] = [:]

    /// The smallest number of its types.
    var first: Int {
        var first = Int.max
        for list in players.values { for player in list { first = min(first, player.type.id) } }
        return first
    }
    var types: [TypeEntity] { players.values.flatMap { $0.map(\.type) } }

    init(name: String, style: Style, order: Int) {
        self.name = name
        self.style = style
        self.order = order
    }

    mutating func add(_ type: TypeEntity, _ match: RoleNames.Match) {
        players[match.role.name, default: []].append(Player(type: type, rank: match.rank))
        players[match.role.name]?.sort { ($0.rank, $0.type.id) < ($1.rank, $1.type.id) }
    }

    /// Two modules, or two types around them, may each have a scene of one name.
    func split() -> [SceneCandidate] {
        let isDouble = players.values.contains { list in
            Dictionary(grouping: list) { $0.type.name }.values.contains { $0.count > 1 }
        }
        guard isDouble else { return [self] }
        var parts: [String: SceneCandidate] = [:]
        for (role, list) in players {
            for player in list {
                let home = "\(player.type.module)/" + player.type.declaration.scope.joined(separator: ".")
                parts[home, default: SceneCandidate(name: name, style: style, order: order)]
                    .players[role, default: []].append(player)
            }
        }
        // Two of one name side by side belong to scenes that the names alone cannot tell apart.
        return parts.values.filter { part in
            part.players.values.allSatisfy { list in Set(list.map(\.type.name)).count == list.count }
        }
    }

    /// Whether enough of the style's roles are there to say that it is one.
    var isScene: Bool {
        let core = style.coreRoles
        let found = core.filter { players[$0] != nil }
        if style.product == .component { return players["builder"] != nil && !found.isEmpty }
        guard found.count >= 2 else { return false }
        return hasNeededCore || players.count >= 3
    }

    private var hasNeededCore: Bool {
        style.coreRoles.allSatisfy { style.role($0)?.allows.contains(.absence) == true || players[$0] != nil }
    }

    /// Whether every role is there that the style does not let be absent.
    var hasAllNeeded: Bool {
        players.count > 2
            && style.roles.allSatisfy { $0.allows.contains(.absence) || players[$0.name] != nil }
    }
}

extension Style {
    /// The roles through which a scene's data runs.
    var coreRoles: [String] {
        roles.map(\.name).filter { name in
            payloads.contains { $0.kind != .route && ($0.from == name || $0.to == name) }
        }
    }

    /// How the style says that one role holds another.
    func reference(from: String, to: String) -> Reference? {
        references.first { $0.from == from && $0.to == to }
    }

    /// Whether one role may know of another: it holds it, or hands something to it.
    func allows(_ from: String, toKnow to: String) -> Bool {
        from == to || reference(from: from, to: to) != nil
            || payloads.contains { $0.from == from && $0.to == to }
    }
}
