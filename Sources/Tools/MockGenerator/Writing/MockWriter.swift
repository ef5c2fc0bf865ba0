import SourceModel

/// Writes the mock of one shape.
struct MockWriter {
    let shape: MockShape
    let index: ProtocolIndex
    private(set) var problems: [SourceProblem] = []
    /// Whether a requirement could not be met, so that the mock would not compile.
    private(set) var isImpossible = false

    private var names: MemberNames
    private var stubs: [(conditions: [String], declaration: String, logs: String)] = []
    private var members: [(conditions: [String], text: String)] = []
    private var initializers: [(conditions: [String], text: String)] = []

    init(shape: MockShape, index: ProtocolIndex) {
        self.shape = shape
        self.index = index
        names = MemberNames(reserving: shape.requirements)
    }

    // MARK: The parts that depend on the protocol alone

    private var access: String { shape.fact.access == "internal" ? "" : shape.fact.access + " " }
    var isIsolated: Bool { shape.isActor || shape.attributes.contains { index.globalActors.contains(String($0.dropFirst())) } }
    var isGeneric: Bool { !shape.open.isEmpty }
    var storage: String { access + (isIsolated ? "nonisolated " : "") }
    /// The protocol with the member, for failures.
    private func fullName(_ member: String) -> String { "\(shape.fact.name.trimmingBackticks).\(member)" }

