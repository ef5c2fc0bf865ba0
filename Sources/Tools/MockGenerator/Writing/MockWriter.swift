import SourceModel

/// Writes the mock of one protocol: its stubs, its initializers, and its members.
struct MockWriter {
    let shape: FlattenedProtocol
    let index: ProtocolIndex
    let kit: RuntimeSymbols
    var names: MemberNames
    var problems: [SourceProblem] = []
    /// Whether a requirement cannot be implemented, so that the mock would not compile.
    var isImpossible = false

    /// The declarations of its stubs, and its members.
    let stubText = SourceText(size: 2048)
    let memberText = SourceText(size: 4096)
    var logs: [StubLog] = []
    var initializers: [MockInitializer] = []
    /// The name of the mock's log.
    let log: String
    /// Names that a parameter must not have, since it would shadow a part of the mock.
    let takenNames: [String]
    let access: String
    let isIsolated: Bool
    /// Whether stubs are accessed from any isolation. Protocols of the standard library require nonisolated members, whatever
    /// the default isolation is.
    let isReachedFromAnywhere: Bool
    /// The modifiers of a stub's declaration.
    let storage: String
    /// The mock as its own answer, if it can be created without arguments.
    private let own: OwnMock?
    /// The protocol's name without backticks.
    let plainName: String
    /// The scope in which the protocol's names are looked up.
    let scope: [String]

    /// Whether plain members are written by the fast path.
    private let writesPlain: Bool

    init(shape: FlattenedProtocol, index: ProtocolIndex, writesPlain: Bool = true) {
        self.shape = shape
        self.writesPlain = writesPlain
        self.index = index
        kit = RuntimeSymbols(shape: shape, index: index)
        names = MemberNames(of: shape.requirements)
        log = names.reserve("mock")
        takenNames = names.all + [log, "handler", "members", "newValue"]
        access = shape.accessPrefix
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

    // MARK: Names and results

    var isGeneric: Bool { !shape.open.isEmpty }

    func output(of requirement: RequirementFact) -> MemberOutput {
        MemberOutput(of: requirement, in: scope, index, own: own)
    }

    func problem(_ message: String, at location: FileLocation) -> SourceProblem {
        SourceProblem(
            location: location, message: "\(message), so that no mock of \"\(shape.fact.name)\" is written")
    }

    // MARK: The class

    mutating func write() -> String {
        logs.reserveCapacity(shape.requirements.count)
        for position in shape.requirements.indices { write(shape.requirements[position], at: position) }
        let code = SourceText(attributes, heading, size: stubText.count + memberText.count + 2048)
        for line in settledTypes { code.add(line: line) }
        code.add(line: "/// The mock's log: all calls in order, and where the mock was created.")
        code.add(line: .chained(storage, "let ", log, ": ", kit.kit("MockLog")))
        code.put(stubText)
        for text in initializerTexts() { code.add(apart: text) }
        code.put(memberText)
        for text in StandardMembers(of: shape, access: access).texts { code.add(apart: text) }
        code.close()
        return Conditional(conditions: shape.fact.conditions, text: code.text).block
    }

    private var settledTypes: [String] {
        shape.resolved.map { "\(access)typealias \($0.name) = \($0.type.text)" }
    }

    private var attributes: [String] {
        let remaining = shape.fact.attributes.filter { $0.hasPrefix("@available") }
        let actors = shape.isolation.own
        return remaining + (actors.isEmpty ? [] : [actors.joined(separator: " ")])
    }

    private var heading: String {
        let generics = shape.open.map { open in
            open.bounds.isEmpty
                ? open.name : "\(open.name): \(open.bounds.map(\.text).joined(separator: " & "))"
        }
        let own = (shape.module.map { $0 + "." } ?? "") + shape.fact.qualifiedName
        var parents = shape.fact.isClass ? [] : [own]
        if let superclass = shape.superclass { parents.insert(superclass.type.text, at: 0) }
        if shape.restatesBoundary { parents.append("Boundary") }
        // The compiler synthesizes some of their members, with the default isolation of the class.
        let restated = (inheritsEquality ? [] : ["Hashable"]) + ["AsyncIteratorProtocol"]
        parents += restated.filter(shape.standard.contains).map { "nonisolated \($0)" }
        parents += shape.addedParents
        // Stubs can be used from any thread. A superclass may have state that is not Sendable.
        if !isIsolated { parents.append(shape.superclass == nil ? "Sendable" : "@unchecked Sendable") }
        let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let rules =
            shape.constraints.isEmpty ? "" : " where " + shape.constraints.map(\.text).joined(separator: ", ")
        let kind = shape.isActor ? "actor" : "final class"
        let isPlain = shape.fact.modifiers.contains("nonisolated")
        return "\(access)\(isPlain ? "nonisolated " : "")\(kind) \(shape.mockName)\(list): "
            + "\(parents.joined(separator: ", "))\(rules)"
    }

    /// Whether a superclass is `Hashable`, as `NSObject` is.
    private var inheritsEquality: Bool { shape.superclass.map { $0.isObject || $0.isBelowObject } ?? false }

    private mutating func write(_ requirement: RequirementFact, at position: Int) {
        if requirement.name == "==" && shape.standard.contains("Equatable") { return }
        if requirement.name == "<" && shape.standard.contains("Comparable") { return }
        if writesPlain, writePlain(requirement, at: position) { return }
        switch requirement.kind {
        case .initializer: writeInitializer(requirement, at: position)
        case .property: writeProperty(requirement, at: position)
        case .method: writeMethod(requirement, at: position)
        case .subscript: writeSubscript(requirement, at: position)
        }
    }
}

/// The logs of a stub that are added to the mock's log, and the conditions around the stub.
struct StubLog {
    let conditions: [String]
    let names: String
}

extension ProtocolIndex {
    /// Whether a member has an explicit isolation, which may differ from that of the mock's other members.
    fileprivate func isReachedFromElsewhere(_ requirement: RequirementFact) -> Bool {
        let isOnItsOwn = requirement.parameters.contains { parameter in
            if case .decorated(let words, _) = parameter.type { return words.contains("isolated") }
            return false
        }
        return isOnItsOwn || requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
            || requirement.attributes.contains { $0 == "@concurrent" || isGlobalActor($0) }
    }
}
