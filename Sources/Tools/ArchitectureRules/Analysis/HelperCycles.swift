import SourceModel

/// Cycles of an object with a helper that it stores and passes itself to.
///
/// The object is proof enough here: the helper may know it by a protocol that several classes conform to, or by a type
/// from outside of the project, such as `UIView`.
struct HelperCycles {
    let project: ProjectContext
    let verifier: CycleVerifier
    let appLong: AppLongObjects

    init(project: ProjectContext) {
        self.project = project
        // No function that ties objects together is needed: the object passes itself.
        verifier = CycleVerifier(project: project, factoryFunctions: [:])
        appLong = AppLongObjects(model: project.model)
    }

    /// The cycles of two references, the one that points back last.
    func cycles(of owner: TypeEntity) -> [[StoredReference]] {
        var found: [[StoredReference]] = []
        for reference in project.storedReferences[owner.id]
        where reference.isStrong && !reference.isInside && reference.target.isClass
            && reference.target != owner
        {
            for property in reference.target.members where mayHold(owner, property) {
                let back = StoredReference(
                    owner: reference.target, member: property, target: owner, isInside: false)
                let cycle = [reference, back]
                guard back.isStrong, !project.isBackReference(back),
                    verifier.handsItselfOver(owner, to: back),
                    !verifier.isBroken(cycle),
                    !cycle.contains(where: { appLong.outlivesScenes($0.owner, in: project) })
                else { continue }
                found.append(cycle)
            }
        }
        return found
    }

    /// Whether a stored property is of a type that the owner is, conforms to or inherits from.
    private func mayHold(_ owner: TypeEntity, _ property: MemberEntity) -> Bool {
        guard property.fact.kind == .property, property.fact.isStored, !property.fact.isStatic,
            property.fact.ownership == .strong, let fact = property.fact.type,
            !property.fact.attributes.contains("@NSManaged"), let name = fact.bareName
        else { return false }
        let types = project.model.types(fact, in: project.model.scope(of: property))
        if !types.isEmpty { return types.contains { project.model.inherits(owner, from: $0) } }
        return name == "AnyObject" || project.model.inheritedNames(of: owner).contains(name)
    }
}