    mutating func write() -> String {
        let mock = names.reserve("mock")
        for requirement in shape.requirements { write(requirement, mock: mock) }
        var lines = keptAttributes(shape.attributes)
        lines.append(heading + " {")
        var body = shape.settled.map { "\(access)typealias \($0.name) = \($0.type.text)" }
        body.append("/// The mock's own log: all calls in order, and the place it was made at.")
        body.append("\(storage)let \(mock): MockLog")
        body += blocks(stubs.map { ($0.conditions, $0.declaration) })
        body.append("")
        body += makers(mock: mock)
        body += blocks(members.map { ($0.conditions, "\n" + $0.text) })
        body += standardMembers.map { "\n" + $0 }
        lines += body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.isEmpty ? "" : $0.hasPrefix("#") ? String($0) : "    " + $0 }
        lines.append("}")
        let text = lines.joined(separator: "\n")
        guard !shape.fact.conditions.isEmpty else { return text }
        return "#if \(shape.fact.conditions.joined(separator: " && "))\n\(text)\n#endif"
    }

    private var heading: String {
        let generics = shape.open.map { open in
            open.bounds.isEmpty ? open.name : "\(open.name): \(open.bounds.map(\.text).joined(separator: " & "))"
        }
        var parents = [shape.fact.qualifiedName]
        if let superclass = shape.superclass { parents.insert(superclass.text, at: 0) }
        // A superclass may hold what is not Sendable; the mock's own parts are.
        if shape.superclass != nil, shape.standard.contains("Sendable") { parents.append("@unchecked Sendable") }
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let rules = shape.constraints.isEmpty ? "" : " where " + shape.constraints.map(\.text).joined(separator: ", ")
        let kind = shape.isActor ? "actor" : "final class"
        return "\(access)\(kind) \(shape.mockName)\(list): \(parents.joined(separator: ", "))\(rules)"
    }

    private func keptAttributes(_ attributes: [String]) -> [String] {
        attributes.filter { attribute in
            index.globalActors.contains(String(attribute.dropFirst()))
                || ["@available", "@discardableResult", "@Sendable", "@concurrent"].contains { attribute.hasPrefix($0) }
        }
    }

    private func blocks(_ parts: [(conditions: [String], text: String)]) -> [String] {
        parts.map { part in
            guard !part.conditions.isEmpty else { return part.text }
            return "#if \(part.conditions.joined(separator: " && "))\n\(part.text)\n#endif"
        }
    }

    // MARK: Initialisers

    private func setUp(mock: String, place: Bool) -> String {
        let tail = place ? ", fileID, filePath, line, column" : ""
        let sure = stubs.filter { $0.conditions.isEmpty && !$0.logs.isEmpty }.map(\.logs)
        let unsure = stubs.filter { !$0.conditions.isEmpty && !$0.logs.isEmpty }
        if unsure.isEmpty {
            return "\(mock) = MockLog(\"\(shape.mockName)\", [\(sure.joined(separator: ", "))]\(tail))"
        }
        let added = unsure.map { "#if \($0.conditions.joined(separator: " && "))\n    members += [\($0.logs)]\n#endif" }
        return "var members: [any AnyCallLog] = [\(sure.joined(separator: ", "))]\n"
            + added.joined(separator: "\n") + "\n\(mock) = MockLog(\"\(shape.mockName)\", members\(tail))"
    }

    private func makers(mock: String) -> [String] {
        let end = shape.superclass == nil ? "" : "\n    super.init()"
        let own = """
            /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
            \(access)init(
                fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                column: UInt = #column
            ) {
                \(setUp(mock: mock, place: true).indented)\(end)
            }
            """
        let required = initializers.map { item -> (conditions: [String], text: String) in
            (item.conditions, "\n" + item.text.replacingPlaceholder(with: setUp(mock: mock, place: false).indented + end))
        }
        return [own] + blocks(required)
    }

    private mutating func writeInitializer(_ requirement: RequirementFact, mock: String) {
        let call = arguments(of: requirement)
        let stub = names.name(for: requirement)
        let type = "Stub<\(call.notedType), Void, Never>"
        declare(stub, type, "\(type)(\"\(fullName(signature(requirement)))\")", requirement)
        let head = declaration(requirement, call: call, keyword: "init\(requirement.failable)", result: "")
        let record = "\n    \(stub).record(\(call.notedValue))"
        let before = call.preparation.map { "    " + $0.indented + "\n" } ?? ""
        let superclass = shape.superclass == nil ? "" : "override "
        let isOverride = shape.superclass != nil && requirement.parameters.isEmpty
        initializers.append((
            requirement.conditions, "\(isOverride ? superclass : "")\(head) {\n\(before)    \u{1}\(record)\n}"))
    }

    // MARK: Members

    private mutating func write(_ requirement: RequirementFact, mock: String) {
        if requirement.name == "==" && shape.standard.contains("Equatable") { return }
        switch requirement.kind {
        case .initializer: writeInitializer(requirement, mock: mock)
        case .property: writeProperty(requirement)
        case .method: writeMethod(requirement)
        case .subscript: writeSubscript(requirement)
        }
    }

    private mutating func declare(_ name: String, _ type: String, _ value: String, _ requirement: RequirementFact, logs: String? = nil) {
        let text: String
        if requirement.isStatic, isGeneric {
            text = "\(storage)static var \(name): \(type) { StaticStubs.stub(of: Self.self, \"\(name)\") { \(value) } }"
        } else if requirement.isStatic {
            text = "\(storage)static let \(name) = \(value)"
        } else {
            text = "\(storage)let \(name) = \(value)"
        }
        stubs.append((requirement.conditions, text, requirement.isStatic ? "" : logs ?? name))
    }

    private func reference(_ stub: String, _ requirement: RequirementFact) -> String {
        requirement.isStatic ? "Self.\(stub)" : stub
    }

    private mutating func writeMethod(_ requirement: RequirementFact) {
        let stub = names.name(for: requirement)
        let call = arguments(of: requirement)
        let output = self.output(of: requirement)
        let failure = self.failure(of: requirement)
        let body = answer(requirement, stub: stub, call: call, output: output, failure: failure)
        let result = requirement.type == .void ? "" : " -> \(requirement.type.text)"
        let head = declaration(requirement, call: call, keyword: "func \(requirement.name)", result: result)
        members.append((requirement.conditions, "\(head) {\n    \(body.indented)\n}"))
    }

    /// Declares the stub and gives the statements that note the call and answer it.
    private mutating func answer(
        _ requirement: RequirementFact, stub: String, call: MockedArguments, output: Output, failure: String
    ) -> String {
        let name = "\"\(fullName(signature(requirement)))\""
        let isAsync = requirement.effects.isAsync
        let marks = (failure == "Never" ? "" : "try ") + (isAsync ? "await " : "")
        let own = reference(stub, requirement)
        let noting = call.notedType == "Void" ? "()" : call.notedValue
        var lines = call.preparation.map { [$0] } ?? []
        let handler = call.handlerType(isAsync: isAsync, failure: failure, result: output.declared)
        // A closure cannot be generic: such a member is answered by what it is told alone.
        let isGeneric = !requirement.generics.isEmpty && (output.cast != nil || requirement.parameters.contains {
            $0.type.mentions { name in requirement.generics.contains { $0.name == name } }
        })
        if isGeneric, output.isNoncopyable || requirement.parameters.contains(where: { $0.type.undecorated.0.contains("inout") }) {
            if output.isNoncopyable {
                isImpossible = true
                problems.append(SourceProblem(
                    place: requirement.place,
                    message: "\"\(requirement.name)\" gives back a generic value that cannot be copied: no mock of \"\(shape.fact.name)\" can be told one, so none is written"))
            }
        }
        if !isGeneric, call.needsHandler || output.isNoncopyable {
            let noted = output.isNoncopyable ? "Void" : output.type
            let thrown = output.isNoncopyable ? "Never" : failure
            let type = "HandlerStub<\(call.notedType), \(noted), \(thrown), \(handler)>"
            declare(stub, type, "\(type)(\(name))", requirement)
            lines.append("if let handler = \(own).handler(noting: \(noting)) {\n    return \(marks)handler(\(call.handlerArguments))\n}")
            if output.isNoncopyable {
                lines.append("\(own).hold(\(noting))")
            } else {
                let give = output.type == "Void" ? "" : "return "
                lines.append("\(give)\(failure == "Never" ? "" : "try ")\(own).answer(\(noting))")
            }
            return lines.joined(separator: "\n")
        }
        let type = "\(isAsync ? "AsyncStub" : "Stub")<\(call.notedType), \(output.type), \(failure)>"
        declare(stub, type, "\(type)(\(name)\(output.standIn.map { ", standIn: { \($0) }" } ?? ""))", requirement)
        let asking = output.cast.map { "\(noting), as: \($0).self" } ?? (call.notedType == "Void" ? "" : noting)
        if let error = genericError(requirement) {
            let give = output.type == "Void" ? "" : "return "
            lines.append("do {\n    \(give)\(marks)\(own).call(\(asking))\n} catch {\n    throw \(own).cast(error, to: \(error).self)\n}")
        } else if requirement.type.text.hasPrefix("sending ") {
            lines.append("nonisolated(unsafe) let answer = \(marks)\(own).call(\(asking))\nreturn answer")
        } else {
            lines.append("\(lines.isEmpty || output.type == "Void" ? (output.type == "Void" ? "" : "return ") : "return ")\(marks)\(own).call(\(asking))")
        }
        return lines.joined(separator: "\n")
    }

    private mutating func writeProperty(_ requirement: RequirementFact) {
        let stub = names.name(for: requirement)
        let output = self.output(of: requirement)
        let failure = self.failure(of: requirement)
        let head = "\(memberAttributes(requirement))\(access)\(memberModifiers(requirement))var \(requirement.name): \(requirement.type.text)"
        if requirement.effects.isAsync || failure != "Never" || output.isNoncopyable {
            let call = MockedArguments([])
            let body = answer(requirement, stub: stub, call: call, output: output, failure: failure)
            members.append((requirement.conditions, "\(head) {\n    get\(effects(requirement)) {\n        \(body.indented.indented)\n    }\n}"))
            return
        }
        let type = "PropertyStub<\(output.type)>"
        let tail = output.standIn.map { ", standIn: { \($0) }" } ?? ""
        let own = reference(stub, requirement)
        declare(stub, type, "\(type)(\"\(fullName(requirement.name))\"\(tail))", requirement, logs: "\(stub).reads, \(stub).writes")
        members.append((requirement.conditions, """
            \(head) {
                get { \(own).value }
                set { \(own).value = newValue }
            }
            """))
    }

    private mutating func writeSubscript(_ requirement: RequirementFact) {
        let stub = names.name(for: requirement)
        let call = arguments(of: requirement)
        let output = self.output(of: requirement)
        let failure = self.failure(of: requirement)
        let body = answer(requirement, stub: stub, call: call, output: output, failure: failure)
        let result = " -> \(requirement.type.text)"
        var plain = requirement
        plain.effects = EffectsFact()
        let head = declaration(plain, call: call, keyword: "subscript", result: result)
        var text = "\(head) {\n    get\(effects(requirement)) {\n        \(body.indented.indented)\n    }\n"
        if requirement.isSettable {
            let setter = names.name(for: requirement, prefix: "onSet")
            let parts = call.parameters.compactMap(\.noted) + [output.type]
            let values = call.parameters.filter { $0.noted != nil }.map(\.expression) + ["newValue"]
            let type = "Stub<\(parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"), Void, Never>"
            declare(setter, type, "\(type)(\"\(fullName(signature(requirement))) =\")", requirement)
            let noted = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
            text += "    set { \(reference(setter, requirement)).call(\(noted)) }\n"
        }
        members.append((requirement.conditions, text + "}"))
    }

    // MARK: Pieces of a declaration

    private func arguments(of requirement: RequirementFact) -> MockedArguments {
        let taken = Set(stubs.map { $0.logs }).union(["mock", "handler"]).union(shape.requirements.map { MemberNames.guess($0) })
        return MockedArguments(requirement.parameters.enumerated().map { number, parameter in
            MockedParameter(
                parameter, number: number + 1, generics: requirement.generics, taken: taken,
                scope: shape.fact.scope + [shape.fact.name], index: index)
        })
    }

    private func declaration(_ requirement: RequirementFact, call: MockedArguments, keyword: String, result: String) -> String {
        let generics = requirement.generics.isEmpty ? "" : "<\(requirement.generics.map(\.text).joined(separator: ", "))>"
        let rules = requirement.constraints.isEmpty ? "" : " where " + requirement.constraints.map(\.text).joined(separator: ", ")
        let list = call.parameters.map(\.declaration).joined(separator: ", ")
        return memberAttributes(requirement) + access + memberModifiers(requirement)
            + "\(keyword)\(generics)(\(list))\(effects(requirement))\(result)\(rules)"
    }

    private func memberAttributes(_ requirement: RequirementFact) -> String {
        keptAttributes(requirement.attributes).map { $0 + "\n" }.joined()
    }

    private func memberModifiers(_ requirement: RequirementFact) -> String {
        requirement.modifiers.filter {
            ["static", "nonisolated", "prefix", "postfix", "nonisolated(nonsending)", "class"].contains($0)
        }.map { ($0 == "class" ? "static" : $0) + " " }.joined()
    }

    private func effects(_ requirement: RequirementFact) -> String {
        var text = requirement.effects.isAsync ? " async" : ""
        if requirement.effects.throwing == "throws" {
            text += " throws" + (requirement.effects.errorType.map { "(\($0.text))" } ?? "")
        }
        return text
    }

    private func failure(of requirement: RequirementFact) -> String {
        guard requirement.effects.throwing == "throws" else { return "Never" }
        if genericError(requirement) != nil { return "any Error" }
        return requirement.effects.errorType?.text ?? "any Error"
    }

    private func genericError(_ requirement: RequirementFact) -> String? {
        guard let error = requirement.effects.errorType else { return nil }
        let generic = error.mentions { name in requirement.generics.contains { $0.name == name } }
        return generic ? error.text : nil
    }

    struct Output {
        var type: String
        var declared: String
        var cast: String?
        var standIn: String?
        var isNoncopyable: Bool
    }

    private func output(of requirement: RequirementFact) -> Output {
        let (_, bare) = requirement.type.undecorated
        let scope = shape.fact.scope + [shape.fact.name]
        let isGeneric = bare.mentions { name in requirement.generics.contains { $0.name == name } }
        let isNoncopyable = index.isNoncopyable(bare, in: scope)
            || bare.mentions { name in requirement.generics.contains { $0.name == name && $0.isNoncopyable } }
        if isGeneric, !isNoncopyable { return Output(type: "Any", declared: bare.text, cast: bare.notedText, standIn: nil, isNoncopyable: false) }
        let type = bare == .void || bare == .name("Void") ? "Void" : bare.notedText
        return Output(type: type, declared: bare.text, cast: nil, standIn: standIn(for: bare), isNoncopyable: isNoncopyable)
    }

    /// Something to go on with after a failure, where the sources show how to make it.
    private func standIn(for type: TypeFact) -> String? {
        guard case .prefixed("any", let inner) = type, case .named(nil, let name, let arguments) = inner, arguments.isEmpty,
            let fact = index.findProtocol(name, in: shape.fact.scope), fact.qualifiedName == shape.fact.qualifiedName,
            !isGeneric, !isIsolated
        else { return nil }
        return "\(shape.mockName)()"
    }

    func signature(_ requirement: RequirementFact) -> String {
        guard requirement.kind != .property else { return requirement.name }
        return "\(requirement.name)(\(requirement.parameters.map { "\($0.label):" }.joined()))"
    }

    // MARK: What the standard library asks for

    private var standardMembers: [String] {
        var members: [String] = []
        let name = shape.mockName
        if shape.standard.contains("Equatable") {
            members.append("\(access)nonisolated static func == (one: \(name), other: \(name)) -> Bool { one === other }")
        }
        if shape.standard.contains("Hashable") {
            members.append("\(access)nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
        }
        if shape.standard.contains("Comparable") {
            members.append("\(access)nonisolated static func < (one: \(name), other: \(name)) -> Bool {\n    ObjectIdentifier(one) < ObjectIdentifier(other)\n}")
        }
        if shape.standard.contains("Decodable") {
            members.append("\(access)convenience init(from decoder: any Decoder) throws { self.init() }")
        }
        if shape.standard.contains("Encodable") {
            members.append("\(access)nonisolated func encode(to encoder: any Encoder) throws {}")
        }
        return members
    }
}

