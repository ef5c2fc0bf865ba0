import SourceModel
import Styles

/// Adds views whose names differ from those of their scenes: the view that a builder makes, the one that stores a
/// scene's presenter, or the one that the presenter stores.
struct ViewAttachment {
    let model: ProjectModel
    /// The references that each type stores, by its index.
    let references: [[StoredReference]]
    /// Types that draw and are in no candidate.
    let drawing: [TypeEntity]
    private let storing: [TypeEntity.ID: [TypeEntity.ID]]

    init(model: ProjectModel, references: [[StoredReference]], drawing: [TypeEntity]) {
        self.model = model
        self.references = references
        self.drawing = drawing
        var storing: [TypeEntity.ID: [TypeEntity.ID]] = [:]
        for reference in references.joined() where !reference.isInside {
            for target in Self.players(of: reference.target, model) {
                storing[target, default: []].append(reference.owner.id)
            }
        }
        self.storing = storing
    }

    /// The type itself, or the only type that conforms to the protocol.
    private static func players(of type: TypeEntity, _ model: ProjectModel) -> [TypeEntity.ID] {
        guard type.kind == .protocol else { return [type.id] }
        let conformers = model.conformers(of: type).filter { !StandIns.contains($0, in: model) }
        return conformers.count == 1 ? [conformers[0].id] : []
    }

    /// The candidates, each without a view of its own with the only one that the code gives to it.
    func attached(_ candidates: [SceneCandidate]) -> [SceneCandidate] {
        var result = candidates
        let styles = Dictionary(grouping: candidates.indices) { candidates[$0].order }
        for (_, indices) in styles.sorted(by: { $0.key < $1.key }) { attach(indices, &result) }
        return result
    }

    private func attach(_ indices: [Int], _ candidates: inout [SceneCandidate]) {
        guard let view = indices.first.flatMap({ candidates[$0].style.viewRole }) else { return }
        let named = indices.filter { candidates[$0].hasOnlyFrame(around: view.name) }
        let waiting = indices.filter { index in
            candidates[index].members[view.name] == nil && candidates[index].twins == nil
                && candidates[index].members.keys.contains { candidates[index].style.coreRoles.contains($0) }
        }
        guard !waiting.isEmpty else { return }
        let waitingTypes = Set(waiting.flatMap { candidates[$0].types.map(\.id) })
        let taken = Set(
            indices.filter { !named.contains($0) }.flatMap { candidates[$0].types.map(\.id) }
        ).union(waitingTypes)
        let free = (named.flatMap { candidates[$0].members[view.name]?.map(\.type) ?? [] } + drawing).filter {
            !taken.contains($0.id)
        }
        let views = Dictionary(free.map { ($0.id, $0) }) { first, _ in first }
        var owners: [TypeEntity.ID: Set<Int>] = [:]
        for index in waiting {
            for id in self.views(of: candidates[index], view, among: views) {
                owners[id, default: []].insert(index)
            }
        }
        let chosen = Dictionary(grouping: owners.filter { $0.value.count == 1 }) { $0.value.first ?? 0 }
        // In order, so that two runs choose alike.
        for (index, found) in chosen.sorted(by: { $0.key < $1.key }) {
            guard let only = only(found.map(\.key), for: candidates[index]), let type = views[only] else {
                continue
            }
            candidates[index].add(
                type,
                RoleNames.RoleMatch(scene: candidates[index].name, role: view, rank: view.suffixes.count))
            for other in named where candidates[other].types.contains(type) {
                var frame = candidates[other]
                frame.remove(type)
                candidates[index].adopt(&frame)
                candidates[other] = frame
            }
        }
    }

    /// Of several views the one with the scene's name in its own, or the one that stores its roles.
    private func only(_ views: [TypeEntity.ID], for candidate: SceneCandidate) -> TypeEntity.ID? {
        if views.count == 1 { return views[0] }
        let alike = views.filter { model.types[$0].name.contains(candidate.name) }
        if alike.count == 1 { return alike[0] }
        let owning = (alike.isEmpty ? views : alike).filter { stores($0, a: candidate) }
        return owning.count == 1 ? owning[0] : nil
    }

    /// Whether a view stores a role of the scene, as a view controller does that has a view of its own.
    private func stores(_ view: TypeEntity.ID, a candidate: SceneCandidate) -> Bool {
        let roles = Set(candidate.types.map(\.id))
        return references[view].contains { reference in
            !reference.isInside && Self.players(of: reference.target, model).contains(where: roles.contains)
        }
    }

    private func views(
        of candidate: SceneCandidate, _ view: Role, among views: [TypeEntity.ID: TypeEntity]
    ) -> Set<TypeEntity.ID> {
        let made = constructed(by: candidate).filter { views[$0] != nil }
        if !made.isEmpty { return Set(made) }
        var found: Set<TypeEntity.ID> = []
        for (role, members) in candidate.members {
            let owns = candidate.style.reference(from: view.name, to: role) != nil
            let sees = candidate.style.reference(from: role, to: view.name) != nil
            for type in members.map(\.type) {
                if owns { found.formUnion(storing[type.id] ?? []) }
                guard sees else { continue }
                for reference in references[type.id] where !reference.isInside {
                    found.formUnion(Self.players(of: reference.target, model))
                }
            }
        }
        return found.filter { views[$0] != nil }
    }

    /// What the builder, or the navigation that builds its scene, creates.
    private func constructed(by candidate: SceneCandidate) -> [TypeEntity.ID] {
        ["builder", "navigation"].flatMap { candidate.members[$0] ?? [] }.flatMap { builder in
            builder.type.members.filter { $0.fact.traits.contains(.calls) }.compactMap(model.code).flatMap {
                code in
                let made = code.body.calls.compactMap { model.constructedType(of: $0, in: code)?.id }
                let makesOthers = candidate.types.contains { $0 != builder.type && made.contains($0.id) }
                return makesOthers ? made : []
            }
        }
    }
}
