import SourceModel

/// How a proxy's member calls the role's own.
extension ProxyMember {
    /// What the member is called on.
    var role: String {
        if requirement.isStatic { return writer.role }
        if isTaken { return "role" }
        return isAssumed ? isNamed ? "role" : "$0" : writer.target
    }

    /// Whether the closure on the actor names what it is given.
    var isNamed: Bool { isTyped || !arguments.passed.isEmpty || requirement.isSettable }

    /// A parent that is no class-bound protocol may change what it is called on, which is a variable then.
    func variable(isChanged: Bool) -> [String] {
        isChanged && !requirement.isStatic && !isOfClass
            ? [
                "\(requirement.effects.isAsync ? "nonisolated(unsafe) " : "")var \(writer.target) = \(writer.target)"
            ] : []
    }

    private var isOfClass: Bool {
        writer.isOverriding(requirement)
            || writer.shape.owners[requirement.place].flatMap { writer.index.findProtocol($0, in: []) }
                .map { writer.index.isClassBound($0) } ?? false
    }

    func returned(_ line: String) -> String {
        requirement.type == .void || line.hasPrefix("return ") ? line : "return \(line)"
    }

    var tries: String {
        requirement.effects.throwing == nil || requirement.effects.errorType == .name("Never") ? "" : "try "
    }

    func body(_ kind: String, _ call: String) throws(ForwardingProblem) -> [String] {
        let marks = tries + (requirement.effects.isAsync ? "await " : "")
        let own = "\(isAssumed ? tries : marks)\(call)\(asVoid)"
        let forwarding = isAwaited ? awaiting(marks) : isTaken ? taking(own, marks) : assuming(own)
        var lines = arguments.preparations + variable(isChanged: requirement.modifiers.contains("mutating"))
        var crossing = forwarding
        if !requirement.isStatic {
            let told = (["\"\(requirement.signature.inLiteral)\""] + arguments.told).joined(separator: ", ")
            let result = isHeld ? "held = " : ""
            let report = "\(writer.crossings).\(kind)(\(told)) { \(signature)\(result)\(forwarding) }"
            let isSent = requirement.type.undecorated.0.contains("sending")
            crossing = marks + (isSent ? "BoundaryCrossings.sent(\(report))" : report)
        }
        if isHeld {
            let type = requirement.type.undecorated.1.text
            lines += ["var held: Optional<\(type)> = nil", crossing, "return held.take()!"]
        } else if requirement.type.mentions({ $0 == writer.name }) {
            lines += ["let result = \(crossing)", "return \(try wrapped)"]
        } else {
            let needsReturn = requirement.type != .void && (head.needsReturn || !lines.isEmpty || isRethrown)
            lines.append(needsReturn ? "return \(crossing)" : crossing)
        }
        lines = lending(lines)
        return isRethrown ? rethrowing(lines) : lines
    }

    /// - Throws: why the member cannot be forwarded, if it cannot.
    func refuse() throws(ForwardingProblem) {
        try writer.refuse(requirement)
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
        try refuseUnsent()
        if isHeld, head.effects.isEmpty, requirement.kind != .method, isAssumed {
            throw ForwardingProblem(
                "lends what cannot be copied, which nobody can while checking for the actor")
        }
    }

    /// Whether its result cannot be copied, and is handed on through a variable.
    var isHeld: Bool {
        !requirement.isStatic
            && (writer.isUncopied(requirement.type) || requirement.isNoncopyable(requirement.type))
    }

    private var isRethrown: Bool { requirement.isRethrowing }

    private func rethrowing(_ lines: [String]) -> [String] {
        let error = requirement.effects.errorType?.text ?? "Failure"
        let body = lines.map { "    \($0.indented)\n" }.joined()
        // The cast cannot fail: a rethrowing role gives on only what its closures throw, and they throw this type alone.
        return ["do {\n\(body)} catch {\n    throw error as! \(error)\n}"]
    }

    /// Tells a member without a result from its overloads with one.
    private var asVoid: String {
        let overloads = writer.shape.requirements.filter { $0.kind == .method && $0.name == requirement.name }
        return requirement.kind == .method && requirement.type == .void && overloads.count > 1
            ? " as Void" : ""
    }

    /// A typed error is written out, since a closure would throw any.
    private var signature: String {
        guard isTyped, let error = requirement.effects.errorType else { return "" }
        return "()\(requirement.effects.isAsync ? " async" : "") throws(\(error.text)) in "
    }

    var isTyped: Bool {
        guard requirement.effects.throwing == "throws", let error = requirement.effects.errorType else {
            return false
        }
        return !isRethrown && error != .name("Never")
    }

    /// The result of a member that gives back `Self`, behind a proxy again.
    private var wrapped: String {
        get throws(ForwardingProblem) {
            let conversion = SelfConversion(of: requirement, in: writer)
            guard let converted = conversion.converted("result", requirement.type, .toProxy) else {
                throw ForwardingProblem("gives back \"Self\" in a form that a proxy cannot wrap")
            }
            return converted
        }
    }
}