/// The arguments of one call, taken together.
struct MockedArguments {
    let parameters: [MockedParameter]

    init(_ parameters: [MockedParameter]) { self.parameters = parameters }

    var needsHandler: Bool { parameters.contains(where: \.needsHandler) }

    var notedType: String {
        let types = parameters.compactMap(\.noted)
        return types.isEmpty ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }

    var notedValue: String {
        let values = parameters.filter { $0.noted != nil }.map(\.expression)
        return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    }

    var preparation: String? {
        let lines = parameters.compactMap(\.preparation)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    var handlerArguments: String { parameters.map(\.handlerArgument).joined(separator: ", ") }

    func handlerType(isAsync: Bool, failure: String, result: String) -> String {
        let thrown = failure == "Never" ? "" : failure == "any Error" ? " throws" : " throws(\(failure))"
        return "(\(parameters.map(\.handlerType).joined(separator: ", ")))\(isAsync ? " async" : "")\(thrown) -> \(result)"
    }
}

extension String {
    /// All lines but the first moved in by one step.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { $0 == 0 || $1.isEmpty || $1.hasPrefix("#") ? String($1) : "    " + $1 }.joined(separator: "\n")
    }

    fileprivate func replacingPlaceholder(with text: String) -> String {
        split(separator: "\u{1}", omittingEmptySubsequences: false).joined(separator: text)
    }
}
