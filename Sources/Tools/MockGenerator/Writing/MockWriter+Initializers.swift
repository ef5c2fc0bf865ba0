import SourceModel

/// The initializers of a mock: its own, those of its protocol, and those that its base class requires.
extension MockWriter {
    func initializerTexts() -> [String] {
        let setUp = initializers.isEmpty ? "" : setUp(hasLocation: false)
        let required = initializers.map { $0.block(setUp: setUp) }
        guard !isOwnInitializerTaken else { return required }
        return [ownInitializer] + inheritedInitializers + closedInitializers + required
    }

    /// Whether the protocol requires an initializer with the same labels, which replaces the own one.
    private var isOwnInitializerTaken: Bool {
        shape.requirements.indices.contains { position in
            shape.requirements[position].kind == .initializer
                && shape.requirements[position].parameters.map(\.label) == [
                    "fileID", "filePath", "line", "column",
                ]
        }
    }

    private var ownInitializer: String {
        let base = shape.superclass?.simplest
        let effects =
            base.map { MemberHead(requirement: $0, access: access, index: index).effects } ?? ""
        let first = base.map { call(of: $0).declarations.map { $0 + ", " }.joined() } ?? ""
        let isolation =
            isReachedFromAnywhere && !shape.isActor && shape.superclass == nil ? "nonisolated " : ""
        return .chained(
            "/// Creates a mock without answers. A call that has no answer fails the test at this location.\n",
            access, isolation, "init", base?.failable ?? "", "(\n    ", first,
            "fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,\n",
            "    column: UInt = #column\n)", effects, " {\n    ", setUp(hasLocation: true).indented,
            base.map { "\n    " + superCall($0) } ?? "", "\n}")
    }

    private var inheritedInitializers: [String] {
        guard let superclass = shape.superclass else { return [] }
        let own = shape.requirements.filter { $0.kind == .initializer }
        let open = superclass.required.filter { required in
            !own.contains { $0.parameters.map(\.label) == required.parameters.map(\.label) }
        }
        return open.map { requirement in
            let head = MemberHead(requirement: requirement, access: access + "required ", index: index)
            let text = head.callable(
                "init\(requirement.failable)", call(of: requirement).declarations, result: "")
            return "\(text) {\n    \(setUp(hasLocation: false).indented)\n    \(superCall(requirement))\n}"
        }
    }

    /// The nonisolated initializers of the base class, which nothing calls. Without them the compiler writes overrides that have
    /// the isolation of the mock. One that the compiler writes, `init()`, may be nonisolated too, whatever the default is.
    private var closedInitializers: [String] {
        guard let superclass = shape.superclass else { return [] }
        let redeclared = shape.requirements.filter { $0.kind == .initializer } + superclass.required
        let closed = superclass.designated.filter { base in
            (superclass.isInitSynthesized || base.modifiers.contains("nonisolated"))
                && !redeclared.contains { $0.signature == base.signature }
        }
        return closed.map { base in
            var base = base
            base.modifiers = ["nonisolated"]
            let head = MemberHead(requirement: base, access: access + "override convenience ", index: index)
                .callable("init\(base.failable)", call(of: base).declarations, result: "")
            return "@available(*, unavailable) \(head) { Swift.fatalError() }"
        }
    }

    /// - Parameter requirement: The initializer that calls it. Parameters that it does not have get placeholder values.
    private func superCall(_ base: RequirementFact, from requirement: RequirementFact? = nil) -> String {
        let given = requirement?.parameters ?? base.parameters
        let arguments = zip(base.parameters, call(of: base).parameters).map { parameter, mocked in
            let isGiven = given.contains { $0.label == parameter.label && $0.type == parameter.type }
            let member = "\(shape.mockName).\(requirement?.signature ?? "")"
            return (parameter.label == "_" ? "" : "\(parameter.label): ")
                + (isGiven ? mocked.handlerArgument : "SceneryTestKit.placeholderValue(by: \"\(member)\")")
        }
        let marks = (base.effects.throwing == nil ? "" : "try ") + (base.effects.isAsync ? "await " : "")
        return "\(marks)super.init(\(arguments.joined(separator: ", ")))"
    }

