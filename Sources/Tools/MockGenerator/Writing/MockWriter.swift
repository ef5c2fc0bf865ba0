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

    var stubs: [StubDeclaration] = []
    var members: [Conditional] = []
    var initializers: [MockInitializer] = []
    /// The name of the mock's log.
    private(set) var log = "mock"

    init(shape: MockShape, index: ProtocolIndex) {
        self.shape = shape
        self.index = index
        kit = KitNames(shape: shape, index: index)
        names = MemberNames(of: shape.requirements)
        log = names.reserve("mock")
        isImpossible = shape.isImpossible
    }

    // MARK: The parts that depend on the protocol alone

    var access: String { shape.fact.accessPrefix }
    var isIsolated: Bool {
        shape.isActor || shape.superclass?.actor != nil
            || shape.fact.attributes.contains { index.isGlobalActor($0) }
    }
    var isGeneric: Bool { !shape.open.isEmpty }
    /// Stubs are reached from anywhere, whatever the mock itself is isolated to. Where the standard
    /// library asks for members that are not isolated, that must hold with any default isolation.
    var storage: String { access + (isReachedFromAnywhere ? "nonisolated " : "") }
    var isReachedFromAnywhere: Bool {
        isIsolated || !shape.standard.isDisjoint(with: StandardMembers.nonisolated)
            || shape.requirements.contains { $0.modifiers.contains("nonisolated") }
    }

    /// The protocol with the member, for failures.
    func fullName(_ member: String) -> String { "\(shape.fact.name.plainName).\(member)" }

    func problem(_ message: String, at place: SourcePlace) -> SourceProblem {
        SourceProblem(
            place: place, message: "\(message), so that no mock of \"\(shape.fact.name)\" is written")
    }

    // MARK: The whole

    mutating func write() -> String {
        for (place, requirement) in shape.requirements.enumerated() { write(requirement, at: place) }
        var body = shape.settled.map { "\(access)typealias \($0.name) = \($0.type.text)" }
        body.append("/// The mock's own log: all calls in order, and the place it was made at.")
        body.append("\(storage)let \(log): \(kit.kit("MockLog"))")
        body += stubs.map(\.declaration.block)
        body += makers().map { "\n" + $0 }
        body += Conditional.members(members)
        body += StandardMembers(of: shape, access: access).texts.map { "\n" + $0 }
        let lines = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.isEmpty ? "" : $0.hasPrefix("#") ? String($0) : "    " + $0 }
        let text = (attributes + [heading + " {"] + lines + ["}"]).joined(separator: "\n")
        return Conditional(conditions: shape.fact.conditions, text: text).block
    }

    private var attributes: [String] {
        let kept = shape.fact.attributes.filter { $0.hasPrefix("@available") }
        let actors = shape.fact.attributes.filter { index.isGlobalActor($0) }
        return kept.filter { $0.hasPrefix("@") } + (actors.isEmpty ? [] : [actors.joined(separator: " ")])
    }

    private var heading: String {
        let generics = shape.open.map { open in
            open.bounds.isEmpty
                ? open.name : "\(open.name): \(open.bounds.map(\.text).joined(separator: " & "))"
        }
        var parents = [(shape.module.map { $0 + "." } ?? "") + shape.fact.qualifiedName]
        if let superclass = shape.superclass { parents.insert(superclass.type.text, at: 0) }
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
        switch requirement.kind {
        case .initializer: writeInitializer(requirement, at: place)
        case .property: writeProperty(requirement, at: place)
        case .method: writeMethod(requirement, at: place)
        case .subscript: writeSubscript(requirement, at: place)
        }
    }
}

/// A stub as the mock stores it.
struct StubDeclaration {
    let declaration: Conditional
    /// The logs it adds to the mock's own; empty for a static member's.
    let logs: String
}
