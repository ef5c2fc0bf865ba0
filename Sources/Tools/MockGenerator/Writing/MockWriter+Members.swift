import SourceModel

/// The methods, properties and subscripts of a mock.
extension MockWriter {
    /// Declares the stub of a requirement, and its alias if it has one.
    mutating func declare(
        at position: Int, _ type: String, _ value: String, _ requirement: RequirementFact,
        logs: String? = nil,
        named name: String? = nil, note: String? = nil
    ) {
        let stub = name ?? names.stub(position)
        // The compiler does not parse a type with this specifier in an expression.
        let isInferred = value.hasBytes("(nonisolated(nonsending)")
        let value = isInferred ? ".init" + value.dropFirst(type.count) : value
        var text: String
        if requirement.isStatic, isGeneric {
            text =
                "\(storage)static var \(stub): \(type) {\n    "
                + "\(kit.kit("StaticStubs")).stub(of: Self.self, \"\(stub)\") { \(value) }\n}"
        } else {
            let word = requirement.isStatic ? "static let " : "let "
            text = .chained(storage, word, stub, isInferred ? ": " + type : "", " = ", value)
        }
        if let note { text = "/// \(note)\n\(text)" }
        if name == nil, let alias = names.alias(position) {
            let word = requirement.isStatic ? "static " : ""
            text +=
                "\n/// The same as `\(stub)`, under a name that stays the same when an overload is added before it.\n"
                + "\(storage)\(word)var \(alias): \(type) { \(stub) }"
        }
        stubText.add(line: Conditional(conditions: requirement.conditions, text: text).block)
        guard !requirement.isStatic else { return }
        self.logs.append(StubLog(conditions: requirement.conditions, names: logs ?? stub))
    }

    /// The name of a stub in the member's body.
    func reference(_ stub: String, _ requirement: RequirementFact) -> String {
        requirement.isStatic ? "Self.\(stub)" : stub
    }

    func arguments(of requirement: RequirementFact, stub: String) -> MockedArguments {
        let stub = reference(stub, requirement)
        return MockedArguments(
            requirement.parameters.enumerated().map { number, parameter in
                MockedParameter(
                    parameter, number: number + 1, of: requirement, taken: takenNames, stub: stub,
                    scope: scope,
                    index: index)
            })
    }

    private func head(_ requirement: RequirementFact) -> MemberHead {
        MemberHead(requirement: requirement, access: access, index: index)
    }

    private mutating func add(_ requirement: RequirementFact, _ text: String) {
        memberText.add(member: Conditional(conditions: requirement.conditions, text: text))
    }

    // MARK: One of each kind

    mutating func writeMethod(_ requirement: RequirementFact, at position: Int) {
        let call = arguments(of: requirement, stub: names.stub(position))
        let head = head(requirement)
        let body = answer(requirement, at: position, call: call, head)
        let result = requirement.type == .void ? "" : " -> " + requirement.type.text
        let text = head.callable("func " + requirement.name, call.declarations, result: result)
        add(requirement, SourceText.braced(text, body))
    }

    mutating func writeProperty(_ requirement: RequirementFact, at position: Int) {
        let output = output(of: requirement)
        let head = head(requirement)
        guard !requirement.effects.isAsync, requirement.effects.throwing == nil, !output.isNoncopyable else {
            let body = answer(requirement, at: position, call: MockedArguments([]), head)
            var accessors = SourceText.braced("get\(head.effects)", body).indented
            if requirement.isSettable {
                accessors += "\n    " + setter(of: requirement, at: position, call: MockedArguments([]))
            }
            return add(requirement, "\(head.property) {\n    \(accessors)\n}")
        }
        let stub = names.stub(position)
        let type = String.chained(kit.kit("PropertyStub"), "<", output.type, ">")
        let tail = output.standIn.map { ", standIn: { \($0) }" } ?? ""
        declare(
            at: position, type, .chained(type, "(\"", fullName(requirement.name), "\"", tail, ")"),
            requirement,
            logs: .chained(stub, ".reads, ", stub, ".writes"))
        let value = String.chained(
            head.needsReturn || output.isVoid ? "return " : "", reference(stub, requirement), ".value")
        guard requirement.isSettable else {
            return add(requirement, .chained(head.property, " { ", value, " }"))
        }
        add(
            requirement,
            """
            \(head.property) {
                get { \(value) }
                set { \(reference(stub, requirement)).value = newValue }
            }
            """)
    }

    mutating func writeSubscript(_ asked: RequirementFact, at position: Int) {
        let requirement = asked.isSettable ? asked.keepingArguments : asked
        let call = arguments(of: requirement, stub: names.stub(position))
        let head = head(requirement)
        let body = answer(requirement, at: position, call: call, head)
        let declaration = head.callable(
            "subscript", call.declarations, result: " -> \(requirement.type.text)", hasEffects: false)
        var accessors = SourceText.braced("get\(head.effects)", body).indented
        if requirement.isSettable {
            accessors += "\n    " + setter(of: requirement, at: position, call: call)
        }
        add(requirement, "\(declaration) {\n    \(accessors)\n}")
    }

    private mutating func setter(of requirement: RequirementFact, at position: Int, call: MockedArguments)
        -> String
    {
        let output = output(of: requirement)
        if output.isNoncopyable { return handledSetter(of: requirement, at: position, call: call, output) }
        let name = names.setter(position) ?? names.stub(position)
        let types = call.parameters.compactMap(\.recorded) + [output.type]
        let values =
            call.parameters.filter { $0.recorded != nil }.map(\.expression) + [
                output.isErased ? "newValue as Any" : "newValue"
            ]
        let type =
            "\(kit.kit("Stub"))<\(types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"), Void, Never>"
        declare(
            at: position, type, "\(type)(\"\(title(requirement)) =\")", requirement, named: name)
        let recorded = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        return SourceText.braced(
            "set", call.preparation + ["\(reference(name, requirement)).call(\(recorded))"]
        )
        .indented
    }

    /// Noncopyable values are not recorded, but passed to a handler with the setter's type.
    private mutating func handledSetter(
        of requirement: RequirementFact, at position: Int, call: MockedArguments, _ output: MemberOutput
    ) -> String {
        let name = names.setter(position) ?? names.reserve(StubNaming.short(requirement, prefix: "onSet"))
        let types = call.parameters.compactMap(\.handlerType) + ["consuming \(output.declared)"]
        let type =
            "\(kit.kit("HandlerStub"))<\(call.recordedType), Void, Never, (\(types.joined(separator: ", "))) -> Void>"
        declare(
            at: position, type, "\(type)(\"\(fullName(requirement.signature)) =\")", requirement, named: name)
        let stub = reference(name, requirement)
        let noting = call.recordedType == "Void" ? "()" : call.recordedValue
        let values = call.parameters.filter { $0.handlerType != nil }.map(\.handlerArgument) + ["newValue"]
        let body = [
            "if let handler = \(stub).handler(noting: \(noting)) { return handler(\(values.joined(separator: ", "))) }",
            "\(stub).answer(\(noting))",
        ]
        return SourceText.braced("set", call.preparation + body).indented
    }
}

extension RequirementFact {
    /// The requirement without `sending`: the compiler cannot send an argument to both a getter and a setter.
    fileprivate var keepingArguments: RequirementFact {
        var copy = self
        for position in parameters.indices {
            guard case .decorated(let words, let type) = parameters[position].type else { continue }
            let remaining = words.filter { $0 != "sending" }
            copy.parameters[position].type = remaining.isEmpty ? type : .decorated(remaining, type)
        }
        return copy
    }
}
