/// What there is in a body, known without reading the body itself: most bodies have nothing that a rule looks for.
public struct BodyTraits: OptionSet, Sendable, Codable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let calls = BodyTraits(rawValue: 1 << 0)
    public static let branches = BodyTraits(rawValue: 1 << 1)
    public static let catches = BodyTraits(rawValue: 1 << 2)
    public static let forced = BodyTraits(rawValue: 1 << 3)
    public static let assignments = BodyTraits(rawValue: 1 << 4)
    /// Something is set to `nil`.
    public static let emptied = BodyTraits(rawValue: 1 << 5)
    /// Two calls or more that read as initialisers.
    public static let constructions = BodyTraits(rawValue: 1 << 6)
    /// A closure names `self` and has not captured it weakly or unowned.
    public static let closuresWithSelf = BodyTraits(rawValue: 1 << 7)
}

extension BodyTraits {
    init(of body: BodyFact) {
        self = []
        if !body.calls.isEmpty { insert(.calls) }
        if !body.branches.isEmpty { insert(.branches) }
        if !body.catches.isEmpty { insert(.catches) }
        if !body.forced.isEmpty { insert(.forced) }
        if !body.assignments.isEmpty { insert(.assignments) }
        for index in body.assignments.indices {
            if case .literal(let text) = body.assignments[index].value, text == "nil" { insert(.emptied) }
        }
        var made = 0
        for index in body.calls.indices where body.calls[index].callee.readsAsInitializer { made += 1 }
        if made > 1 { insert(.constructions) }
        for index in body.closures.indices where body.closures[index].holdsSelf { insert(.closuresWithSelf) }
    }
}

extension ChainFact {
    /// Whether its last name is `init` or begins with a capital, as types' names do.
    public var readsAsInitializer: Bool {
        guard let last = names.last, let byte = last.utf8.first else { return false }
        guard byte < 0x80 else { return last.first?.isUppercase == true }
        return byte >= 0x41 && byte <= 0x5A || byte == UInt8(ascii: "i") && last == "init"
    }
}

extension ClosureFact {
    /// Whether `self` is written in it without being captured weakly or unowned.
    public var holdsSelf: Bool {
        namesSelf && !captures.contains { $0.name == "self" && $0.ownership != .strong }
    }
}

extension [MemberFact] {
    /// Those whose bodies have all of this in them.
    public func having(_ traits: BodyTraits) -> [MemberFact] {
        indices.filter { self[$0].traits.isSuperset(of: traits) }.map { self[$0] }
    }
}
