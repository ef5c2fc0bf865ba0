import SourceModel

/// One requirement as a proxy meets it.
struct ProxyMember {
    private let requirement: RequirementFact
    private let writer: ProxyWriter
    private let head: MemberHead
    private let arguments: ProxyArguments

    init(_ requirement: RequirementFact, in writer: ProxyWriter) throws(ForwardingProblem) {
        self.requirement = requirement
        self.writer = writer
        head = MemberHead(requirement: requirement, access: writer.access, index: writer.index)
        arguments = try ProxyArguments(of: requirement, in: writer)
        try refuse()
    }

    private func refuse() throws(ForwardingProblem) {
        let rules =
            requirement.constraints.flatMap { [$0.left, $0.right] } + requirement.generics.compactMap(\.bound)
        if rules.contains(where: { $0.mentions { $0 == writer.name } }) {
            throw ForwardingProblem("binds a generic type to \"Self\", which the proxy is not for its role")
        }
        if let error = requirement.effects.errorType, requirement.isGeneric(error), !isRethrown,
            !requirement.parameters.contains(where: { $0.type.text.contains(error.text) })
        {
            throw ForwardingProblem("throws a generic error that no argument tells the type of")
        }
        let saysWhere =
            requirement.attributes.contains("@concurrent")
            || requirement.modifiers.contains("nonisolated(nonsending)")
        if saysWhere, !writer.isShared {
            throw ForwardingProblem(
                "says itself where it runs, and the role is neither isolated nor Sendable")
        }
        guard isHeld else { return }
        if requirement.kind != .method || isAssumed || isRethrown {
            throw ForwardingProblem("gives back what cannot be copied, which cannot be handed on by a report")
        }
    }

    /// Whether its result cannot be copied, and is handed on through a variable.
    private var isHeld: Bool {
        let noncopyable = requirement.generics.filter(\.isNoncopyable).map(\.name)
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        return !requirement.isStatic
            && (writer.index.isNoncopyable(requirement.type, in: scope)
                || requirement.type.mentions { noncopyable.contains($0) })
    }

    var text: String {
        get throws(ForwardingProblem) {
            switch requirement.kind {
            case .method: return try method
            case .property: return try property
            case .subscript: return try subscripted
            case .initializer: return initializer
            }
        }
    }

    // MARK: Kinds

    private var method: String {
        get throws(ForwardingProblem) {
            let result = requirement.type == .void ? "" : " -> \(requirement.type.text)"
            let declaration = head.callable(
                "func \(requirement.name)", arguments.declarations, result: result)
            let call =
                requirement.isOperator
                ? operation : "\(role).\(requirement.name)(\(arguments.forwarded.joined(separator: ", ")))"
            return MockWriter.braced(declaration, try body("call", call))
        }
    }

    private var operation: String {
        let operands = arguments.operands
        if requirement.modifiers.contains("prefix") { return requirement.name + operands[0] }
        if requirement.modifiers.contains("postfix") { return operands[0] + requirement.name }
        return operands.joined(separator: " \(requirement.name) ")
    }

    private var property: String {
        get throws(ForwardingProblem) {
            // Asked for from anywhere, also where the role's own restatement of it is isolated by default.
            let isIdentity =
                requirement.name == "id" && writer.shape.standard.contains("Identifiable")
                && !requirement.isSettable
                && !requirement.isStatic && !writer.shape.isActor
            let place =
                isIdentity
                ? "BoundaryCrossings.identity(of: \(role), as: \(requirement.type.text).self)"
                : "\(role).\(requirement.name)"
            return try accessors(declaration: head.property, place: place)
        }
    }

    private var subscripted: String {
        get throws(ForwardingProblem) {
            let declaration = head.callable(
                "subscript", arguments.declarations, result: " -> \(requirement.type.text)", hasEffects: false
            )
            return try accessors(
                declaration: declaration, place: "\(role)[\(arguments.forwarded.joined(separator: ", "))]")
        }
    }

    private func accessors(declaration: String, place: String) throws(ForwardingProblem) -> String {
        let reading = try body("get", place)
        guard requirement.isSettable || !head.effects.isEmpty else {
            return MockWriter.braced(declaration, reading)
        }
        var lines = [MockWriter.braced("get\(head.effects)", reading).indented]
        if requirement.isSettable {
            let value = requirement.type.mentions { $0 == writer.name } ? try unwrappedNewValue : "newValue"
            let writing = set(place: place, value: value)
            lines.append(MockWriter.braced("set", writing).indented)
        }
        return "\(declaration) {\n    \(lines.joined(separator: "\n    "))\n}"
    }

    private var unwrappedNewValue: String {
        get throws(ForwardingProblem) {
            let own = TypeFact.name(writer.name)
            if requirement.type == own { return "newValue.\(writer.target)" }
            if requirement.type == .optional(own) { return "newValue?.\(writer.target)" }
            throw ForwardingProblem("takes \"Self\" in a form that a proxy cannot unwrap")
        }
    }

    private func set(place: String, value: String) -> [String] {
        let write = "\(isolated(place)) = \(value)"
        guard !requirement.isStatic else { return [write] }
        let told = (["\"\(requirement.signature)\""] + arguments.told + ["newValue"]).joined(separator: ", ")
        return variable(isChanged: !requirement.modifiers.contains("nonmutating")) + [
            "crossings.set(\(told)) { \(assuming(write)) }"
        ]
    }

