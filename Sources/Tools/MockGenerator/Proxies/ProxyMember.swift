import SourceModel

/// One requirement as a proxy implements it.
struct ProxyMember {
    let requirement: RequirementFact
    let context: ProxyContext
    let head: MemberHead
    let arguments: ProxyArguments

    init(_ requirement: RequirementFact, in context: ProxyContext) throws(ForwardingProblem) {
        self.requirement = requirement
        self.context = context
        head = MemberHead(
            requirement: requirement, access: context.access(of: requirement), index: context.index)
        arguments = try ProxyArguments(of: requirement, in: context)
        try refuse()
    }

    var text: String {
        get throws(ForwardingProblem) {
            switch requirement.kind {
            case .method: return try method
            case .property: return try property
            case .subscript: return try subscripted
            case .initializer: return try initializer
            }
        }
    }

    // MARK: Kinds

    private var method: String {
        get throws(ForwardingProblem) {
            let result = requirement.type == .void ? "" : " -> \(requirement.type.text)"
            let declaration = head.callable(
                "func \(requirement.name)", arguments.declarations, result: result)
            let call = requirement.isOperator ? operation : try called("\(role).\(requirement.name)")
            return SourceText.braced(declaration, try body("call", call))
        }
    }

    /// The call of the role's member with the arguments.
    private func called(_ member: String) throws(ForwardingProblem) -> String {
        guard requirement.isVariadic else {
            return "\(member)(\(arguments.forwarded.joined(separator: ", ")))"
        }
        let function = try VariadicForwarding(requirement, at: member, in: context).function
        // The function value is not isolated, so the arguments leave the current actor.
        let operands = arguments.operands.map { operand in
            requirement.effects.isAsync && arguments.capturable.contains(operand)
                ? "CrossingReporter.sent(\(operand))" : operand
        }
        return "\(function)(\(operands.joined(separator: ", ")))"
    }

    private var operation: String {
        // Operators take inout arguments without an ampersand.
        let operands = arguments.operands.map { $0.first == "&" ? String($0.dropFirst()) : $0 }
        if requirement.modifiers.contains("prefix") { return requirement.name + operands[0] }
        if requirement.modifiers.contains("postfix") { return operands[0] + requirement.name }
        return operands.joined(separator: " \(requirement.name) ")
    }

    private var property: String {
        get throws(ForwardingProblem) {
            // It is read from any isolation, even if the role's declaration is isolated by default.
            let isIdentity =
                requirement.name == "id" && context.shape.standard.contains("Identifiable")
                && !requirement.isSettable && !requirement.isStatic && !context.shape.isActor
            let member =
                isIdentity
                ? "CrossingReporter.identity(of: \(role), as: \(requirement.type.text).self)"
                : "\(role).\(requirement.name)"
            return try accessors(declaration: head.property, member: member)
        }
    }

    private var subscripted: String {
        get throws(ForwardingProblem) {
            if requirement.isVariadic {
                throw ForwardingProblem(
                    "is variadic, and Swift cannot forward an array to a variadic subscript")
            }
            let declaration = head.callable(
                "subscript", arguments.declarations, result: " -> \(requirement.type.text)", hasEffects: false
            )
            return try accessors(
                declaration: declaration, member: "\(role)[\(arguments.forwarded.joined(separator: ", "))]")
        }
    }

    private func accessors(declaration: String, member: String) throws(ForwardingProblem) -> String {
        if returnsNoncopyable, head.effects.isEmpty { return yielding(declaration, member) }
        let reading = try body("get", member)
        guard requirement.isSettable || !head.effects.isEmpty else {
            return SourceText.braced(declaration, reading)
        }
        var lines = [SourceText.braced("get\(head.effects)", reading).indented]
        if requirement.isSettable {
            let conversion = SelfConversion(of: requirement, in: context)
            guard let value = conversion.converted("newValue", requirement.type, .toRole) else {
                throw ForwardingProblem("takes \"Self\" in a form that a proxy cannot convert to its role")
            }
            lines.append(SourceText.braced("set", set(member: member, value: value)).indented)
        }
        return "\(declaration) {\n    \(lines.joined(separator: "\n    "))\n}"
    }

    private func set(member: String, value: String) -> [String] {
        let write = "\(member) = \(value)"
        guard !requirement.isStatic else { return [write] }
        let reported = (["\"\(requirement.signature.inLiteral)\""] + arguments.reported + ["newValue"])
            .joined(
                separator: ", ")
        return variable(isChanged: !requirement.modifiers.contains("nonmutating")) + [
            "\(context.crossings).set(\(reported)) { \(assuming(write, giving: ["newValue"])) }"
        ]
    }

    /// Noncopyable values are yielded in place, after the report.
    private func yielding(_ declaration: String, _ member: String) -> String {
        let unseen = "CrossingValue.unseen(\"\(requirement.type.text)\")"
        let reported = ["\"\(requirement.signature.inLiteral)\""] + arguments.reported
        let reading = [
            "_ = \(context.crossings).get(\(reported.joined(separator: ", "))) { \(unseen) }",
            "yield \(member)",
        ]
        var accessors = [SourceText.braced("_read", reading).indented]
        if requirement.isSettable {
            let writing =
                variable(isChanged: !requirement.modifiers.contains("nonmutating")) + [
                    "\(context.crossings).set(\((reported + [unseen]).joined(separator: ", "))) {}",
                    "yield &\(member)",
                ]
            accessors.append(SourceText.braced("_modify", writing).indented)
        }
        return "\(declaration) {\n    \(accessors.joined(separator: "\n    "))\n}"
    }

    private var initializer: String {
        get throws(ForwardingProblem) {
            let made = try called(requirement.isVariadic ? "\(context.role).init" : context.role)
            let marks =
                (requirement.effects.throwing == nil ? "" : "try ")
                + (requirement.effects.isAsync ? "await " : "")
            let own = MemberHead(
                requirement: requirement,
                access: context.access(of: requirement) + (context.shape.isActor ? "" : "convenience "),
                index: context.index)
            let declaration = own.callable("init\(requirement.failable)", arguments.declarations, result: "")
            let making =
                requirement.failable.isEmpty
                ? "let target = \(marks)\(made)" : "guard let target = \(marks)\(made) else { return nil }"
            let lines =
                arguments.preparations + [
                    making, "self.init(target, \(context.madeCrossings(of: "target")))",
                ]
            return SourceText.braced(declaration, lines)
        }
    }
}
