import SourceModel
import Styles

// Services, workers and coordinators that logic holds by their class although there is a protocol of their name.

extension RoleHeldConcretelyRule {
    func helpers(of instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard instance.role.platform == Role.Platform.none, !instance.role.allows.contains(.hostImports)
        else {
            return []
        }
        return helpers(of: instance.type, project).filter {
            project.referencedRole(of: $0.target, inSceneOf: instance) == nil
        }.map(\.finding)
    }

    /// The same for workers, use cases and other logic of no scene.
    func helpersOutsideScenes(_ project: ProjectContext) -> [Finding] {
        findings("outside of scenes", inEach: project.logicOutsideScenes, of: project) { type in
            helpers(of: type, project).map(\.finding)
        }
    }

    private func helpers(
        of type: TypeEntity, _ project: ProjectContext
    ) -> [(target: TypeEntity, finding: Finding)] {
        (project.storedReferences[type.id] + takenReferences(of: type, project)).compactMap { reference in
            guard isConcrete(reference) || isStruct(reference), isHelper(reference.target),
                !isObserved(reference, project), !isWitness(reference, project),
                let boundary = namesake(of: reference.target, project),
                !needsMore(than: boundary, reference, project)
            else { return nil }
            let finding = Finding(
                of: info, at: reference.member.fact.location,
                message:
                    "\"\(type.name)\" refers to \"\(reference.target.name)\" by its \(reference.target.isClass ? "class" : "type"), so no mock can replace it; use any "
                    + "\(boundary.name) as the type of \(place(of: reference))",
                subject: "\(type.qualifiedName).\(reference.member.fact.name)")
            return (reference.target, finding)
        }
    }

    /// What initializers take by its class for a property that has the type of a protocol.
    private func takenReferences(of type: TypeEntity, _ project: ProjectContext) -> [StoredReference] {
        let stored = project.storedReferences[type.id].map(\.target)
        return type.members { $0.kind == .initializer }.flatMap { member in
            member.fact.parameters.compactMap { parameter in
                guard let target = project.model.type(parameter.type, in: project.model.scope(of: member)),
                    target.isClass, !stored.contains(target),
                    stored.contains(where: {
                        $0.kind == .protocol && project.model.inherits(target, from: $0)
                    })
                else { return nil }
                return StoredReference(owner: type, member: member, target: target, isInside: false)
            }
        }
    }

    /// Services may be structs too.
    private func isStruct(_ reference: StoredReference) -> Bool {
        reference.target.kind == .struct && !reference.isInside && !reference.isWrapped
    }

    /// Whether the code calls what the protocol does not have, so that it could not take its place.
    private func needsMore(
        than boundary: TypeEntity, _ reference: StoredReference, _ project: ProjectContext
    ) -> Bool {
        let known = Set(
            ([boundary] + project.model.ancestors(of: boundary)).flatMap { $0.members.map(\.fact.name) })
        let property = reference.member.fact.name
        let query = NameQuery([property])
        return reference.owner.members { $0.bodyMayName(query) }.contains { member in
            guard let body = member.fact.body else { return false }
            return BodyChains(body).contains { chain, _ in
                let names = chain.names.drop { $0 == "self" }
                return chain.root == .name && names.first == property && names.count > 1
                    && !known.contains(names[names.startIndex + 1])
            }
        }
    }

    /// Whether it works for scenes, by the last word of its name.
    private func isHelper(_ type: TypeEntity) -> Bool {
        ImplementationName.core(of: type).camelCaseWords.last.map(Self.working.contains) ?? false
    }

    private static let working: Set<String> = [
        "Worker", "Service", "Case", "Repository", "Coordinator", "Router", "Manager", "Client", "Provider",
        "Store",
        "Storage", "Gateway", "API", "Api",
    ]

    /// What a type of a name does, as protocols are called: `RideCoordinating` for `RideCoordinator`.
    private static func activity(of name: String) -> String? {
        activities.first { name.hasSuffix($0.key) }.map { name.dropLast($0.key.count) + $0.value }
    }

    private static let activities = [
        "Coordinator": "Coordinating", "Router": "Routing", "Service": "Servicing", "Provider": "Providing",
        "Manager": "Managing", "Worker": "Working", "Store": "Storing",
    ]

    /// The protocol of its name that a class conforms to: `RideService` and `RideServiceProtocol`, `RideServiceImpl` and `RideService`.
    private func namesake(of type: TypeEntity, _ project: ProjectContext) -> TypeEntity? {
        let core = ImplementationName.core(of: type)
        let words = Self.protocolWords + ["Logic", "Representable"]
        let names = Set(
            [core, "I" + type.name] + words.flatMap { [type.name + $0, core + $0] }
                + [type.name, core].compactMap(Self.activity))
        return project.model.ancestors(of: type).first { boundary in
            boundary.kind == .protocol && boundary.name.camelCaseWords.count > 1
                && names.contains(boundary.name) && !hasAssociatedTypes(boundary, project)
        }
    }
}
