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
        head = MemberHead(requirement: requirement, access: writer.access, index: writer.index)
        arguments = try ProxyArguments(of: requirement, in: writer)
        try refuse()
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
}
