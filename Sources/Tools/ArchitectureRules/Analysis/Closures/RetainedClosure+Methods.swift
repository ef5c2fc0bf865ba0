import SourceModel

// Closures that a method of an owned object stores.

extension RetainedClosure {
    /// The property in which a method of an owned object stores the closure that it receives.
    func store(of closure: ClosureFact, _ index: Int, _ code: CodeContext) -> String? {
        guard let number = closure.call, number < code.body.calls.count else { return nil }
        return store(of: .closure(index), passedTo: code.body.calls[number], code)
    }

    /// The same for a function that is passed by its name.
    func store(of function: ArgumentFact.Value, passedTo call: CallFact, _ code: CodeContext) -> String? {
        var names = code.withoutSelf(call.callee.names, at: call.location)
        var cell: TypeEntity?
        if let first = names.first, names == call.callee.names, isLocal(first, code) {
            cell = ShownCells(project: project, type: type, code: code).cell(first, at: call.location)
            if let property = property(storing: first, in: code) {
                names[0] = property
            } else if cell == nil || names.count > 2 {
                return nil
            }
        }
        guard call.callee.root == .name, names.count > 1,
            let owner = cell ?? owner(along: names.dropLast()),
            let called = project.model.calledMember(of: call, in: code), !called.fact.isStatic,
            let parameter = parameter(taking: function, of: call, called.fact),
            let (method, implementer) = implementation(of: called, on: owner)
        else { return nil }
        let stored = method.fact.body?.assignments.first { assignment in
            guard case .chain(let value) = assignment.value, value.names == [parameter] else { return false }
            let target = assignment.target.names.filter { $0 != "self" }
            guard assignment.target.root == .name, let last = target.last, assignment.closure == nil,
                let keeper = RetainedClosure(project: project, type: implementer)
                    .owner(along: target.dropLast())
            else { return false }
            return isClosure(last, of: keeper) && !implementer.empties([last]) && !keeper.empties([last])
        }
        guard
            let property = stored?.target.names.last
                ?? list(receiving: parameter, in: method, of: implementer)
        else { return nil }
        return (names.dropLast() + [property]).joined(separator: ".")
    }

    /// The list of closures into which a method puts the one that it receives: `handlers.append(handler)`.
    private func list(receiving parameter: String, in method: MemberEntity, of owner: TypeEntity) -> String? {
        let value = ArgumentFact.Value.chain(ChainFact(root: .name, names: [parameter]))
        let adding = method.fact.body?.calls.first { call in
            call.callee.root == .name && call.callee.names.last == "append" && call.closure == nil
                && call.arguments.map(\.value) == [value]
        }
        guard let names = adding?.callee.names.dropLast().filter({ $0 != "self" }), names.count == 1,
            let member = project.model.member(names[0], of: owner, isStatic: false), member.fact.isStored,
            case .array(let element)? = member.fact.type?.bare, element.isFunction, !owner.ends(names[0]),
            !RetainedClosure(project: project, type: owner).replaces(names[0])
        else { return nil }
        return names[0]
    }

    /// The name inside the method of the parameter for an argument; a trailing closure belongs to the last.
    private func parameter(taking function: ArgumentFact.Value, of call: CallFact, _ method: MemberFact)
        -> String?
    {
        guard let argument = call.arguments.first(where: { $0.value == function }) else { return nil }
        let found =
            argument.label.map { label in method.parameters.first { $0.label == label } }
            ?? method.parameters.last { $0.type.isFunction } ?? method.parameters.last
        return found.map { $0.innerName ?? $0.label }
    }

    /// The method that runs, and its class: for a protocol those of the only conforming class.
    private func implementation(of called: MemberEntity, on owner: TypeEntity) -> (MemberEntity, TypeEntity)?
    {
        if owner.isClass { return (called, owner) }
        let classes = project.model.conformers(of: owner).filter { !StandIns.contains($0, in: project.model) }
        guard classes.count == 1, classes[0].isClass else { return nil }
        let labels = called.fact.parameters.map(\.label)
        let found = classes[0].members.filter {
            $0.fact.kind == .method && $0.fact.name == called.fact.name
                && $0.fact.parameters.map(\.label) == labels
        }
        return found.count == 1 ? (found[0], classes[0]) : nil
    }
}
