// What calls refer to.

extension ChainResolver {
    func constructedType(of call: CallFact, _ spot: Spot) -> TypeEntity? {
        let chain = call.callee
        var value: TypedValue?
        if chain.names.last == "init" {
            let front = ChainFact(root: chain.root, names: chain.names.dropLast())
            if case .name = chain.root, ["self", "super"].contains(chain.names.first) { return nil }
            if chain.names.count == 1 {
                guard case .implicit = chain.root else { return nil }
                return spot.expected.flatMap { project.type($0, in: code.scope) }.flatMap(constructible)
            }
            value = self.value(of: front, spot)
        } else if case .name = chain.root {
            value = self.value(of: chain, spot)
        }
        guard let value, value.isMetatype else { return nil }
        return constructible(value.type)
    }

    private func constructible(_ type: TypeEntity) -> TypeEntity? { type.kind == .protocol ? nil : type }

    func result(of call: CallFact, _ spot: Spot) -> TypedValue? {
        if let type = constructedType(of: call, spot) { return TypedValue(type) }
        let found = methods(of: call, spot)
        guard let first = found.first, found.allSatisfy({ $0.fact.type == first.fact.type }) else {
            return nil
        }
        if first.fact.kind == .enumCase { return first.owner.map { TypedValue(project.types[$0]) } }
        guard let fact = first.fact.type else { return nil }
        if fact == .name("Self") || fact == .optional(.name("Self")) {
            return receiver(of: call, spot).map { TypedValue($0.type) }
        }
        return project.type(fact, in: project.scope(of: first)).map { TypedValue($0) }
    }

    func receiver(of call: CallFact, _ spot: Spot) -> TypedValue? {
        let chain = call.callee
        guard chain.names.count > 1 else {
            switch chain.root {
            case .name:
                return methods(of: call, spot).first.flatMap(\.owner).map { TypedValue(project.types[$0]) }
            case .implicit:
                return spot.expected.flatMap { project.type($0, in: code.scope) }
                    .map { TypedValue($0, isMetatype: true) }
            case .call: return value(of: ChainFact(root: chain.root, names: []), spot)
            case .other: return nil
            }
        }
        return value(of: ChainFact(root: chain.root, names: chain.names.dropLast()), spot)
    }

    /// The functions a call may run, of the nearest type that has any with its name.
    func methods(of call: CallFact, _ spot: Spot) -> [MemberEntity] {
        guard let name = call.callee.names.last, name != "init" else { return [] }
        if call.callee.names.count == 1, case .name = call.callee.root {
            guard !isLocal(name) else { return [] }
            var type = code.scope.type
            while let current = type {
                let found = matching(call, project.methods(name, of: current))
                if !found.isEmpty { return found }
                type = project.outerType(of: current)
            }
            return project.global(name, in: code.scope).map { $0.fact.kind == .method ? [$0] : [] } ?? []
        }
        guard let receiver = receiver(of: call, spot) else { return [] }
        return matching(
            call,
            project.methods(name, of: receiver.type).filter {
                $0.fact.isStatic == receiver.isMetatype || $0.fact.kind == .enumCase
            })
    }

    /// Whether none of the arguments is known to have another type than the parameter of its label.
    func mayReceive(_ method: MemberEntity, _ call: CallFact, _ spot: Spot) -> Bool {
        call.arguments.allSatisfy { argument in
            guard case .chain(let chain) = argument.value,
                let parameter = method.fact.parameters.first(where: { $0.label == argument.label ?? "_" }),
                let demanded = project.type(parameter.type, in: project.scope(of: method)),
                let given = value(of: chain, spot), !given.isMetatype
            else { return true }
            return project.inherits(given.type, from: demanded)
        }
    }

    private func isLocal(_ name: String) -> Bool {
        code.body.locals.contains { $0.name == name }
            || code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// Overloads whose labels match the arguments; parameters may be missing, because they may have defaults.
    private func matching(_ call: CallFact, _ methods: [MemberEntity]) -> [MemberEntity] {
        guard methods.count > 1 else { return methods }
        let fitting = methods.filter { method in
            var rest = method.fact.parameters.map(\.label)[...]
            for argument in call.arguments {
                let label = argument.label ?? "_"
                guard let index = rest.firstIndex(of: label) else {
                    // A trailing closure has no label.
                    if case .closure = argument.value, argument.label == nil, !rest.isEmpty { continue }
                    return false
                }
                rest = rest[(index + 1)...]
            }
            return true
        }
        guard fitting.count > 1 else { return fitting }
        let exact = fitting.filter { $0.fact.parameters.count == call.arguments.count }
        return exact.isEmpty ? fitting : exact
    }
}
