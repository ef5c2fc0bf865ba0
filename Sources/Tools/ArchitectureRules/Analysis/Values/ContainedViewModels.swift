import SourceModel

/// The view models inside of others: those nested in them, and those that have names of view models.
struct ContainedViewModels {
    let model: ProjectModel

    /// View models, and those that they store, also in the cases of enums: `case result(StepViewModel)`.
    func all(in viewModels: [TypeEntity]) -> [TypeEntity] {
        var seen = Set(viewModels.map(\.id))
        var found = viewModels
        var next = 0
        while next < found.count {
            let outer = found[next]
            next += 1
            for type in stored(in: outer) where isViewModel(type, in: outer) {
                if seen.insert(type.id).inserted { found.append(type) }
            }
        }
        return found
    }

    private func isViewModel(_ type: TypeEntity, in outer: TypeEntity) -> Bool {
        ViewValues.prepared.contains(where: type.name.hasSuffix) || model.outerType(of: type) == outer
    }

    /// The structs that a struct stores, and those in the cases of the enums that it stores.
    private func stored(in type: TypeEntity) -> [TypeEntity] {
        type.storedProperties.flatMap { property -> [TypeEntity] in
            guard let fact = property.fact.type ?? property.fact.initialType, !fact.isFunction else {
                return []
            }
            return types(in: fact, model.scope(of: property)).flatMap { type -> [TypeEntity] in
                guard type.kind == .enum else { return type.kind == .struct ? [type] : [] }
                return type.members.filter { $0.fact.kind == .enumCase }.flatMap { member in
                    member.fact.parameters.flatMap { types(in: $0.type, model.scope(of: member)) }
                        .filter { $0.kind == .struct }
                }
            }
        }
    }

    private func types(in fact: TypeFact, _ scope: Scope) -> [TypeEntity] {
        fact.namedParts.flatMap { model.types($0.type, in: scope) }
    }
}
