import SourceModel

/// Which class keeps which alive by a stored property; a protocol stands for the one class that conforms to it.
struct OwnershipGraph {
    /// By the holder's place among all types, with the property of each edge.
    let graph: DirectedGraph
    private let edges: [Edge: Holding]

    private struct Edge: Hashable {
        var from: Int
        var to: Int
    }

    /// - Parameter isLeftOut: Holdings another rule speaks of.
    init(_ project: CheckedProject, leavingOut isLeftOut: (Holding) -> Bool) {
        var edges: [Edge: Holding] = [:]
        var targets: [[Int]] = Array(repeating: [], count: project.model.types.count)
        var classes: [TypeEntity.ID: TypeEntity?] = [:]
        for holding in project.holdings.joined() where holding.isStrong && holding.holder.isClass {
            guard !isLeftOut(holding) else { continue }
            let target = classes[holding.target.id] ?? Self.onlyClass(of: holding.target, project.model)
            classes.updateValue(target, forKey: holding.target.id)
            guard let target, target != holding.holder else { continue }
            let edge = Edge(from: holding.holder.id, to: target.id)
            if edges[edge] == nil {
                edges[edge] = holding
                targets[edge.from].append(edge.to)
            }
        }
        graph = DirectedGraph(targets: targets)
        self.edges = edges
    }

    func holding(from: Int, to: Int) -> Holding? { edges[Edge(from: from, to: to)] }

    private static func onlyClass(of type: TypeEntity, _ model: ProjectModel) -> TypeEntity? {
        if type.isClass { return type }
        guard type.kind == .protocol else { return nil }
        let conformers = model.conformers(of: type).filter { !StandIns.isOne($0, in: model) }
        return conformers.count == 1 && conformers[0].isClass ? conformers[0] : nil
    }
}
