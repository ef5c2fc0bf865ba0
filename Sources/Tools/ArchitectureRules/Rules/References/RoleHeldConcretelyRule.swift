import SourceModel
import Styles

/// A role refers to another by its class although the style has a boundary protocol for it.
struct RoleHeldConcretelyRule: Rule {
    let info = RuleInfo(
        id: "role-held-concretely",
        summary:
            "A role refers to another role, or to the builder of another scene, by its class instead of its boundary protocol, in a property or as "
            + "a parameter of its initializer; or logic, also a worker or use case of no scene, refers to a service, worker or coordinator by its class or struct although there is a protocol of its name.",
        why:
            "A class cannot be replaced by a mock, and all of its members are available to the role that refers to "
            + "it; the protocol keeps the roles separate and testable.",
        whatToDo:
            "Use the protocol as the property's type: `any AboutPresenting` instead of `AboutPresenter`.",
        exceptions:
            "If the style leaves it open and the scene has no protocol for the role, by the style's names or by that of the class (`MenuPresenterImpl`), "
            + "if no scene of the style has a protocol for that role, and if the property is wrapped "
            + "(`@ObservedObject`, `@StateObject`) or observable, which requires the class, or demanded by a protocol with an associated type; of services and the like, if the code calls what the protocol does not have. A router may refer to "
            + "its own view, whose navigation it uses, and a coordinator to a role that it creates itself.",
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }

