import SourceModel

/// Determines whether a cycle of types is a cycle of objects.
struct CycleVerifier {
    let project: ProjectContext
    /// The functions that create objects of classes in a cycle, by class.
    let factoryFunctions: [TypeEntity.ID: [MemberEntity]]

    /// Larger components are searched from their first types only.
    private static let widest = 60

    /// A shortest cycle of the component that is certain, from its owner to the reference that points back.
    func provenLoop(in component: [Int], of ownership: OwnershipGraph) -> [StoredReference]? {
        let members = Set(component)
        var best: [StoredReference]?
        for start in component.prefix(Self.widest) {
            guard let loop = ownership.graph.loop(from: start, within: members), loop.count > 1 else {
                continue
            }
            let storedReferences = storedReferences(along: loop, ownership)
            guard storedReferences.count == loop.count,
                best.map({ storedReferences.count < $0.count }) ?? true,
                let proven = proven(storedReferences)
            else { continue }
            best = proven
        }
        return best
    }

    /// Whether code of the types in the cycle sets one of its properties to nil.
    func isBroken(_ loop: [StoredReference]) -> Bool {
        let names = Set(loop.map(\.member.fact.name))
        return Set(loop.map(\.owner)).contains { $0.empties(names) }
    }

    private func storedReferences(along loop: [Int], _ ownership: OwnershipGraph) -> [StoredReference] {
        loop.indices.compactMap { ownership.reference(from: loop[$0], to: loop[($0 + 1) % loop.count]) }
    }

    /// The cycle, rotated so that the reference that points back comes last; `nil` without proof.
    private func proven(_ loop: [StoredReference]) -> [StoredReference]? {
        for index in loop.indices {
            let owner = loop[(index + 1) % loop.count].owner
            if handsItselfOver(owner, to: loop[index]) {
                return Array(loop[(index + 1)...] + loop[...index])
            }
        }
        return isOneScene(loop) || isTiedTogether(loop) ? turned(loop) : nil
    }

    /// The cycle, rotated so that the reference comes last that probably points back: the reference of a helper to a
    /// role of a scene, or one with such a name.
    private func turned(_ loop: [StoredReference]) -> [StoredReference] {
        let back =
            loop.indices.first { index in
                let owner = loop[(index + 1) % loop.count].owner
                return project.roleInstance(of: loop[index].owner) == nil
                    && project.roleInstance(of: owner) != nil
            } ?? loop.indices.first { isCalledBack(loop[$0]) }
        guard let back else { return loop }
        return Array(loop[(back + 1)...] + loop[...back])
    }

    private func isCalledBack(_ reference: StoredReference) -> Bool {
        let names = [reference.member.fact.name.lowercased(), reference.target.name.lowercased()]
        return names.contains { name in Self.backWords.contains { name.hasSuffix($0) } }
    }

    private static let backWords = [
        "delegate", "output", "handler", "listener", "observer", "parent", "owner", "callback",
    ]

    private func isOneScene(_ loop: [StoredReference]) -> Bool {
        let scenes = loop.map { project.roleInstance(of: $0.owner)?.scene }
        return scenes[0] != nil && Set(scenes).count == 1
    }

    /// Whether `owner` contains `x.back = self`, or creates the other object with itself as an argument.
    func handsItselfOver(_ owner: TypeEntity, to back: StoredReference) -> Bool {
        setsItself(owner, back) || createsWithItself(owner, back)
    }

    /// Whether `owner` contains `x.back = self`.
    func setsItself(_ owner: TypeEntity, _ back: StoredReference) -> Bool {
        owner.members.contains { member in
            guard let code = project.model.code(of: member), !member.fact.isStatic else { return false }
            return code.body.assignments.contains { assignment in
                assignment.target.names.last == back.member.fact.name && Self.isSelf(assignment.value)
                    && assignment.target.names.count > 1
                    && isOwner(assignment.target, assignment.location, back, code)
            }
        }
    }

    /// Whether `owner` creates the other object with itself as an argument, and stores it.
    func createsWithItself(_ owner: TypeEntity, _ back: StoredReference) -> Bool {
        owner.members.contains { member in
            guard let code = project.model.code(of: member), !member.fact.isStatic else { return false }
            return code.body.calls.contains { call in
                Self.isConstruction(call) && passesSelf(call, to: back)
                    && project.model.constructedType(of: call, in: code) == back.owner
                    && isKept(call, by: owner, back, code)
            }
        }
    }

    private static func isSelf(_ value: ArgumentFact.Value) -> Bool {
        if case .chain(let chain) = value { return chain.root == .name && chain.names == ["self"] }
        return false
    }

    private static func isConstruction(_ call: CallFact) -> Bool {
        call.callee.names.contains("init") || call.callee.names.last?.first?.isUppercase == true
    }

