import SourceModel

/// How an object passes itself to a helper that it stores: it sets the helper's property, calls a method that does, or creates the
/// helper with itself.
struct SelfHandover {
    let project: ProjectContext
    let verifier: CycleVerifier
    let owner: TypeEntity

    /// Whether the helper that a reference keeps gets the object in its property `back`.
    func passesItself(to back: StoredReference, through reference: StoredReference) -> Bool {
        if verifier.createsWithItself(owner, back) { return true }
        if reference.target.isClass, verifier.setsItself(owner, back) { return true }
        // What notes any object may only count it.
        let isAny = back.member.fact.type?.bareName == "Any"
        let setters = isAny ? [] : setters(of: back)
        if back.isInside { return appendsItself(to: back, through: reference, setters) }
        return owner.members.contains { member in
            guard !member.fact.isStatic, let code = project.model.code(of: member) else { return false }
            return code.body.assignments.contains { assignment in
                assignment.target.root == .name && assignment.target.names.last == back.member.fact.name
                    && isSelf(assignment.value, at: assignment.location, in: code)
                    && isHelper(
                        assignment.target.names.dropLast(), at: assignment.location, reference, code)
            }
                || code.body.calls.contains { call in
                    call.callee.root == .name && calls(setters, call, code)
                        && isHelper(call.callee.names.dropLast(), at: call.location, reference, code)
                }
        }
    }

    /// Whether the object puts itself into a list of the helper, from which nothing takes it out: `helper.delegates.append(self)`.
    private func appendsItself(
        to back: StoredReference, through reference: StoredReference, _ setters: [Setter]
    ) -> Bool {
        let list = back.member.fact.name
        let places = [owner, back.owner] + project.model.ancestors(of: back.owner)
        guard !places.contains(where: { takesOut(list, $0) }) else { return false }
        return owner.members { !$0.isStatic && $0.traits.contains(.calls) }.contains { member in
            guard let code = project.model.code(of: member) else { return false }
            return code.body.calls.contains { call in
                guard call.callee.root == .name else { return false }
                let names = call.callee.names
                if calls(setters, call, code) {
                    return isHelper(names.dropLast(), at: call.location, reference, code)
                }
                return names.count > 2 && names.suffix(2) == [list, "append"]
                    && call.arguments.contains { isSelf($0.value, at: call.location, in: code) }
                    && isHelper(names.dropLast(2), at: call.location, reference, code)
            }
        }
    }

    private static let taking: Set<String> = [
        "remove", "removeAll", "removeFirst", "removeLast", "popLast", "removeSubrange",
    ]

    /// Whether code of a type takes elements out of a list, or sets it again.
    private func takesOut(_ list: String, _ type: TypeEntity) -> Bool {
        type.members { !$0.traits.isDisjoint(with: [.assignments, .calls]) }.contains { member in
            guard let body = member.fact.body, member.fact.kind != .initializer else { return false }
            return body.assignments.contains { $0.target.names.last == list }
                || body.calls.contains { call in
                    let names = call.callee.names.suffix(2)
                    return names.count == 2 && names.first == list
                        && names.last.map(Self.taking.contains) == true
                }
        }
    }

    private func isSelf(_ value: ArgumentFact.Value, at location: FileLocation, in code: CodeContext) -> Bool
    {
        guard case .chain(let chain) = value, chain.root == .name, chain.names.count == 1 else {
            return false
        }
        return code.isSelf(chain.names[0], at: location)
    }

    /// Whether names are the property itself, or a variable for what it keeps.
    private func isHelper(
        _ names: [String], at location: FileLocation, _ reference: StoredReference, _ code: CodeContext
    ) -> Bool {
        let property = reference.member.fact.name
        let own = code.withoutSelf(names, at: location)
        guard own.count == 1 else { return false }
        if own != names { return own[0] == property }
        if let local = code.body.local(own[0], visibleAt: location), case .chain(let value) = local.value,
            value.root == .name, code.withoutSelf(value.names, at: local.location) == [property]
        {
            return true
        }
        // `if let loader = source as? Loader { loader.delegate = self }`
        if let local = code.body.local(own[0], visibleAt: location), local.isCast,
            let origin = local.origin, origin == property || origin == "self." + property
        {
            return true
        }
        let isParameter = code.member?.parameters.contains { ($0.innerName ?? $0.label) == own[0] } ?? false
        guard isParameter || code.body.local(own[0], visibleAt: location) != nil else {
            return own[0] == property
        }
        return KeptResults(project: project, type: owner, code: code).property(keepingVariable: own[0])?.name
            == property
    }

    // MARK: Methods that set it

    private struct Setter {
        let name: String
        let label: String
    }

    /// `func setDelegate(_ delegate: PickerDelegate) { self.delegate = delegate }`
    private func setters(of back: StoredReference) -> [Setter] {
        let types = [back.owner] + project.model.ancestors(of: back.owner).filter(\.isClass)
        return types.flatMap {
            $0.members { $0.kind == .method && !$0.traits.isDisjoint(with: [.assignments, .calls]) }
        }
        .flatMap { method in
            (method.fact.body?.values(setting: back.member.fact.name, isList: back.isInside) ?? []).compactMap
            {
                value in
                guard case .chain(let chain) = value, chain.names.count == 1,
                    let parameter = method.fact.parameters.first(where: {
                        ($0.innerName ?? $0.label) == chain.names[0]
                    })
                else { return nil }
                return Setter(name: method.fact.name, label: parameter.label)
            }
        }
    }

    private func calls(_ setters: [Setter], _ call: CallFact, _ code: CodeContext) -> Bool {
        setters.contains { setter in
            call.callee.names.last == setter.name
                && call.arguments.contains {
                    ($0.label ?? "_") == setter.label && isSelf($0.value, at: call.location, in: code)
                }
        }
    }
}

extension BodyFact {
    /// The values that the code assigns to an own property, or puts into it if it is a list.
    fileprivate func values(setting property: String, isList: Bool) -> [ArgumentFact.Value] {
        guard isList else {
            return assignments.filter {
                $0.target.root == .name && $0.target.names.filter { $0 != "self" } == [property]
            }.map(\.value)
        }
        return calls.filter {
            $0.callee.root == .name && $0.callee.names.filter { $0 != "self" } == [property, "append"]
        }.flatMap(\.arguments).map(\.value)
    }
}
