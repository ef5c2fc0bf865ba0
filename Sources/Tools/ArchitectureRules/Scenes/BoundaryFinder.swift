import SourceModel
import Styles

/// Finds the boundary protocols of scenes: those to which only types of one role of one scene conform, and those with
/// a matching name.
struct BoundaryFinder {
    let model: ProjectModel
    let styles: [Style]
    let names: [RoleNames]
    let scenes: [SceneCandidate]

    func map() -> SceneMap {
        var all: [SceneMap.Scene] = []
        var parts: [TypeEntity.ID: SceneMap.Part] = [:]
        for (number, candidate) in scenes.enumerated() {
            let types = candidate.members.mapValues { $0.map(\.type.id) }
            for (role, ids) in types {
                for id in ids { parts[id] = SceneMap.Part(scene: number, role: role, isBoundary: false) }
            }
            all.append(
                SceneMap.Scene(
                    name: candidate.name, style: candidate.style, types: types, boundaries: [:]))
        }
        let byName = scenesByName()
        for type in model.types
        where type.kind == .protocol && !type.isLocal && !StandIns.contains(type, in: model) {
            guard let part = part(of: type, roles: parts, byName) else { continue }
            parts[type.id] = part
            all[part.scene].boundaries[part.role, default: []].append(type.id)
        }
        return SceneMap(all: all, parts: parts)
    }

    private func part(
        of type: TypeEntity, roles: [TypeEntity.ID: SceneMap.Part], _ byName: [Key: Int]
    ) -> SceneMap.Part? {
        let conformers = model.conformers(of: type).filter { !StandIns.contains($0, in: model) }
        let known = Set(conformers.compactMap { roles[$0.id] })
        if var part = known.first, known.count == 1 {
            let isOnly = conformers.allSatisfy { roles[$0.id] != nil }
            part.isBoundary = true
            if isOnly || type.name.hasPrefix(scenes[part.scene].name) { return part }
        }
        if known.isEmpty, isValue(conformers) || !conformers.isEmpty && type.name.hasSuffix("Delegate") {
            return nil
        }
        return known.count > 1 && !conformers.isEmpty
            ? named(type, among: known, byName) : named(type, byName)
    }

    /// Whether only values conform to the protocol: what a scene is opened with, `struct RideInput: RideModuleInput`.
    private func isValue(_ conformers: [TypeEntity]) -> Bool {
        !conformers.isEmpty
            && conformers.allSatisfy { type in
                (type.kind == .struct || type.kind == .enum) && !type.inherited.contains(where: \.draws)
            }
    }

    private func named(_ type: TypeEntity, _ byName: [Key: Int]) -> SceneMap.Part? {
        for (style, names) in zip(styles, names) {
            guard let (scene, role) = names.boundary(type.name),
                let number = byName[Key(style: style.name, scene: scene)],
                scenes[number].types.contains(where: { $0.module == type.module })
            else { continue }
            return SceneMap.Part(scene: number, role: role.name, isBoundary: true)
        }
        return nil
    }

    private func named(
        _ type: TypeEntity, among known: Set<SceneMap.Part>, _ byName: [Key: Int]
    ) -> SceneMap.Part? {
        guard let part = named(type, byName) else { return nil }
        return known.contains { $0.scene == part.scene && $0.role == part.role } ? part : nil
    }

    private struct Key: Hashable {
        var style: String
        var scene: String
    }

    private func scenesByName() -> [Key: Int] {
        var found: [Key: Int] = [:]
        for (number, scene) in scenes.enumerated() {
            found[Key(style: scene.style.name, scene: scene.name)] = number
        }
        return found
    }
}