    private func passesSelf(_ call: CallFact, to back: StoredReference) -> Bool {
        let property = back.member.fact.name
        return call.arguments.contains { argument in
            Self.isSelf(argument.value)
                && (argument.label == property || isKept(argument.label, in: property, by: back.owner))
        }
    }

    /// Whether an initializer puts its argument into a property of another name: `init(_ viewController: HomeViewController) { controller = viewController }`.
    private func isKept(_ label: String?, in property: String, by type: TypeEntity) -> Bool {
        type.members { $0.kind == .initializer && $0.traits.contains(.assignments) }.contains { member in
            let names = member.fact.parameters.filter { ($0.label == "_" ? nil : $0.label) == label }
                .map { $0.innerName ?? $0.label }
            return member.fact.body?.assignments.contains { assignment in
                guard case .chain(let chain) = assignment.value, chain.names.count == 1 else { return false }
                return assignment.target.names.filter { $0 != "self" } == [property]
                    && names.contains(chain.names[0])
            } == true
        }
    }

    /// Whether the chain before its last name is the owner of the property.
    private func isOwner(
        _ target: ChainFact, _ location: FileLocation, _ back: StoredReference, _ code: CodeContext
    )
        -> Bool
    {
        let front = ChainFact(root: target.root, names: target.names.dropLast())
        if front.names.count == 1, madeType(of: front.names[0], at: location, in: code) == back.owner {
            return true
        }
        guard let value = project.model.value(of: front, at: location, in: code) else { return false }
        return value.type == back.owner || project.model.inherits(back.owner, from: value.type)
    }

    /// The class of the new object in a local variable, whatever its declared type is.
    private func madeType(of name: String, at location: FileLocation, in code: CodeContext) -> TypeEntity? {
        let local = code.body.locals.last {
            $0.name == name && $0.location.line < location.line && $0.lastLine >= location.line
        }
        guard case .call(let index)? = local?.value, index < code.body.calls.count else { return nil }
        return project.model.constructedType(of: code.body.calls[index], in: code)
    }

    /// Whether the new object is stored by its creator: directly, or through a variable.
    private func isKept(_ call: CallFact, by owner: TypeEntity, _ back: StoredReference, _ code: CodeContext)
        -> Bool
    {
        guard let index = code.body.calls.firstIndex(of: call) else { return false }
        let names = project.storedReferences[owner.id].map(\.member.fact.name)
        let locals = code.body.locals.filter { $0.value == .call(index) }.map(\.name)
        if code.member?.kind == .property, let name = code.member?.name, names.contains(name) { return true }
        return code.body.assignments.contains { assignment in
            guard let target = assignment.target.names.last, names.contains(target) else { return false }
            if assignment.value == .call(index) { return true }
            guard case .chain(let chain) = assignment.value else { return false }
            return chain.names.count == 1 && locals.contains(chain.names[0])
        }
    }

    // MARK: Tied in one function

    /// Whether one function of a type that creates the first object sets every property of the cycle.
    private func isTiedTogether(_ loop: [StoredReference]) -> Bool {
        loop.map(\.owner).flatMap(factoryFunctions).contains { member in
            guard let code = project.model.code(of: member) else { return false }
            return loop.allSatisfy { sets($0, in: code) }
        }
    }

    /// The functions that create an object of a type.
    private func factoryFunctions(of type: TypeEntity) -> [MemberEntity] {
        factoryFunctions[type.id] ?? []
    }

    private func sets(_ reference: StoredReference, in code: CodeContext) -> Bool {
        let name = reference.member.fact.name
        let isSet = code.body.assignments.contains { assignment in
            guard assignment.target.names.last == name, case .chain(let value) = assignment.value,
                value.names.count == 1
            else { return false }
            return isOwner(assignment.target, assignment.location, reference, code)
        }
        return isSet
            || code.body.calls.contains { call in
                Self.isConstruction(call)
                    && project.model.constructedType(of: call, in: code) == reference.owner
                    && call.arguments.contains {
                        $0.label == name || $0.label == nil && passes($0, to: reference, call.location, code)
                    }
            }
    }

    /// Whether an argument without a label is an object that the reference may be set to.
    private func passes(
        _ argument: ArgumentFact, to reference: StoredReference, _ location: FileLocation, _ code: CodeContext
    ) -> Bool {
        guard case .chain(let chain) = argument.value, chain.root == .name, chain.names.count == 1 else {
            return false
        }
        let made = madeType(of: chain.names[0], at: location, in: code)
        guard let type = made ?? project.model.value(of: chain, at: location, in: code)?.type else {
            return false
        }
        return type == reference.target || project.model.inherits(type, from: reference.target)
    }
}
