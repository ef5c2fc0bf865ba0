import SourceModel

/// The initialisers of a mock: its own, those of its protocol, those its base class requires.
extension MockWriter {
    func makers() -> [String] {
        let setUp = initializers.isEmpty ? "" : setUp(hasPlace: false)
        let required = initializers.map { $0.block(setUp: setUp) }
        guard !isOwnInitializerTaken else { return required }
        return [ownInitializer] + inheritedInitializers + required
    }

    /// The protocol has one with the same labels, which does.
    private var isOwnInitializerTaken: Bool {
        shape.requirements.indices.contains { place in
            shape.requirements[place].kind == .initializer
                && shape.requirements[place].parameters.map(\.label) == [
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
            "/// Makes a mock that answers nothing yet; calls without an answer fail the test here.\n",
            access, isolation, "init", base?.failable ?? "", "(\n    ", first,
            "fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,\n",
            "    column: UInt = #column\n)", effects, " {\n    ", setUp(hasPlace: true).indented,
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
            return "\(text) {\n    \(setUp(hasPlace: false).indented)\n    \(superCall(requirement))\n}"
        }
    }

    /// - Parameter requirement: the initialiser that calls it, where that has other parameters: what is missing is
    ///   made up.
    private func superCall(_ base: RequirementFact, from requirement: RequirementFact? = nil) -> String {
        let given = requirement?.parameters ?? base.parameters
        let arguments = zip(base.parameters, call(of: base).parameters).map { parameter, mocked in
            let isGiven = given.contains { $0.label == parameter.label && $0.type == parameter.type }
            let member = "\(shape.mockName).\(requirement?.signature ?? "")"
            return (parameter.label == "_" ? "" : "\(parameter.label): ")
                + (isGiven ? mocked.handlerArgument : "SceneryTestKit.madeUp(by: \"\(member)\")")
        }
        let marks = (base.effects.throwing == nil ? "" : "try ") + (base.effects.isAsync ? "await " : "")
        return "\(marks)super.init(\(arguments.joined(separator: ", ")))"
    }

    private func call(of requirement: RequirementFact) -> MockedArguments {
        arguments(of: requirement, stub: "")
    }

    private func setUp(hasPlace: Bool) -> String {
        let tail = hasPlace ? ", fileID, filePath, line, column" : ""
        var (sure, unsure): ([String], [StubLog]) = ([], [])
        for log in logs { if log.conditions.isEmpty { sure.append(log.names) } else { unsure.append(log) } }
        let maker = String.chained(log, " = ", kit.kit("MockLog"), "(\"", shape.mockName.plainName, "\", ")
        guard !unsure.isEmpty else {
            return .chained(maker, "[", list(sure, width: 105 - maker.width - tail.width), "]", tail, ")")
        }
        let added = unsure.map {
            "#if \($0.conditions.joined(separator: " && "))\n    members += [\($0.names)]\n#endif"
        }
        return "var members: [any \(kit.kit("AnyCallLog"))] = [\(sure.joined(separator: ", "))]\n"
            + added.joined(separator: "\n") + "\n\(maker)members\(tail))"
    }

    /// Names one behind the other; on lines of their own where they are wider than there is room for.
    private func list(_ names: [String], width room: Int) -> String {
        let widths = names.map(\.width)
        let text = SourceText(size: 512)
        guard widths.reduce(names.count * 2 - 2, +) > room, !names.isEmpty else {
            for place in names.indices { text.put(place > 0 ? ", " : "", names[place]) }
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

    mutating func writeInitializer(_ requirement: RequirementFact, at place: Int) {
        let stub = names.stub(place)
        let call = arguments(of: requirement, stub: stub)
        let type = "\(kit.kit("Stub"))<\(call.notedType), Void, Never>"
        declare(at: place, type, "\(type)(\"\(fullName(requirement.signature))\")", requirement)
        var superCall: [String] = []
        var modifiers = ""
        var declared = requirement
        if let superclass = shape.superclass {
            guard let base = superclass.designated(like: requirement) ?? superclass.simplest else {
                isImpossible = true
                problems.append(
                    problem(
                        "\"\(requirement.signature)\" has nothing to call of \"\(superclass.type.text)\", whose initialisers are private",
                        at: requirement.place))
                return
            }
            superCall = [self.superCall(base, from: requirement)]
            let isRequired = superclass.required.contains {
                $0.parameters.map(\.label) == requirement.parameters.map(\.label)
            }
            let overridden = superclass.designated(like: requirement)
            modifiers = isRequired ? "required " : overridden != nil ? "override " : ""
            if let overridden {
                // What overrides may not do more than its parent's; doing less meets the protocol too.
                (declared.effects, declared.failable) = (overridden.effects, overridden.failable)
            }
        }
        let head = MemberHead(requirement: declared, access: access + modifiers, index: index)
            .callable("init\(declared.failable)", call.declarations, result: "")
        let record = "\(stub).record(\(call.notedType == "Void" ? "()" : call.notedValue))"
        initializers.append(
            MockInitializer(
                conditions: requirement.conditions, head: head, before: call.preparation,
                after: superCall + [record]))
    }
}

/// An initialiser of the protocol, whose body is whole once all stubs are known.
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
