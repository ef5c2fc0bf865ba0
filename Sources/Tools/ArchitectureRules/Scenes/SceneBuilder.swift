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
        let found = candidates()
        let all = found.filter { $0.twins == nil }
        var chosen = StyleDisambiguator(model: model, candidates: all.filter(\.isScene)).winners()
        chosen += viewless(all, beside: chosen)
        chosen.sort { ($0.order, $0.name, $0.first) < ($1.order, $1.name, $1.first) }
        var map = BoundaryFinder(model: model, styles: styles, names: names, scenes: chosen).map()
        map.unchecked = unchecked(found, beside: map)
        return map
    }

    /// The scenes that types of one name in one module make ambiguous, each in one style.
    private func unchecked(_ found: [SceneCandidate], beside map: SceneMap) -> [SceneMap.Unchecked] {
        var seen: Set<TypeEntity.ID> = []
        return found.compactMap { candidate in
            guard let twins = candidate.twins, candidate.isScene,
                candidate.types.allSatisfy({ map.part(of: $0.id) == nil }),
                seen.isDisjoint(with: candidate.types.map(\.id))
            else { return nil }
            seen.formUnion(candidate.types.map(\.id))
            return SceneMap.Unchecked(
                scene: candidate.name, type: twins[0].name,
                locations: twins.map(\.location).sorted { ($0.path, $0.line) < ($1.path, $1.line) })
        }
    }

    /// Scenes without the optional roles of their style, in a project that uses the style: a RIB without a view.
    ///
    /// The remaining types could be part of a scene in another style, so the other scenes decide.
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

    /// Every group of types that could be a scene in some style; a type may be in several groups.
    private func candidates() -> [SceneCandidate] {
        var groups: [Key: SceneCandidate] = [:]
        var unnamed: [TypeEntity] = []
        for type in model.types
        where !type.isLocal && type.kind != .protocol && !StandIns.contains(type, in: model) {
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
        let graph = model.moduleGraph(dependencies: true)
        let areNeighbors = { (left: Int, right: Int) in
            model.modules[left].project == model.modules[right].project
                || graph.targets[left].contains(right) || graph.targets[right].contains(left)
        }
        return groups.values.flatMap { $0.parted(by: areNeighbors) }.flatMap { $0.split() }.map {
            ($0, $0.first)
        }
        .sorted { ($0.0.order, $0.0.name, $0.1) < ($1.0.order, $1.0.name, $1.1) }.map(\.0)
    }

    /// Views may have the name of their scene: `struct About: View` next to `AboutViewModel` or `About.ViewModel`.
    private func addUnnamedView(_ type: TypeEntity, to groups: inout [Key: SceneCandidate]) {
        for (number, style) in styles.enumerated() {
            let key = Key(style: number, scene: type.name)
            guard let view = style.roles.first(where: { $0.platform == .host }),
                groups[key] != nil, groups[key]?.members[view.name] == nil
            else { continue }
            groups[key]?.add(
                type, RoleNames.RoleMatch(scene: type.name, role: view, rank: view.suffixes.count))
        }
    }

    private struct Key: Hashable {
        var style: Int
        var scene: String
    }
}

extension SceneMap {
    /// - Complexity: linear in types, times the number of suffixes of all styles.
    public init(model: ProjectModel, styles: [Style], suffixes: SuffixOverrides = [:]) {
        self = SceneBuilder(model: model, styles: styles, suffixes: suffixes).build()
    }
}
