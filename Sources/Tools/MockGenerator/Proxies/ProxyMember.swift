import SourceModel

/// One requirement as a proxy meets it.
struct ProxyMember {
    let requirement: RequirementFact
    let writer: ProxyWriter
    let head: MemberHead
    let arguments: ProxyArguments

    init(_ requirement: RequirementFact, in writer: ProxyWriter) throws(ForwardingProblem) {
        self.requirement = requirement
        self.writer = writer
        head = MemberHead(
            requirement: requirement, access: writer.access(of: requirement), index: writer.index)
        arguments = try ProxyArguments(of: requirement, in: writer)
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
            return MockWriter.braced(declaration, try body("call", call))
        }
    }

    /// The role's own, called with the arguments.
    private func called(_ place: String) throws(ForwardingProblem) -> String {
        guard requirement.isVariadic else {
            return "\(place)(\(arguments.forwarded.joined(separator: ", ")))"
        }
        let function = try VariadicForwarding(requirement, at: place, in: writer).function
        // The function is of no actor any more, so that the arguments leave the one at hand.
        let operands = arguments.operands.map { operand in
            requirement.effects.isAsync && arguments.passed.contains(operand)
                ? "BoundaryCrossings.sent(\(operand))" : operand
        }
        return "\(function)(\(operands.joined(separator: ", ")))"
    }

    private var operation: String {
        // An operator takes its variable without a mark.
        let operands = arguments.operands.map { $0.first == "&" ? String($0.dropFirst()) : $0 }
        if requirement.modifiers.contains("prefix") { return requirement.name + operands[0] }
        if requirement.modifiers.contains("postfix") { return operands[0] + requirement.name }
        return operands.joined(separator: " \(requirement.name) ")
    }

    private var property: String {
        get throws(ForwardingProblem) {
            // Asked for from anywhere, also where the role's own restatement of it is isolated by default.
            let isIdentity =
                requirement.name == "id" && writer.shape.standard.contains("Identifiable")
                && !requirement.isSettable && !requirement.isStatic && !writer.shape.isActor
            let place =
                isIdentity
                ? "BoundaryCrossings.identity(of: \(role), as: \(requirement.type.text).self)"
                : "\(role).\(requirement.name)"
            return try accessors(declaration: head.property, place: place)
        }
    }

    private var subscripted: String {
        get throws(ForwardingProblem) {
            if requirement.isVariadic {
                throw ForwardingProblem(
                    "takes any number of arguments, which Swift cannot hand on to a subscript")
            }
            let declaration = head.callable(
                "subscript", arguments.declarations, result: " -> \(requirement.type.text)", hasEffects: false
            )
            return try accessors(
                declaration: declaration, place: "\(role)[\(arguments.forwarded.joined(separator: ", "))]")
        }
    }

    private func accessors(declaration: String, place: String) throws(ForwardingProblem) -> String {
        if isHeld, head.effects.isEmpty { return lending(declaration, place) }
        let reading = try body("get", place)
        guard requirement.isSettable || !head.effects.isEmpty else {
            return MockWriter.braced(declaration, reading)
        }
        var lines = [MockWriter.braced("get\(head.effects)", reading).indented]
        if requirement.isSettable {
            let conversion = SelfConversion(of: requirement, in: writer)
            guard let value = conversion.converted("newValue", requirement.type, .toRole) else {
                throw ForwardingProblem("takes \"Self\" in a form that a proxy cannot unwrap")
            }
            lines.append(MockWriter.braced("set", set(place: place, value: value)).indented)
        }
        return "\(declaration) {\n    \(lines.joined(separator: "\n    "))\n}"
    }

    private func set(place: String, value: String) -> [String] {
        let write = "\(place) = \(value)"
        guard !requirement.isStatic else { return [write] }
        let told = (["\"\(requirement.signature.inLiteral)\""] + arguments.told + ["newValue"]).joined(
            separator: ", ")
        return variable(isChanged: !requirement.modifiers.contains("nonmutating")) + [
            "\(writer.crossings).set(\(told)) { \(assuming(write, giving: ["newValue"])) }"
        ]
    }

    /// What cannot be copied is lent in place; the report comes before.
    private func lending(_ declaration: String, _ place: String) -> String {
        let unseen = "CrossingValue.unseen(\"\(requirement.type.text)\")"
        let told = ["\"\(requirement.signature.inLiteral)\""] + arguments.told
        let reading = [
            "_ = \(writer.crossings).get(\(told.joined(separator: ", "))) { \(unseen) }", "yield \(place)",
        ]
        var accessors = [MockWriter.braced("_read", reading).indented]
        if requirement.isSettable {
            let writing =
                variable(isChanged: !requirement.modifiers.contains("nonmutating")) + [
                    "\(writer.crossings).set(\((told + [unseen]).joined(separator: ", "))) {}",
                    "yield &\(place)",
                ]
            accessors.append(MockWriter.braced("_modify", writing).indented)
        }
        return "\(declaration) {\n    \(accessors.joined(separator: "\n    "))\n}"
    }

    private var initializer: String {
        get throws(ForwardingProblem) {
            let made = try called(requirement.isVariadic ? "\(writer.role).init" : writer.role)
            let marks =
                (requirement.effects.throwing == nil ? "" : "try ")
                + (requirement.effects.isAsync ? "await " : "")
            let own = MemberHead(
                requirement: requirement,
                access: writer.access(of: requirement) + (writer.shape.isActor ? "" : "convenience "),
                index: writer.index)
            let declaration = own.callable("init\(requirement.failable)", arguments.declarations, result: "")
            let making =
                requirement.failable.isEmpty
                ? "let target = \(marks)\(made)" : "guard let target = \(marks)\(made) else { return nil }"
            let lines =
                arguments.preparations + [making, "self.init(target, \(writer.madeCrossings(of: "target")))"]
            return MockWriter.braced(declaration, lines)
        }
    }
}