            final class AboutViewController {
                var interactor: (any AboutInteracting)?
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: AboutPresenter?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                func present(error: any Error) { print(error) }
            }
            """,
        goodExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }

            final class AboutViewController {
                var interactor: (any AboutInteracting)?
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                func present(error: any Error) { print(error) }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        project.roleInstances.filter { $0.role.name != "builder" }.flatMap { instance in
            let stored = project.referencedRoles(of: instance).compactMap { reference, role in
                finding(reference, role, instance, project)
            }
            return stored + heldBuilders(by: instance, project) + taken(by: instance, project)
                + helpers(of: instance, project)
        } + helpersOutsideScenes(project)
    }

    private func finding(
        _ reference: StoredReference, _ role: String, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Finding? {
        guard let other = instance.style.role(role), isConcrete(reference),
            !isObserved(reference, project), !isWitness(reference, project),
            instance.style.allows(instance.role.name, toKnow: role), !needsView(instance.role, other),
            !creates(reference, instance, project),
            isSeenThroughProtocol(reference.target, other, instance, project)
        else { return nil }
        return finding(reference, other, instance, project)
    }

    /// What the initializers of a class take by its class and do not store in a property of that class, as those of routers do that
    /// pass it to their superclass.
    private func taken(by instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard instance.type.isClass else { return [] }
        let stored = Set(project.storedReferences[instance.type.id].map(\.target))
        return instance.type.members { $0.kind == .initializer }.flatMap { member in
            member.fact.parameters.compactMap { parameter -> Finding? in
                guard let target = project.model.type(parameter.type, in: project.model.scope(of: member)),
                    target.isClass, !stored.contains(target)
                else { return nil }
                let reference = StoredReference(
                    owner: instance.type, member: member, target: target, isInside: false)
                guard let role = project.referencedRole(of: target, inSceneOf: instance) else {
                    return heldBuilder(reference, by: instance, project)
                }
                return role == instance.role.name
                    ? nil : finding(reference, role, instance, project)
            }
        }
    }

    /// The builders of other scenes that a role opens, where these have a protocol: `HomeBuilder` with `HomeBuildable`.
    private func heldBuilders(by instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        project.storedReferences[instance.type.id].compactMap { heldBuilder($0, by: instance, project) }
    }

    private func heldBuilder(
        _ reference: StoredReference, by instance: RoleInstance, _ project: ProjectContext
    ) -> Finding? {
        guard isConcrete(reference), let part = project.scenes.part(of: reference.target.id),
            part.role == "builder", part.scene != instance.scene
        else { return nil }
        let scene = project.scenes.all[part.scene]
        let patterns = scene.style.role(part.role)?.contracts.map(NamePattern.init) ?? []
        let boundary = (scene.boundaries[part.role] ?? []).map { project.model.types[$0] }.first {
            boundary in
            project.model.inherits(reference.target, from: boundary)
                && patterns.contains { $0.scene(in: boundary.name) == scene.name }
        }
        return boundary.map { finding(reference, $0, instance) }
    }

    private func finding(
        _ reference: StoredReference, _ boundary: TypeEntity, _ instance: RoleInstance
    ) -> Finding {
        Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(instance.type.name)\" refers to the builder of another scene by its class \"\(reference.target.name)\", so no "
                + "mock can replace it; use any \(boundary.name) as the type of \(place(of: reference))",
            subject: "\(instance.type.qualifiedName).\(reference.member.fact.name)")
    }

    func isConcrete(_ reference: StoredReference) -> Bool {
        reference.target.isClass && !reference.isInside && !reference.isWrapped
    }

    /// SwiftUI and Observation observe a class, not a protocol.
    func isObserved(_ reference: StoredReference, _ project: ProjectContext) -> Bool {
        if reference.target.declaration.attributes.contains(where: { $0.hasPrefix("@Observable") }) {
            return true
        }
        return project.model.inheritedNames(of: reference.target).contains("ObservableObject")
    }

    /// Whether a protocol demands the property with an associated type, to which `any` protocol may not conform.
    func isWitness(_ reference: StoredReference, _ project: ProjectContext) -> Bool {
        let protocols = project.model.ancestors(of: reference.owner).filter { $0.kind == .protocol }
        let associated = Set(protocols.flatMap(\.declaration.generics).map(\.name))
        return protocols.contains { demanding in
            demanding.members.contains {
                $0.fact.name == reference.member.fact.name
                    && $0.fact.type?.bareName.map(associated.contains) == true
            }
        }
    }

    /// A coordinator keeps the role that it creates.
    private func creates(
        _ reference: StoredReference, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Bool {
        guard instance.role.allows.contains(.hostImports) else { return false }
        return instance.type.members { $0.traits.contains(.calls) }.contains { member in
            guard let code = project.model.code(of: member) else { return false }
            return code.body.calls.contains {
                project.model.constructedType(of: $0, in: code) == reference.target
            }
        }
    }

    /// A router needs its view as the type that the host knows.
    private func needsView(_ role: Role, _ other: Role) -> Bool {
        role.allows.contains(.hostImports) && other.platform == .host
    }

    private func isSeenThroughProtocol(
        _ type: TypeEntity, _ role: Role, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Bool {
        guard !role.contracts.isEmpty else { return false }
        return !role.allows.contains(.concrete) && hasProtocols(for: role, instance.style, project)
            || boundary(of: type, role, instance, project) != nil
    }

    /// Whether some scene of the style has a protocol for a role, other than one by which parts of its view tell what people do.
    private func hasProtocols(for role: Role, _ style: Style, _ project: ProjectContext) -> Bool {
        project.scenes.all.contains { scene in
            scene.style.name == style.name
                && scene.boundaries[role.name]?.contains {
                    let boundary = project.model.types[$0]
                    return !boundary.name.hasSuffix("Delegate")
                        || boundary.name.hasSuffix("ViewDelegate") && isKept(boundary, project)
                } == true
        }
    }

    /// Whether a role keeps a protocol of its view, which is not told what people do by a part of its own.
    private func isKept(_ boundary: TypeEntity, _ project: ProjectContext) -> Bool {
        project.roleInstances.contains { instance in
            instance.role.platform == .none
                && project.storedReferences[instance.type.id].contains { $0.target == boundary }
        }
    }

    /// The scene's protocol for the role, by name: other protocols that the type conforms to, such as a table's
    /// delegate, do not count.
    private func boundary(
        of type: TypeEntity, _ role: Role, _ instance: RoleInstance, _ project: ProjectContext
    ) -> TypeEntity? {
        let scene = project.scenes.all[instance.scene]
        let patterns = role.contracts.map(NamePattern.init)
        return (scene.boundaries[role.name] ?? []).map { project.model.types[$0] }.first { boundary in
            guard project.model.inherits(type, from: boundary), isMeant(boundary, for: instance.role),
                !hasAssociatedTypes(boundary, project)
            else { return false }
            if patterns.contains(where: { $0.scene(in: boundary.name) == scene.name }) { return true }
            // `HomePresenterImpl` is named after the protocol.
            if ImplementationName.core(of: type) == boundary.name { return true }
            return boundary.name.hasPrefix(type.name)
                && !Self.partial.contains(where: boundary.name.hasSuffix)
        } ?? protocolBehindPrefix(of: type, role, project)
    }

    /// Whether the functions of a protocol could not be called on `any` of it, because they receive an associated type.
    func hasAssociatedTypes(_ boundary: TypeEntity, _ project: ProjectContext) -> Bool {
        ([boundary] + project.model.ancestors(of: boundary)).contains { part in
            let associated = Set(part.declaration.generics.map(\.name))
            return part.kind == .protocol && !associated.isEmpty
                && part.members.contains { member in
                    member.fact.parameters.contains { parameter in
                        parameter.type.namedParts.contains { associated.contains($0.name) }
                    }
                }
        }
    }

    /// The protocol of a class whose name, or its own, has something in front: `AppleLoginCoordinator` and `LoginCoordinatorProtocol`,
    /// `HomePresenter` and `IHomePresenter`.
    private func protocolBehindPrefix(
        of type: TypeEntity, _ role: Role, _ project: ProjectContext
    ) -> TypeEntity? {
        project.model.ancestors(of: type).first { boundary in
            guard boundary.kind == .protocol, isMeant(boundary, for: role),
                !hasAssociatedTypes(boundary, project)
            else { return false }
            if boundary.name == "I" + type.name { return true }
            guard let ending = Self.protocolWords.first(where: boundary.name.hasSuffix) else {
                return false
            }
            let core = String(boundary.name.dropLast(ending.count))
            return type.name.hasSuffix(core) && role.suffixes.contains { core.hasSuffix($0) && core != $0 }
        }
    }

    static let protocolWords = ["Protocol", "Interface", "Type", "Contract"]

    /// The property with a reference, or the initializer that takes it, as messages name them.
    func place(of reference: StoredReference) -> String {
        reference.member.fact.kind == .initializer
            ? "the parameter of \"init\"" : "\"\(reference.member.fact.name)\""
    }

    /// Endings of protocols that show a part of a role only.
    private static let partial = ["Delegate", "Inputs", "Outputs"]

    /// An output belongs to the role that it is named after: the interactor calls `HomeInteractorOutput`.
    private func isMeant(_ boundary: TypeEntity, for role: Role) -> Bool {
        !boundary.name.contains("Output") || role.suffixes.contains { boundary.name.contains($0) }
    }

    private func finding(
        _ reference: StoredReference, _ role: Role, _ instance: RoleInstance, _ project: ProjectContext
    )
        -> Finding
    {
        let boundary = boundary(of: reference.target, role, instance, project)
        let protocolName = boundary.map { "any \($0.name)" } ?? "a protocol"
        let added = boundary.map { missing(in: $0, for: reference, project) } ?? ""
        return Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(instance.type.name)\" refers to its scene's \(role.name) by its class \"\(reference.target.name)\", so no "
                + "mock can replace it; use \(protocolName) as the type of \(place(of: reference))\(added)",
            subject: "\(instance.type.qualifiedName).\(reference.member.fact.name)")
    }

    /// What the protocol lacks of what the holder uses, as the end of a message.
    private func missing(
        in boundary: TypeEntity, for reference: StoredReference, _ project: ProjectContext
    ) -> String {
        let known = Set(
            ([boundary] + project.model.ancestors(of: boundary)).flatMap(\.members).map(\.fact.name))
        let used = reference.owner.members { $0.kind != .initializer }.compactMap(\.fact.body)
            .flatMap { BodyChains($0).map { $0.chain.names.filter { $0 != "self" } } }
            .filter { $0.count > 1 && $0[0] == reference.member.fact.name && !known.contains($0[1]) }
            .map { "\"\($0[1])\"" }
        let names = Set(used).sorted()
        return names.isEmpty ? "" : ", and add \(names.joined(separator: ", ")) to it"
    }
}
