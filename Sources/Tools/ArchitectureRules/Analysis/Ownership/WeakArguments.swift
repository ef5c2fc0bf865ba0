import SourceModel

/// Arguments of initializers that the new object refers to weakly.
struct WeakArguments {
    let model: ProjectModel
    let code: CodeContext

    /// The class that a call creates and its weak property that an argument sets; `nil` for all other arguments.
    func property(setBy argument: ArgumentFact, of call: CallFact) -> (holder: TypeEntity, property: String)?
    {
        guard let holder = model.constructedType(of: call, in: code), holder.isClass else { return nil }
        let labels = call.arguments.map { $0.label ?? "_" }
        let matching = holder.members.filter {
            $0.fact.kind == .initializer && labels.allSatisfy($0.fact.parameters.map(\.label).contains)
        }
        guard matching.count == 1, let body = matching[0].fact.body,
            let parameter = Self.parameter(taking: argument, of: call, matching[0].fact)
        else { return nil }
        let name = parameter.innerName ?? parameter.label
        let uses = body.uses.count { $0.chain.root == .name && $0.chain.names == [name] }
        let set = body.assignments.filter { assignment in
            if case .chain(let value) = assignment.value { return value.names == [name] }
            return false
        }
        guard set.count == 1, uses <= 1, let property = set[0].target.names.last,
            let member = model.member(property, of: holder, isStatic: false), member.fact.isStored,
            member.fact.ownership != .strong,
            !body.calls.contains(where: { $0.arguments.contains { $0.value == set[0].value } })
        else { return nil }
        return (holder, property)
    }

    /// Arguments without labels belong to the parameters without labels, in their order.
    private static func parameter(taking argument: ArgumentFact, of call: CallFact, _ initializer: MemberFact)
        -> ParameterFact?
    {
        let labeled = initializer.parameters.filter { $0.label == argument.label ?? "_" }
        guard argument.label == nil else { return labeled.first }
        let place = call.arguments.filter { $0.label == nil }.firstIndex(of: argument)
        return place.flatMap { labeled.indices.contains($0) ? labeled[$0] : nil }
    }
}
