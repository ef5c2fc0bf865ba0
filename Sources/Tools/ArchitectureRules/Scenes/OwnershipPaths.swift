import SourceModel
import Styles

/// Determines whether one role of a scene keeps another alive: the code stores it, or the style says so and the code does not
/// contradict.
struct OwnershipPaths {
    let project: ProjectContext

    /// Whether `owner` owns `owned` in the scene of a role instance, directly or through other roles.
    func leads(from owner: String, to owned: String, inSceneOf instance: RoleInstance) -> Bool {
        var seen: Set<String> = [owner]
        var waiting = [owner]
        while let role = waiting.popLast() {
            for reference in instance.style.references
            where reference.from == role && reference.ownership == .strong {
                guard !seen.contains(reference.to), holds(reference, inSceneOf: instance) else { continue }
                if reference.to == owned { return true }
                seen.insert(reference.to)
                waiting.append(reference.to)
            }
            for other in stored(by: role, inSceneOf: instance) where !seen.contains(other) {
                if other == owned { return true }
                seen.insert(other)
                waiting.append(other)
            }
        }
        return false
    }

    /// The roles that a role stores strongly, whether the style says so or not.
    private func stored(by role: String, inSceneOf instance: RoleInstance) -> [String] {
        project.types(playing: role, inSceneOf: instance).flatMap { project.storedReferences[$0.id] }
            .compactMap {
                $0.isStrong && !$0.isInside ? project.referencedRole(of: $0.target, inSceneOf: instance) : nil
            }
    }

    /// Whether the code has a reference: a strong stored property, or, if nothing is stored, an object that it gets, passes on or
    /// names as a generic argument. Who uses a static member or asks for a type has no object.
    private func holds(_ reference: Reference, inSceneOf instance: RoleInstance) -> Bool {
        let owners = project.types(playing: reference.from, inSceneOf: instance)
        let held = owners.flatMap { project.storedReferences[$0.id] }.filter {
            project.referencedRole(of: $0.target, inSceneOf: instance) == reference.to
        }
        if !held.isEmpty { return held.contains(where: \.isStrong) }
        guard !reference.isOptional else { return false }
        return owners.contains { owner in
            project.model.references(from: owner).contains {
                !Self.withoutObject.contains($0.kind)
                    && project.role(of: $0.to, inSceneOf: instance) == reference.to
            }
        }
    }
    private static let withoutObject: Set<TypeReference.Kind> = [.staticUse, .cast, .pattern, .metatype]
}
