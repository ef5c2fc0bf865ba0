import SourceModel

/// Writes the mock of one shape: its stubs, its initialisers, its members.
struct MockWriter {
    let shape: MockShape
    let index: ProtocolIndex
    let kit: KitNames
    var names: MemberNames
    var problems: [SourceProblem] = []
    /// Whether a requirement could not be met, so that the mock would not compile.
    var isImpossible = false

    /// The declarations of its stubs, and its members, as they stand in the mock.
    let stubText = SourceText(size: 2048)
    let memberText = SourceText(size: 4096)
    var logs: [StubLog] = []
    var initializers: [MockInitializer] = []
    /// The name of the mock's log.
    let log: String
    /// Names that a parameter must not have, or the mock's own part could not be reached.
    let takenNames: [String]
    let access: String
    let isIsolated: Bool
    /// Whether the mock is reached from anywhere, whatever it is isolated to. Where the standard library asks for
    /// members that are not isolated, that must hold with any default isolation.
    let isReachedFromAnywhere: Bool
    /// What stands before a stub's declaration.
    let storage: String
    /// The mock as an answer of itself, where it can be made without anything.
    private let own: OwnMock?
    /// The protocol's name without backticks.
    let plainName: String
    /// The scope that the protocol's own names are found in.
    let scope: [String]

    /// Whether plain members are written in one go.
    private let writesPlain: Bool

    init(shape: MockShape, index: ProtocolIndex, writesPlain: Bool = true) {
        self.shape = shape
        self.writesPlain = writesPlain
        self.index = index
        kit = KitNames(shape: shape, index: index)
        names = MemberNames(of: shape.requirements)
        log = names.reserve("mock")
        takenNames = names.all + [log, "handler", "members", "newValue"]
        access = shape.fact.accessPrefix
        plainName = shape.fact.name.plainName
        scope = shape.fact.scope + [shape.fact.name]
        isIsolated = shape.isActor || shape.isolation.ofBase != nil || !shape.isolation.own.isEmpty
        isReachedFromAnywhere =
            isIsolated || !shape.standard.isDisjoint(with: StandardMembers.nonisolated)
            || shape.requirements.indices.contains {
                index.isReachedFromElsewhere(shape.requirements[$0])
            }
        storage = access + (isReachedFromAnywhere ? "nonisolated " : "")
        isImpossible = shape.isImpossible
        let isSimple = shape.open.isEmpty && !isIsolated && shape.superclass == nil
        own = isSimple ? OwnMock(fact: shape.fact, name: shape.mockName) : nil
    }

    // MARK: The parts that depend on the protocol alone

    var isGeneric: Bool { !shape.open.isEmpty }

    /// The protocol with the member, for failures.
    func fullName(_ member: String) -> String { .chained(plainName, ".", member.inLiteral) }

    /// The protocol with the member, by its types too where others share its name and labels.
    func title(_ requirement: RequirementFact) -> String {
        guard names.hasOverloads, requirement.kind != .property else {
            return fullName(requirement.signature)
        }
        let signature = requirement.signature
        // Names first, and no copies: most members share theirs with none.
        let others = shape.requirements.indices.filter {
            shape.requirements[$0].name == requirement.name && shape.requirements[$0].kind == requirement.kind
                && shape.requirements[$0].isStatic == requirement.isStatic
                && shape.requirements[$0].signature == signature
        }
        guard others.count > 1 else { return fullName(signature) }
        let typed = requirement.typedSignature
        guard !typed.contains(where: { "\"\\\n".contains($0) }) else { return fullName(signature) }
        let isPlain = others.filter { shape.requirements[$0].typedSignature == typed }.count == 1
        return fullName(typed + (isPlain ? "" : " -> \(requirement.type.text)"))
    }

    func output(of requirement: RequirementFact) -> MemberOutput {
        MemberOutput(of: requirement, in: scope, index, own: own)
    }

