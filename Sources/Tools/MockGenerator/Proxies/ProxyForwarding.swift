import SourceModel

/// How a proxy's member calls the role's own.
extension ProxyMember {
    /// What the member is called on.
    var role: String { requirement.isStatic ? writer.role : writer.target }

    /// A parent that is no class-bound protocol may change what it is called on, which is a variable then.
    func variable(isChanged: Bool) -> [String] {
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

    func isolated(_ call: String) -> String {
        isAssumed ? "$0" + call.dropFirst(writer.target.count) : call
    }

    func assuming(_ call: String) -> String {
        guard isAssumed else { return call }
        return "\(tries)\(writer.target).assumeIsolated { \(call) }"
    }

    private var tries: String {
        requirement.effects.throwing == nil || requirement.effects.errorType == .name("Never") ? "" : "try "
    }

    func body(_ kind: String, _ call: String) throws(ForwardingProblem) -> [String] {
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

    /// - Throws: why the member cannot be forwarded, if it cannot.
    func refuse() throws(ForwardingProblem) {
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
        if isHeld, requirement.kind != .method || isAssumed || isRethrown {
            throw ForwardingProblem("gives back what cannot be copied, which cannot be handed on by a report")
        }
    }

    /// Whether its result cannot be copied, and is handed on through a variable.
    private var isHeld: Bool {
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        return !requirement.isStatic
            && (writer.index.isNoncopyable(requirement.type, in: scope)
                || requirement.isNoncopyable(requirement.type))
    }

    /// The role throws what its closures throw, which has the one type without saying so.
    private var isRethrown: Bool { requirement.modifiers.contains("rethrows") }

    private func rethrowing(_ line: String) -> [String] {
        let error = requirement.effects.errorType?.text ?? "Failure"
        // The cast cannot fail: a rethrowing role gives on only what its closures throw, and they throw this type alone.
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

    func crossings(of target: String) -> String {
        "BoundaryCrossings(made: \"\(writer.shape.fact.name.plainName)\", of: \(target))"
    }
}
