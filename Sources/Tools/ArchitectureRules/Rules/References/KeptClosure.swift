import SourceModel

/// Says whether a closure that is assigned or subscribed stays in the hands of the object that wrote it.
struct KeptClosure {
    let project: CheckedProject
    let type: TypeEntity

    /// The property that keeps it, where it is the object's own or that of an object it owns.
    func keeper(of target: ChainFact, _ code: CodeContext) -> String? {
        guard target.root == .name else { return nil }
        var names = target.names
        if names.first == "self" { names.removeFirst() }
        guard let last = names.last, !isLocal(names[0], code), !type.empties([last]) else { return nil }
        if names.count == 1 { return isClosure(last, of: type) ? last : nil }
        guard let owner = owner(along: names.dropLast()), isClosure(last, of: owner) else { return nil }
        return names.joined(separator: ".")
    }

    private func isLocal(_ name: String, _ code: CodeContext) -> Bool {
        code.body.locals.contains { $0.name == name }
            || code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// The object at the end of a chain of properties that each own the next.
    func owner(along names: some Sequence<String>) -> TypeEntity? {
        var current = type
        for name in names {
            guard let member = project.model.member(name, of: current, isStatic: false), member.fact.isStored,
                member.fact.ownership == .strong, let fact = member.fact.type ?? member.fact.initialType,
                let next = project.model.type(fact, in: project.model.scope(of: member)),
                next.isClass || next.kind == .protocol || next.kind == .struct
            else { return nil }
            current = next
        }
        return current
    }

    /// Whether it is a stored property that holds a closure; of a protocol, a requirement that is one.
    private func isClosure(_ name: String, of owner: TypeEntity) -> Bool {
        guard let member = project.model.member(name, of: owner, isStatic: false),
            member.fact.isStored || owner.kind == .protocol
        else { return false }
        guard let fact = member.fact.type else { return false }
        if fact.isFunction { return true }
        return isFunctionAlias(fact, member)
    }

    private func isFunctionAlias(_ fact: TypeFact, _ member: MemberEntity) -> Bool {
        guard let name = fact.bareName else { return false }
        let aliases = project.model.modules[member.module].files.lazy.flatMap(\.aliases).filter {
            $0.name == name
        }
        return !aliases.isEmpty && aliases.allSatisfy(\.type.isFunction)
    }
}
