import SourceModel
import Styles

// Services, workers and coordinators that logic holds by their class although there is a protocol of their name.

extension RoleHeldConcretelyRule {
    func helpers(of instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard instance.role.platform == Role.Platform.none, !instance.role.allows.contains(.hostImports)
        else {
            return []
        }
        return project.storedReferences[instance.type.id].compactMap { reference in
            guard isConcrete(reference), isHelper(reference.target, of: instance, project),
                !isObserved(reference, project), !isWitness(reference, project),
                let boundary = namesake(of: reference.target, project)
            else { return nil }
            return Finding(
                of: info, at: reference.member.fact.location,
                message:
                    "\"\(instance.type.name)\" refers to \"\(reference.target.name)\" by its class, so no mock can replace it; use any "
                    + "\(boundary.name) as the type of \"\(reference.member.fact.name)\"",
                subject: "\(instance.type.qualifiedName).\(reference.member.fact.name)")
        }
    }

    /// Whether it works for scenes, by the last word of its name, and is no role of this scene.
    private func isHelper(_ type: TypeEntity, of instance: RoleInstance, _ project: ProjectContext) -> Bool {
        guard project.referencedRole(of: type, inSceneOf: instance) == nil,
            let word = ImplementationName.core(of: type).camelCaseWords.last
        else { return false }
        return Self.working.contains(word)
    }

    private static let working: Set<String> = [
        "Worker", "Service", "Case", "Repository", "Coordinator", "Router", "Manager", "Client", "Provider",
        "Store",
        "Storage", "Gateway", "API", "Api",
    ]

    /// The protocol of its name that a class conforms to: `RideService` and `RideServiceProtocol`, `RideServiceImpl` and `RideService`.
    private func namesake(of type: TypeEntity, _ project: ProjectContext) -> TypeEntity? {
        project.model.ancestors(of: type).first { boundary in
            boundary.kind == .protocol && boundary.name.camelCaseWords.count > 1
                && !hasAssociatedTypes(boundary, project)
                && (ImplementationName.core(of: type) == boundary.name
                    || (Self.protocolWords + ["Logic"]).contains { type.name + $0 == boundary.name })
        }
    }
}
