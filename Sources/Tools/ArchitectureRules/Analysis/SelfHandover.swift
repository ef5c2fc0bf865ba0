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
        let setters = setters(of: back)
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
        back.owner.members { $0.kind == .method && $0.traits.contains(.assignments) }.flatMap {
            method -> [Setter] in
            (method.fact.body?.assignments ?? []).compactMap { assignment in
                guard assignment.target.root == .name,
                    assignment.target.names.filter({ $0 != "self" }) == [back.member.fact.name],
                    case .chain(let value) = assignment.value, value.names.count == 1,
                    let parameter = method.fact.parameters.first(where: {
                        ($0.innerName ?? $0.label) == value.names[0]
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