    private func call(of requirement: RequirementFact) -> MockedArguments {
        arguments(of: requirement, stub: "")
    }

    private func setUp(hasLocation: Bool) -> String {
        let tail = hasLocation ? ", fileID, filePath, line, column" : ""
        var (unconditional, conditional): ([String], [StubLog]) = ([], [])
        for log in logs {
            if log.conditions.isEmpty { unconditional.append(log.names) } else { conditional.append(log) }
        }
        let creation = String.chained(log, " = ", kit.kit("MockLog"), "(\"", shape.mockName.plainName, "\", ")
        guard !conditional.isEmpty else {
            return .chained(
                creation, "[", list(unconditional, width: 105 - creation.width - tail.width), "]", tail, ")")
        }
        let added = conditional.map {
            "#if \($0.conditions.joined(separator: " && "))\n    members += [\($0.names)]\n#endif"
        }
        return "var members: [any \(kit.kit("AnyCallLog"))] = [\(unconditional.joined(separator: ", "))]\n"
            + added.joined(separator: "\n") + "\n\(creation)members\(tail))"
    }

    /// The names as a list, on lines of their own if they do not fit on one.
    private func list(_ names: [String], width room: Int) -> String {
        let widths = names.map(\.width)
        let text = SourceText(size: 512)
        guard widths.reduce(names.count * 2 - 2, +) > room, !names.isEmpty else {
            for position in names.indices { text.put(position > 0 ? ", " : "", names[position]) }
            return text.text
        }
        var width = 0
        text.put("\n    ")
        for (name, own) in zip(names, widths) {
            if width + own > 100 {
                text.put("\n    ")
                width = 0
            }
            if width > 0 {
                text.put(" ")
                width += 1
            }
            text.put(name, ",")
            width += own + 1
        }
        text.put("\n")
        return text.text
    }

    // MARK: The protocol's own

    mutating func writeInitializer(_ requirement: RequirementFact, at position: Int) {
        let stub = names.stub(position)
        let call = arguments(of: requirement, stub: stub)
        let type = "\(kit.kit("Stub"))<\(call.recordedType), Void, Never>"
        declare(at: position, type, "\(type)(\"\(title(requirement))\")", requirement)
        var superCall: [String] = []
        var modifiers = ""
        var declared = requirement
        if let superclass = shape.superclass {
            guard let base = superclass.designated(like: requirement) ?? superclass.simplest else {
                isImpossible = true
                problems.append(
                    problem(
                        "\"\(requirement.signature)\" cannot call an initializer of \"\(superclass.type.text)\", whose initializers are private",
                        at: requirement.location))
                return
            }
            superCall = [self.superCall(base, from: requirement)]
            let isRequired = superclass.required.contains {
                $0.parameters.map(\.label) == requirement.parameters.map(\.label)
            }
            let overridden = superclass.designated(like: requirement)
            modifiers = isRequired ? "required " : overridden != nil ? "override " : ""
            if let overridden {
                // An override cannot have more effects than the initializer it overrides; fewer satisfy the protocol too.
                (declared.effects, declared.failable) = (overridden.effects, overridden.failable)
            }
        }
        let head = MemberHead(requirement: declared, access: access + modifiers, index: index)
            .callable("init\(declared.failable)", call.declarations, result: "")
        let record = "\(stub).record(\(call.recordedType == "Void" ? "()" : call.recordedValue))"
        initializers.append(
            MockInitializer(
                conditions: requirement.conditions, head: head, before: call.preparation,
                after: superCall + [record]))
    }
}

/// An initializer of the protocol. Its body is completed when all stubs are known.
struct MockInitializer {
    let conditions: [String]
    let head: String
    let before: [String]
    let after: [String]

    func block(setUp: String) -> String {
        let lines = (before + [setUp] + after).map { "    " + $0.indented }
        return Conditional(conditions: conditions, text: "\(head) {\n\(lines.joined(separator: "\n"))\n}")
            .block
    }
}
