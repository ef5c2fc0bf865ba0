import SourceModel

/// Which class keeps which alive through a stored property; a protocol counts as the only class that conforms to it.
struct OwnershipGraph {
    /// By the owner's index among all types, with the property of each edge.
    let graph: DirectedGraph
    private let edges: [Edge: StoredReference]

    private struct Edge: Hashable {
        var from: Int
        var to: Int
    }

    /// - Parameter isLeftOut: Whether another rule reports a reference.
    init(_ project: ProjectContext, leavingOut isLeftOut: (StoredReference) -> Bool) {
        var edges: [Edge: StoredReference] = [:]
        var targets: [[Int]] = Array(repeating: [], count: project.model.types.count)
        var classes: [TypeEntity.ID: TypeEntity?] = [:]
        for reference in project.storedReferences.joined() where reference.isStrong && reference.owner.isClass
        {
            guard !isLeftOut(reference),
                !Self.isPersisted(reference.member.fact, of: reference.owner, project.model)
            else { continue }
            let target = classes[reference.target.id] ?? Self.onlyClass(of: reference.target, project.model)
            classes.updateValue(target, forKey: reference.target.id)
            guard let target, target != reference.owner else { continue }
            let edge = Edge(from: reference.owner.id, to: target.id)
            if edges[edge] == nil {
                edges[edge] = reference
                targets[edge.from].append(edge.to)
            }
        }
        graph = DirectedGraph(targets: targets)
        self.edges = edges
    }

    /// Whether a database keeps the objects of a relation, and lets them go with their context: Core Data, Realm.
    static func isPersisted(_ fact: MemberFact, of owner: TypeEntity, _ model: ProjectModel) -> Bool {
        fact.attributes.contains { $0 == "@NSManaged" || $0.hasPrefix("@Persisted") }
            || fact.modifiers.contains("dynamic") && model.inheritedNames(of: owner).contains("Object")
    }

    func reference(from: Int, to: Int) -> StoredReference? { edges[Edge(from: from, to: to)] }

    private static func onlyClass(of type: TypeEntity, _ model: ProjectModel) -> TypeEntity? {
        if type.isClass { return type }
        guard type.kind == .protocol else { return nil }
        let conformers = model.conformers(of: type).filter { !StandIns.contains($0, in: model) }
        return conformers.count == 1 && conformers[0].isClass ? conformers[0] : nil
    }
}
