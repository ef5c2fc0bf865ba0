import SourceModel

// Numbers of a view model that a view hands on to functions of its own: `showPrice(ride.price)`.

extension ViewBranchesOnModelRule {
    static func isNumber(_ parameter: ParameterFact) -> Bool {
        parameter.type.bareName.map(numbers.contains) == true
            && !ends(parameter.innerName ?? parameter.label, in: identifying + placing + stepping)
    }

    /// What a function compares or calculates of its parameters, if all of its calls in the view pass numbers of the view model.
    func handedOn(in code: CodeContext, of type: TypeEntity, _ values: ViewValues) -> [Read] {
        guard let member = code.member, member.kind == .method, !Self.servesList(member) else { return [] }
        let numbers = member.parameters.filter(Self.isNumber)
        guard !numbers.isEmpty else { return [] }
        let read = numbers.flatMap { parameter in
            reads(of: parameter.innerName ?? parameter.label, in: code).map { (parameter, $0) }
        }
        guard !read.isEmpty else { return [] }
        let names = NameQuery([member.name])
        let callers = type.members { $0.traits.contains(.calls) && $0.bodyMayName(names) }
            .compactMap(values.project.model.code)
        return read.filter { parameter, _ in isNumber(parameter, of: member, in: callers, values) }.map(\.1)
    }

    private func reads(of name: String, in code: CodeContext) -> [Read] {
        let isParameter = { (chain: ChainFact, location: FileLocation) in
            chain.root == .name && chain.names == [name]
                && code.body.local(name, visibleAt: location) == nil
        }
        let compared = code.body.branches.filter { $0.compares && Self.kinds.contains($0.kind) }
            .flatMap { branch in branch.subjects.map { ($0, branch.location) } }
        let calculated = code.body.calculations.filter { !$0.operands.contains(where: Self.isOfLayout) }
            .flatMap { calculation in calculation.operands.map { ($0, calculation.location) } }
        return (compared + calculated).filter(isParameter)
    }

    /// Whether each call passes a number that is stored in what the view shows.
    private func isNumber(
        _ parameter: ParameterFact, of member: MemberFact, in callers: [CodeContext], _ values: ViewValues
    ) -> Bool {
        let passed = callers.flatMap { code in
            code.body.calls.filter { $0.callee.names.filter { $0 != "self" } == [member.name] }.map { call in
                call.arguments.first { ($0.label ?? "_") == parameter.label }.map { argument in
                    guard case .chain(let chain) = argument.value else { return false }
                    return values.property(readBy: chain, at: call.location, in: code)?.fact.name
                        == chain.names.last
                }
            }
        }
        return !passed.isEmpty && passed.allSatisfy { $0 == true }
    }
}
