import SourceModel

/// How a member of a proxy calls the member of its role.
extension ProxyMember {
    /// What the member is called on.
    var role: String {
        if requirement.isStatic { return context.role }
        if sendsArguments { return "role" }
        return isAssumed ? isNamed ? "role" : "$0" : context.target
    }

    /// Whether the closure on the actor names its parameters.
    var isNamed: Bool { isTyped || !arguments.capturable.isEmpty || requirement.isSettable }

    /// A mutating member of a protocol that is not class-bound may replace the instance, which therefore has to be a variable.
    func variable(isChanged: Bool) -> [String] {
        isChanged && !requirement.isStatic && !isOfClass
            ? [
                "\(requirement.effects.isAsync ? "nonisolated(unsafe) " : "")var \(context.target) = \(context.target)"
            ] : []
    }

    private var isOfClass: Bool {
        context.isOverriding(requirement)
            || context.shape.owners[requirement.location].flatMap { context.index.findProtocol($0, in: []) }
                .map { context.index.isClassBound($0) } ?? false
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
        let forwarding = isAwaited ? awaiting(marks) : sendsArguments ? sending(own, marks) : assuming(own)
        var lines = arguments.preparations + variable(isChanged: requirement.modifiers.contains("mutating"))
        var crossing = forwarding
        if !requirement.isStatic {
            let reported = (["\"\(requirement.signature.inLiteral)\""] + arguments.reported).joined(
                separator: ", ")
            let result = returnsNoncopyable ? "held = " : ""
            let report = "\(context.crossings).\(kind)(\(reported)) { \(signature)\(result)\(forwarding) }"
            let isSent = requirement.type.undecorated.0.contains("sending")
            crossing = marks + (isSent ? "CrossingReporter.sent(\(report))" : report)
        }
        if returnsNoncopyable {
            let type = requirement.type.undecorated.1.text
            lines += ["var held: Optional<\(type)> = nil", crossing, "return held.take()!"]
        } else if requirement.type.mentions({ $0 == context.name }) {
            lines += ["let result = \(crossing)", "return \(try wrapped)"]
        } else {
            let needsReturn = requirement.type != .void && (head.needsReturn || !lines.isEmpty || isRethrown)
            lines.append(needsReturn ? "return \(crossing)" : crossing)
        }
        lines = wrappingNonescaping(lines)
        return isRethrown ? rethrowing(lines) : lines
    }

    /// - Throws: `ForwardingProblem` if the member cannot be forwarded.
    func refuse() throws(ForwardingProblem) {
        try context.refuse(requirement)
        let rules =
            requirement.constraints.flatMap { [$0.left, $0.right] } + requirement.generics.compactMap(\.bound)
        if rules.contains(where: { $0.mentions { $0 == context.name } }) {
            throw ForwardingProblem(
                "constrains a generic type to \"Self\", which is another type for the proxy than for its role"
            )
        }
        if let error = requirement.effects.errorType, requirement.isGeneric(error), !isRethrown,
            !requirement.parameters.contains(where: { $0.type.text.contains(error.text) })
        {
            throw ForwardingProblem("throws a generic error whose type no argument determines")
        }
        try refuseUnsent()
        if returnsNoncopyable, head.effects.isEmpty, requirement.kind != .method, isAssumed {
            throw ForwardingProblem(
                "borrows a noncopyable value, which is impossible while checking the actor's isolation")
        }
    }

    /// Whether its result is noncopyable, and therefore returned through a variable.
    var returnsNoncopyable: Bool {
        !requirement.isStatic
            && (context.isNoncopyable(requirement.type) || requirement.isNoncopyable(requirement.type))
    }

    private var isRethrown: Bool { requirement.isRethrowing }

    private func rethrowing(_ lines: [String]) -> [String] {
        let error = requirement.effects.errorType?.text ?? "Failure"
        let body = lines.map { "    \($0.indented)\n" }.joined()
        // The cast cannot fail: a rethrowing member only throws errors of its closures, which all have this type.
        return ["do {\n\(body)} catch {\n    throw error as! \(error)\n}"]
    }

    /// Disambiguates a member without a result from its overloads.
    private var asVoid: String {
        let overloads = context.shape.requirements.filter {
            $0.kind == .method && $0.name == requirement.name
        }
        return requirement.kind == .method && requirement.type == .void && overloads.count > 1
            ? " as Void" : ""
    }

    /// The signature of a closure with a typed error, since inference would result in `any Error`.
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

    /// The result of a member that returns `Self`, in a proxy.
    private var wrapped: String {
        get throws(ForwardingProblem) {
            let conversion = SelfConversion(of: requirement, in: context)
            guard let converted = conversion.converted("result", requirement.type, .toProxy) else {
                throw ForwardingProblem("returns \"Self\" in a form that a proxy cannot wrap")
            }
            return converted
        }
    }
}
