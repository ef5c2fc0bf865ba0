import SourceModel
import Styles

/// Finds the scenes of a project: types of one name in the roles of one style.
struct SceneBuilder {
    let model: ProjectModel
    let styles: [Style]
    let names: [RoleNames]
    private let words: [RoleWords]
    private let references: [[StoredReference]]
    /// Types of scenes in a style that the project does not list.
    private let excluded: Set<TypeEntity.ID>

    init(
        model: ProjectModel, references: [[StoredReference]], styles: [Style], suffixes: SuffixOverrides,
        excluding excluded: Set<TypeEntity.ID> = []
    ) {
        self.excluded = excluded
        self.model = model
        self.references = references
        self.styles = styles.filter(\.hasScenes)
        names = self.styles.map { RoleNames(style: $0, suffixes: suffixes[$0.name] ?? [:]) }
        words = self.styles.map(RoleWords.init)
    }

    func build() -> SceneMap {
        let found = candidates()
        let all = found.filter { $0.twins == nil }
        var chosen = StyleDisambiguator(scores: scores(of: all)).winners()
        chosen += viewless(all, beside: chosen)
        chosen.sort { ($0.order, $0.name, $0.first) < ($1.order, $1.name, $1.first) }
        var map = BoundaryFinder(model: model, styles: styles, names: names, scenes: chosen).map()
        map.unchecked = unchecked(found, beside: map)
        return map
    }

    /// The scores of the candidates that could be a scene. A style without logic describes only scenes that have no interactor;
    /// and since a presenter may present anything, one of the types must store another.
    private func scores(of candidates: [SceneCandidate]) -> [SceneScore] {
        let scenes = candidates.filter(\.isScene)
        let scores = CodeTracking.map(scenes) { [model, words] in
            SceneScore(model: model, candidate: $0, words: words[$0.order])
        }
        let complete = scenes.filter { $0.members["logic"] != nil }
        let inComplete = Set(complete.flatMap { $0.members["presentation"] ?? [] }.map(\.type.id))
        return scores.filter { score in
            let candidate = score.candidate
            // Only the framework's protocols tell it from other styles with the same names.
            if candidate.style.isOfFramework { return score.named > 0 }
            guard candidate.style.hasNoLogic else {
                // Two names alone: many views have something that is called an interaction.
                let isPair = candidate.members.count == 2 && candidate.members["logic"] != nil
                return !isPair || score.isConnected && score.contracts > 0
            }
            return candidate.members["presentation"]?.allSatisfy { !inComplete.contains($0.type.id) } ?? true
                && score.isConnected
        }
    }

