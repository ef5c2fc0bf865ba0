import SourceModel

/// The methods, properties and subscripts of a mock.
extension MockWriter {
    /// Declares the stub of a requirement, and its other name where it has one.
    mutating func declare(
        at place: Int, _ type: String, _ value: String, _ requirement: RequirementFact, logs: String? = nil,
        named name: String? = nil
    ) {
        let stub = name ?? names.stub(place)
        // In an expression the compiler does not take what follows this word for a type.
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
        if name == nil, let alias = names.alias(place) {
            let word = requirement.isStatic ? "static " : ""
            text +=
                "\n/// The same as `\(stub)`, by the name that stays when an overload is put before it.\n"
                + "\(storage)\(word)var \(alias): \(type) { \(stub) }"
        }
        stubText.add(line: Conditional(conditions: requirement.conditions, text: text).block)
        guard !requirement.isStatic else { return }
        self.logs.append(StubLog(conditions: requirement.conditions, names: logs ?? stub))
    }

    /// How a member's body names its stub.
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

    mutating func writeMethod(_ requirement: RequirementFact, at place: Int) {
        let call = arguments(of: requirement, stub: names.stub(place))
        let head = head(requirement)
        let body = answer(requirement, at: place, call: call, head)
        let result = requirement.type == .void ? "" : " -> " + requirement.type.text
        let text = head.callable("func " + requirement.name, call.declarations, result: result)
        add(requirement, Self.braced(text, body))
    }

    mutating func writeProperty(_ requirement: RequirementFact, at place: Int) {
        let output = output(of: requirement)
        let head = head(requirement)
        guard !requirement.effects.isAsync, requirement.effects.throwing == nil, !output.isNoncopyable else {
            let body = answer(requirement, at: place, call: MockedArguments([]), head)
            var accessors = Self.braced("get\(head.effects)", body).indented
            if requirement.isSettable {
                accessors += "\n    " + setter(of: requirement, at: place, call: MockedArguments([]))
            }
            return add(requirement, "\(head.property) {\n    \(accessors)\n}")
        }
        let stub = names.stub(place)
        let type = String.chained(kit.kit("PropertyStub"), "<", output.type, ">")
        let tail = output.standIn.map { ", standIn: { \($0) }" } ?? ""
        declare(
            at: place, type, .chained(type, "(\"", fullName(requirement.name), "\"", tail, ")"), requirement,
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

    mutating func writeSubscript(_ asked: RequirementFact, at place: Int) {
        let requirement = asked.isSettable ? asked.keepingArguments : asked
        let call = arguments(of: requirement, stub: names.stub(place))
        let head = head(requirement)
        let body = answer(requirement, at: place, call: call, head)
        let declaration = head.callable(
            "subscript", call.declarations, result: " -> \(requirement.type.text)", hasEffects: false)
        var accessors = Self.braced("get\(head.effects)", body).indented
        if requirement.isSettable { accessors += "\n    " + setter(of: requirement, at: place, call: call) }
        add(requirement, "\(declaration) {\n    \(accessors)\n}")
    }

    private mutating func setter(of requirement: RequirementFact, at place: Int, call: MockedArguments)
        -> String
    {
        let output = output(of: requirement)
        if output.isNoncopyable { return handledSetter(of: requirement, at: place, call: call, output) }
        let name = names.setter(place) ?? names.stub(place)
        let types = call.parameters.compactMap(\.noted) + [output.type]
        let values =
            call.parameters.filter { $0.noted != nil }.map(\.expression) + [
                output.isErased ? "newValue as Any" : "newValue"
            ]
        let type =
            "\(kit.kit("Stub"))<\(types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"), Void, Never>"
        declare(
            at: place, type, "\(type)(\"\(fullName(requirement.signature)) =\")", requirement, named: name)
        let noted = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        return Self.braced("set", call.preparation + ["\(reference(name, requirement)).call(\(noted))"])
            .indented
    }

    /// What cannot be copied is not noted: a closure of the setter's own type takes it.
    private mutating func handledSetter(
        of requirement: RequirementFact, at place: Int, call: MockedArguments, _ output: MemberOutput
    ) -> String {
        let name = names.setter(place) ?? names.reserve(MemberWords.short(requirement, prefix: "onSet"))
        let types = call.parameters.compactMap(\.handlerType) + ["consuming \(output.declared)"]
        let type =
            "\(kit.kit("HandlerStub"))<\(call.notedType), Void, Never, (\(types.joined(separator: ", "))) -> Void>"
        declare(
            at: place, type, "\(type)(\"\(fullName(requirement.signature)) =\")", requirement, named: name)
        let stub = reference(name, requirement)
        let noting = call.notedType == "Void" ? "()" : call.notedValue
        let values = call.parameters.filter { $0.handlerType != nil }.map(\.handlerArgument) + ["newValue"]
        let body = [
            "if let handler = \(stub).handler(noting: \(noting)) { return handler(\(values.joined(separator: ", "))) }",
            "\(stub).answer(\(noting))",
        ]
        return Self.braced("set", call.preparation + body).indented
    }

    /// A declaration with its body, on one line where both are short.
    static func braced(_ head: String, _ body: [String]) -> String {
        if body.count == 1, body[0].isOneLine, head.isOneLine,
            head.width + body[0].width < SourceText.lineWidth
        {
            return .chained(head, " { ", body[0], " }")
        }
        return SourceText.braced([], head, body)
    }
}

extension RequirementFact {
    /// What a caller gives away, it may as well keep: the compiler does not give an argument to both a getter and a
    /// setter.
    fileprivate var keepingArguments: RequirementFact {
        var copy = self
        for place in parameters.indices {
            guard case .decorated(let words, let type) = parameters[place].type else { continue }
            let kept = words.filter { $0 != "sending" }
            copy.parameters[place].type = kept.isEmpty ? type : .decorated(kept, type)
        }
        return copy
    }
}