    func problem(_ message: String, at place: SourcePlace) -> SourceProblem {
        SourceProblem(
            place: place, message: "\(message), so that no mock of \"\(shape.fact.name)\" is written")
    }

    // MARK: The whole

    mutating func write() -> String {
        logs.reserveCapacity(shape.requirements.count)
        for place in shape.requirements.indices { write(shape.requirements[place], at: place) }
        let code = SourceText(attributes, heading, size: stubText.count + memberText.count + 2048)
        for line in settledTypes { code.add(line: line) }
        code.add(line: "/// The mock's own log: all calls in order, and the place it was made at.")
        code.add(line: .chained(storage, "let ", log, ": ", kit.kit("MockLog")))
        code.put(stubText)
        for maker in makers() { code.add(apart: maker) }
        code.put(memberText)
        for text in StandardMembers(of: shape, access: access).texts { code.add(apart: text) }
        code.close()
        return Conditional(conditions: shape.fact.conditions, text: code.text).block
    }

    private var settledTypes: [String] {
        shape.settled.map { "\(access)typealias \($0.name) = \($0.type.text)" }
    }

    private var attributes: [String] {
        let kept = shape.fact.attributes.filter { $0.hasPrefix("@available") }
        let actors = shape.isolation.own
        return kept + (actors.isEmpty ? [] : [actors.joined(separator: " ")])
    }

    private var heading: String {
        let generics = shape.open.map { open in
            open.bounds.isEmpty
                ? open.name : "\(open.name): \(open.bounds.map(\.text).joined(separator: " & "))"
        }
        var parents = [(shape.module.map { $0 + "." } ?? "") + shape.fact.qualifiedName]
        if let superclass = shape.superclass { parents.insert(superclass.type.text, at: 0) }
        if shape.restatesBoundary { parents.append("Boundary") }
        // Some of their members come from the compiler, and would be isolated as the class is by default.
        parents += ["Hashable", "AsyncIteratorProtocol"].filter(shape.standard.contains).map {
            "nonisolated \($0)"
        }
        // Stubs may be used from any thread. A superclass may hold what is not Sendable.
        if !isIsolated { parents.append(shape.superclass == nil ? "Sendable" : "@unchecked Sendable") }
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let rules =
            shape.constraints.isEmpty ? "" : " where " + shape.constraints.map(\.text).joined(separator: ", ")
        let kind = shape.isActor ? "actor" : "final class"
        let isPlain = shape.fact.modifiers.contains("nonisolated")
        return "\(access)\(isPlain ? "nonisolated " : "")\(kind) \(shape.mockName)\(list): "
            + "\(parents.joined(separator: ", "))\(rules)"
    }

    private mutating func write(_ requirement: RequirementFact, at place: Int) {
        if requirement.name == "==" && shape.standard.contains("Equatable") { return }
        if requirement.name == "<" && shape.standard.contains("Comparable") { return }
        if writesPlain, writePlain(requirement, at: place) { return }
        switch requirement.kind {
        case .initializer: writeInitializer(requirement, at: place)
        case .property: writeProperty(requirement, at: place)
        case .method: writeMethod(requirement, at: place)
        case .subscript: writeSubscript(requirement, at: place)
        }
    }
}

/// The logs that a stub adds to the mock's own, and the conditions it stands under.
struct StubLog {
    let conditions: [String]
    let names: String
}

extension ProtocolIndex {
    /// Whether a member says itself where it runs, which may be elsewhere than the mock's other members do.
    fileprivate func isReachedFromElsewhere(_ requirement: RequirementFact) -> Bool {
        let isOnItsOwn = requirement.parameters.contains { parameter in
            if case .decorated(let words, _) = parameter.type { return words.contains("isolated") }
            return false
        }
        return isOnItsOwn || requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
            || requirement.attributes.contains { $0 == "@concurrent" || isGlobalActor($0) }
    }
}
