import SourceModel
import Styles

/// Cycles of an object with a helper that it stores and passes itself to.
///
/// The object is proof enough here: the helper may know it by a protocol that several classes conform to, or by a type
/// from outside of the project, such as `UIView`. The object in turn may know the helper by a protocol.
struct HelperCycles {
    let project: ProjectContext
    let verifier: CycleVerifier
    let appLong: AppLongObjects
    private let inherited: InheritedReferences

    init(project: ProjectContext) {
        self.project = project
        // No function that ties objects together is needed: the object passes itself.
        verifier = CycleVerifier(project: project, factoryFunctions: [:])
        appLong = project.appLong
        inherited = InheritedReferences(project: project)
    }

    /// The cycles of two references, the one that points back last.
    func cycles(of owner: TypeEntity) -> [[StoredReference]] {
        let references = (project.storedReferences[owner.id] + inherited.references(of: owner)).filter {
            $0.isStrong && !$0.isInside && $0.target != owner && !project.isBackReference($0)
        }
        guard !references.isEmpty else { return [] }
        let handover = SelfHandover(project: project, verifier: verifier, owner: owner)
        return references.flatMap { reference in
            cycles(of: owner, through: reference) { handover.passesItself(to: $0, through: reference) }
        }
    }

    /// The cycles that single statements of a type close for other objects: `cell.viewModel.delegate = cell`.
    func cyclesTied(by type: TypeEntity) -> [[StoredReference]] {
        type.members { $0.traits.contains(.assignments) }.flatMap { member -> [[StoredReference]] in
            guard let code = project.model.code(of: member) else { return [] }
            return code.body.assignments.flatMap { assignment -> [[StoredReference]] in
                let names = assignment.target.names
                guard assignment.target.root == .name, names.count > 2, names[0] != "self",
                    case .chain(let object) = assignment.value, object.root == .name,
                    object.names == Array(names.dropLast(2)),
                    let owner = project.model.value(of: object, at: assignment.location, in: code)?.type,
                    owner.isClass
                else { return [] }
                let back = names[names.count - 1]
                return references(named: names[names.count - 2], of: owner).flatMap {
                    cycles(of: owner, through: $0) { $0.member.fact.name == back }
                }
            }
        }
    }

    /// The strong references of a class that have a name, its own or inherited ones.
    private func references(named name: String, of owner: TypeEntity) -> [StoredReference] {
        ([owner] + project.model.ancestors(of: owner)).flatMap { project.storedReferences[$0.id] }.filter {
            $0.member.fact.name == name && $0.isStrong && !$0.isInside
        }
    }

    private func cycles(
        of owner: TypeEntity, through reference: StoredReference, where isClosed: (StoredReference) -> Bool
    ) -> [[StoredReference]] {
        holders(of: reference).flatMap { holder in
            inherited.properties(of: holder).filter { mayHold(owner, $0) }.compactMap { property in
                let back = StoredReference(
                    owner: holder, member: property, target: owner, isInside: property.isList)
                let cycle = [reference, back]
                guard back.isStrong, !project.isBackReference(back), isClosed(back),
                    !verifier.isBroken(cycle),
                    !cycle.contains(where: { appLong.outlivesScenes($0.owner, in: project) })
                else { return nil }
                return cycle
            }
        }
    }

    /// The classes whose object a reference may keep; of a protocol those that conform to it.
    private func holders(of reference: StoredReference) -> [TypeEntity] {
        if reference.target.isClass { return [reference.target] }
        guard reference.target.kind == .protocol else { return [] }
        return project.realConformers(of: reference.target).filter {
            $0.isClass && $0 != reference.owner && !isForTests($0)
        }
    }

    /// Whether a class is made for tests and previews: it is declared beside them, or makes its own samples.
    private func isForTests(_ type: TypeEntity) -> Bool {
        project.model.facts(module: type.parts[0].module, file: type.parts[0].file).isForTests
            || type.staticObjects.contains { !$0.fact.isStored }
    }

    /// Whether a stored property is of a type that the owner is, conforms to or inherits from.
    private func mayHold(_ owner: TypeEntity, _ property: MemberEntity) -> Bool {
        guard property.fact.kind == .property, property.fact.isStored, !property.fact.isStatic,
            property.fact.ownership == .strong, let written = property.fact.type,
            let fact = written.elementOrSelf, let name = fact.bareName,
            let holder = property.owner.map({ project.model.types[$0] }),
            !OwnershipGraph.isPersisted(property.fact, of: holder, project.model)
        else { return false }
        let types = project.model.types(fact, in: project.model.scope(of: property))
        if !types.isEmpty { return types.contains { project.model.inherits(owner, from: $0) } }
        return name == "AnyObject" || name == "Any" && !property.isList
            || project.model.inheritedNames(of: owner).contains(name)
    }
}

extension ProjectContext {
    /// Whether two roles of one scene retain each other; `back-reference-strong` reports these where one passes itself on.
    func isWithinScene(_ cycle: [StoredReference]) -> Bool {
        guard cycle.count == 2, let first = roleInstance(of: cycle[0].owner),
            let second = roleInstance(of: cycle[1].owner)
        else { return false }
        let roles = [first.role.name, second.role.name]
        return first.scene == second.scene && roles[0] != roles[1] && !roles.contains("builder")
    }
}
