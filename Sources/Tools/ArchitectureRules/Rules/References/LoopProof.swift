import SourceModel

/// Tells whether a loop of types is a loop of objects.
struct LoopProof {
    let project: CheckedProject
    /// The functions that make objects of a class which others hold in a loop, by that class.
    let makers: [TypeEntity.ID: [MemberEntity]]

    /// Components larger than this are searched from their first types only.
    private static let widest = 60

    /// A shortest loop of the component that is certain, from its owner to the one that points back.
    func provenLoop(in component: [Int], of ownership: OwnershipGraph) -> [Holding]? {
        let members = Set(component)
        var best: [Holding]?
        for start in component.prefix(Self.widest) {
            guard let loop = ownership.graph.loop(from: start, within: members), loop.count > 1 else {
                continue
            }
            let holdings = holdings(along: loop, ownership)
            guard holdings.count == loop.count, best.map({ holdings.count < $0.count }) ?? true,
                let proven = proven(holdings)
            else { continue }
            best = proven
        }
        return best
    }

    /// Whether code of the types in the loop sets one of its properties to nil.
    func isBroken(_ loop: [Holding]) -> Bool {
        let names = Set(loop.map(\.member.fact.name))
        return Set(loop.map(\.holder)).contains { $0.empties(names) }
    }

    private func holdings(along loop: [Int], _ ownership: OwnershipGraph) -> [Holding] {
        loop.indices.compactMap { ownership.holding(from: loop[$0], to: loop[($0 + 1) % loop.count]) }
    }

    /// The loop turned so that the holding by which an object is handed back comes last; `nil` without proof.
    private func proven(_ loop: [Holding]) -> [Holding]? {
        for index in loop.indices {
            let owner = loop[(index + 1) % loop.count].holder
            if handsItselfOver(owner, to: loop[index]) {
                return Array(loop[(index + 1)...] + loop[...index])
            }
        }
        return isOneScene(loop) || isTiedTogether(loop) ? turned(loop) : nil
    }

    /// The loop with the holding last that looks like the way back: by which a helper knows a role of a scene, or one
    /// that is called so.
    private func turned(_ loop: [Holding]) -> [Holding] {
        let back =
            loop.indices.first { index in
                let owner = loop[(index + 1) % loop.count].holder
                return project.player(loop[index].holder) == nil && project.player(owner) != nil
            } ?? loop.indices.first { isCalledBack(loop[$0]) }
        guard let back else { return loop }
        return Array(loop[(back + 1)...] + loop[...back])
    }

    private func isCalledBack(_ holding: Holding) -> Bool {
        let names = [holding.member.fact.name.lowercased(), holding.target.name.lowercased()]
        return names.contains { name in Self.backWords.contains { name.hasSuffix($0) } }
    }

    private static let backWords = [
        "delegate", "output", "handler", "listener", "observer", "parent", "owner", "callback",
    ]

    private func isOneScene(_ loop: [Holding]) -> Bool {
        let scenes = loop.map { project.player($0.holder)?.scene }
        return scenes[0] != nil && Set(scenes).count == 1
    }

    /// Whether `owner` says `x.back = self`, or makes the holder with itself as an argument.
    private func handsItselfOver(_ owner: TypeEntity, to back: Holding) -> Bool {
        owner.members.contains { member in
            guard let code = project.model.code(of: member), !member.fact.isStatic else { return false }
            let assigns = code.body.assignments.contains { assignment in
                assignment.target.names.last == back.member.fact.name && Self.isSelf(assignment.value)
                    && assignment.target.names.count > 1
                    && isHolder(assignment.target, assignment.place, back, code)
            }
            return assigns
                || code.body.calls.contains { call in
                    Self.isConstruction(call) && passesSelf(call, as: back.member.fact.name)
                        && project.model.constructedType(of: call, in: code) == back.holder
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

    private func passesSelf(_ call: CallFact, as label: String) -> Bool {
        call.arguments.contains { $0.label == label && Self.isSelf($0.value) }
    }

    /// Whether the chain before its last name is the holder of the property, and one that the owner itself keeps.
    private func isHolder(_ target: ChainFact, _ place: SourcePlace, _ back: Holding, _ code: CodeContext)
        -> Bool
    {
        let front = ChainFact(root: target.root, names: target.names.dropLast())
        if front.names.count == 1, madeType(of: front.names[0], at: place, in: code) == back.holder {
            return true
        }
        guard let value = project.model.value(of: front, at: place, in: code) else { return false }
        return value.type == back.holder || project.model.inherits(back.holder, from: value.type)
    }

    /// The class of which a local variable holds a new object, whatever its written type lets see of that.
    private func madeType(of name: String, at place: SourcePlace, in code: CodeContext) -> TypeEntity? {
        let local = code.body.locals.last {
            $0.name == name && $0.place.line < place.line && $0.lastLine >= place.line
        }
        guard case .call(let index)? = local?.value, index < code.body.calls.count else { return nil }
        return project.model.constructedType(of: code.body.calls[index], in: code)
    }

    /// Whether what is made is stored by its maker: straight away, or by the name of a variable.
    private func isKept(_ call: CallFact, by owner: TypeEntity, _ back: Holding, _ code: CodeContext) -> Bool
    {
        guard let index = code.body.calls.firstIndex(of: call) else { return false }
        let names = project.holdings[owner.id].map(\.member.fact.name)
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

    /// Whether one function of a type that makes the first object sets every property of the loop.
    private func isTiedTogether(_ loop: [Holding]) -> Bool {
        makers(of: loop[0].holder).contains { member in
            guard let code = project.model.code(of: member) else { return false }
            return loop.allSatisfy { sets($0, in: code) }
        }
    }

    /// The functions that make an object of a type, found by name and so a few at most.
    private func makers(of type: TypeEntity) -> [MemberEntity] {
        makers[type.id] ?? []
    }

    private func sets(_ holding: Holding, in code: CodeContext) -> Bool {
        let name = holding.member.fact.name
        let isSet = code.body.assignments.contains { assignment in
            guard assignment.target.names.last == name, case .chain(let value) = assignment.value,
                value.names.count == 1
            else { return false }
            return isHolder(assignment.target, assignment.place, holding, code)
        }
        return isSet
            || code.body.calls.contains { call in
                Self.isConstruction(call)
                    && project.model.constructedType(of: call, in: code) == holding.holder
                    && call.arguments.contains { $0.label == name }
            }
    }
}