    /// The scenes that types of one name in one module make ambiguous, each in one style.
    private func unchecked(_ found: [SceneCandidate], beside map: SceneMap) -> [SceneMap.Unchecked] {
        var seen: Set<TypeEntity.ID> = []
        return found.compactMap { candidate in
            guard let twins = candidate.twins, candidate.isScene, candidate.style.product != .component,
                candidate.types.allSatisfy({ map.part(of: $0.id) == nil }),
                seen.isDisjoint(with: candidate.types.map(\.id))
            else { return nil }
            seen.formUnion(candidate.types.map(\.id))
            let locations = twins.map(\.location).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
            return SceneMap.Unchecked(
                scene: candidate.name, style: candidate.style.name, location: locations[0],
                reason: .sameNames(type: twins[0].name, locations: locations))
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
        let matches = CodeTracking.map(model.types) { [self] in self.matches(of: $0) }
        for (type, matches) in zip(model.types, matches) {
            guard let matches else { continue }
            if Self.draws(type) { unnamed.append(type) }
            if ShowingPresenters.contains(type, in: model) { continue }
            for (number, style) in styles.enumerated() {
                guard let match = matches[number] else { continue }
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
        let sorted = groups.values.flatMap { $0.parted(by: areNeighbors) }.flatMap { $0.split() }.map {
            ($0, $0.first)
        }
        .sorted { ($0.0.order, $0.0.name, $0.1) < ($1.0.order, $1.0.name, $1.1) }.map(\.0)
        return ViewAttachment(model: model, references: references, drawing: unnamed).attached(sorted)
    }

    /// Whether it draws: an object that is only told what happens to a view does not.
    private static func draws(_ type: TypeEntity) -> Bool {
        let drawing = type.declaration.inherited.filter(\.draws)
        guard type.declaration.inherited.first?.bareName == "NSObject" else { return !drawing.isEmpty }
        return drawing.contains { $0.bareName?.hasSuffix("Delegate") == false }
    }

    /// The roles that a type may play by its name, style by style; `nil` for a type that plays none in any.
    private func matches(of type: TypeEntity) -> [RoleNames.RoleMatch?]? {
        guard !type.isLocal, type.kind != .protocol, !excluded.contains(type.id),
            !StandIns.contains(type, in: model), !isBase(type), !isOfRepresentable(type)
        else { return nil }
        return names.map { $0.match(type) }
    }

    /// Whether SwiftUI asks for it by this name: `struct MapView: UIViewRepresentable { class Coordinator {} }`.
    private func isOfRepresentable(_ type: TypeEntity) -> Bool {
        guard type.name == "Coordinator", type.qualifiedName != type.name else { return false }
        let owner = model.type(named: String(type.qualifiedName.dropLast(type.name.count + 1)))
        return owner?.inherited.contains { $0.bareName?.hasSuffix("Representable") == true } ?? false
    }

    /// Whether it is what several classes have in common, as in a framework's own `ListPresenter`: no scene, but a part of
    /// theirs.
    private func isBase(_ type: TypeEntity) -> Bool {
        guard type.kind == .class else { return false }
        let heirs = model.conformers(of: type).filter { !StandIns.contains($0, in: model) }
        return heirs.count >= Self.manyHeirs
    }

    private static let manyHeirs = 3

    /// Views may have the name of their scene: `struct About: View` next to `AboutViewModel` or `About.ViewModel`.
    private func addUnnamedView(_ type: TypeEntity, to groups: inout [Key: SceneCandidate]) {
        // Its controller is the view of the scene then.
        if model.type(named: type.name + "Controller").map(Self.draws) == true { return }
        for (number, style) in styles.enumerated() {
            let key = Key(style: number, scene: type.name)
            guard let view = style.viewRole,
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
    /// - Parameters:
    /// - styles: The styles that the project uses.
    /// - known: All styles; scenes in one of the others are recognized and left unchecked.
    /// - Complexity: linear in types, times the number of suffixes of all styles.
    init(
        model: ProjectModel, references: [[StoredReference]], styles: [Style],
        suffixes: SuffixOverrides = [:], known: [Style] = []
    ) {
        let used = Set(styles.map(\.name))
        guard known.contains(where: { $0.hasScenes && !used.contains($0.name) }) else {
            self = SceneBuilder(model: model, references: references, styles: styles, suffixes: suffixes)
                .build()
            return
        }
        let every = SceneBuilder(model: model, references: references, styles: known, suffixes: suffixes)
            .build()
        // Where views hold interactors, as in VIP, a view with its presenter is no scene that lacks an interactor.
        let mayHold = styles.contains { $0.hasPresentationInView }
        let foreign = every.all.filter { scene in
            !used.contains(scene.style.name)
                && (!mayHold && scene.style.hasNoLogic || scene.style.isOfFramework)
        }
        self = SceneBuilder(
            model: model, references: references, styles: styles, suffixes: suffixes,
            excluding: Set(foreign.flatMap { $0.types.values.joined() })
        ).build()
        let others = every.all.filter { scene in
            !used.contains(scene.style.name) && scene.style.product != .component
                && scene.types.values.joined().allSatisfy { parts[$0] == nil }
        }
        unchecked += others.compactMap { scene in
            guard let first = scene.types.values.joined().min() else { return nil }
            return Unchecked(
                scene: scene.name, style: scene.style.name, location: model.types[first].location,
                reason: .styleNotListed)
        }
    }
}