    private var initializer: String {
        let made = "\(writer.role)(\(arguments.forwarded.joined(separator: ", ")))"
        let marks =
            (requirement.effects.throwing == nil ? "" : "try ")
            + (requirement.effects.isAsync ? "await " : "")
        let own = MemberHead(
            requirement: requirement, access: writer.access + (writer.shape.isActor ? "" : "convenience "),
            index: writer.index)
        let declaration = own.callable("init\(requirement.failable)", arguments.declarations, result: "")
        let making =
            requirement.failable.isEmpty
            ? "let target = \(marks)\(made)" : "guard let target = \(marks)\(made) else { return nil }"
        return MockWriter.braced(declaration, [making, "self.init(target, \(crossings(of: "target")))"])
    }

    // MARK: Forwarding

    /// What the member is called on.
    private var role: String { requirement.isStatic ? writer.role : writer.target }

    /// A parent that is no class-bound protocol may change what it is called on, which is a variable then.
    private func variable(isChanged: Bool) -> [String] {
        isChanged && !requirement.isStatic && !isOfClass
            ? [
                "\(requirement.effects.isAsync ? "nonisolated(unsafe) " : "")var \(writer.target) = \(writer.target)"
            ] : []
    }

    private var isOfClass: Bool {
        writer.shape.owners[requirement.place].flatMap { writer.index.findProtocol($0, in: []) }
            .map { writer.index.isClassBound($0) } ?? false
    }

    /// Inside an actor's own executor, what is not asynchronous is called as on the actor.
    private var isAssumed: Bool {
        writer.shape.isActor && !requirement.isStatic && !requirement.effects.isAsync
            && !requirement.modifiers.contains("nonisolated")
    }

    private func isolated(_ call: String) -> String {
        isAssumed ? "$0" + call.dropFirst(writer.target.count) : call
    }

    private func assuming(_ call: String) -> String {
        guard isAssumed else { return call }
        return "\(tries)\(writer.target).assumeIsolated { \(call) }"
    }

    private var tries: String {
        requirement.effects.throwing == nil || requirement.effects.errorType == .name("Never") ? "" : "try "
    }

    private func body(_ kind: String, _ call: String) throws(ForwardingProblem) -> [String] {
        let marks = tries + (requirement.effects.isAsync ? "await " : "")
        let forwarding = assuming("\(isAssumed ? tries : marks)\(isolated(call))\(asVoid)")
        var lines = arguments.preparations + variable(isChanged: requirement.modifiers.contains("mutating"))
        var crossing = forwarding
        if !requirement.isStatic {
            let told = (["\"\(requirement.signature)\""] + arguments.told).joined(separator: ", ")
            let result = isHeld ? "held = " : ""
            let report = "crossings.\(kind)(\(told)) { \(signature)\(result)\(forwarding) }"
            let isSent = requirement.type.undecorated.0.contains("sending")
            crossing = marks + (isSent ? "BoundaryCrossings.sent(\(report))" : report)
        }
        if isHeld {
            let type = requirement.type.undecorated.1.text
            return lines + ["var held: Optional<\(type)> = nil", crossing, "return held.take()!"]
        }
        if requirement.type.mentions({ $0 == writer.name }) {
            lines += ["let result = \(crossing)", "return \(try wrapped)"]
            return lines
        }
        let needsReturn = requirement.type != .void && (head.needsReturn || !lines.isEmpty || isRethrown)
        let last = needsReturn ? "return \(crossing)" : crossing
        return lines + (isRethrown ? rethrowing(last) : [last])
    }

    /// The role throws what its closures throw, which has the one type without saying so.
    private var isRethrown: Bool { requirement.modifiers.contains("rethrows") }

    private func rethrowing(_ line: String) -> [String] {
        let error = requirement.effects.errorType?.text ?? "Failure"
        return ["do {\n    \(line)\n} catch {\n    throw error as! \(error)\n}"]
    }

    /// Tells a member without a result from its overloads with one.
    private var asVoid: String {
        let overloads = writer.shape.requirements.filter { $0.kind == .method && $0.name == requirement.name }
        return requirement.kind == .method && requirement.type == .void && overloads.count > 1
            ? " as Void" : ""
    }

    /// A typed error is written out, since a closure would throw any.
    private var signature: String {
        guard requirement.effects.throwing == "throws", let error = requirement.effects.errorType,
            !isRethrown,
            error != .name("Never")
        else { return "" }
        return "()\(requirement.effects.isAsync ? " async" : "") throws(\(error.text)) in "
    }

    /// The result of a member that gives back `Self`, behind a proxy again.
    private var wrapped: String {
        get throws(ForwardingProblem) {
            let own = TypeFact.name(writer.name)
            if requirement.type == own { return "\(writer.name)(result, \(moved(to: "result")))" }
            if requirement.type == .optional(own) || requirement.type == .array(own) {
                return "result.map { \(writer.name)($0, \(moved(to: "$0"))) }"
            }
            throw ForwardingProblem("gives back \"Self\" in a form that a proxy cannot wrap")
        }
    }

    private func moved(to target: String) -> String {
        requirement.isStatic ? crossings(of: target) : "crossings.moved(to: \(target))"
    }

    private func crossings(of target: String) -> String {
        "BoundaryCrossings(made: \"\(writer.shape.fact.name.plainName)\", of: \(target))"
    }
}

extension ProtocolIndex {
    /// Whether only classes conform to a protocol, as far as the sources tell.
    func isClassBound(_ fact: ProtocolFact, depth: Int = 0) -> Bool {
        guard depth < 32 else { return false }
        return parents(of: fact).contains { parent in
            let name = parent.bareName
            if ["AnyObject", "class", "Boundary", "Actor", "NSObjectProtocol"].contains(name) { return true }
            if let next = findProtocol(name, in: fact.scope) { return isClassBound(next, depth: depth + 1) }
            return findType(name, in: fact.scope)?.kind == .class
        }
    }
}
