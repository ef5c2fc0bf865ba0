/// What a body contains, known without decoding the body: most bodies contain nothing that a rule looks for.
public struct BodyTraits: OptionSet, Sendable, Codable, Hashable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let calls = BodyTraits(rawValue: 1 << 0)
    public static let branches = BodyTraits(rawValue: 1 << 1)
    public static let catches = BodyTraits(rawValue: 1 << 2)
    public static let forced = BodyTraits(rawValue: 1 << 3)
    public static let assignments = BodyTraits(rawValue: 1 << 4)
    /// Something is set to `nil`.
    public static let emptied = BodyTraits(rawValue: 1 << 5)
    /// Two or more calls that look like initializers.
    public static let constructions = BodyTraits(rawValue: 1 << 6)
    /// A closure uses `self` without capturing it weakly or unowned, or `assign(to:on:)` gets it.
    public static let closuresWithSelf = BodyTraits(rawValue: 1 << 7)
    /// A name that may be a method of the object is set as a property of another object, or passed to a call that keeps what it gets.
    public static let namesPassedOn = BodyTraits(rawValue: 1 << 8)
    /// The result of a call with `try?` is not used.
    public static let ignoresTried = BodyTraits(rawValue: 1 << 9)
    public static let calculates = BodyTraits(rawValue: 1 << 10)
}

extension BodyTraits {
    init(of body: BodyFact) {
        self = []
        if !body.calls.isEmpty { insert(.calls) }
        if !body.branches.isEmpty { insert(.branches) }
        if !body.calculations.isEmpty { insert(.calculates) }
        if !body.catches.isEmpty || !body.errorChecks.isEmpty
            || body.locals.contains(where: \.isReceivedError)
        {
            insert(.catches)
        }
        let kept = body.locals.compactMap { local in
            if case .call(let index) = local.value, !local.isUnwrapped { index } else { nil as Int? }
        }
        let isIgnored = body.calls.indices.contains { index in
            body.calls[index].tried == "try?" && (body.calls[index].isStatement || kept.contains(index))
        }
        if isIgnored { insert(.ignoresTried) }
        if !body.forced.isEmpty { insert(.forced) }
        if !body.assignments.isEmpty { insert(.assignments) }
        for index in body.assignments.indices {
            if case .literal(let text) = body.assignments[index].value, text == "nil" { insert(.emptied) }
        }
        var made = 0
        for index in body.calls.indices where body.calls[index].callee.readsAsInitializer { made += 1 }
        if made > 1 { insert(.constructions) }
        for index in body.closures.indices where body.closures[index].holdsSelf { insert(.closuresWithSelf) }
        for index in body.calls.indices where body.calls[index].assignsOnSelf { insert(.closuresWithSelf) }
        if body.assignments.contains(where: \.passesNameOn) || body.calls.contains(where: \.passesNameOn) {
            insert(.namesPassedOn)
        }
    }
}

extension ArgumentFact.Value {
    /// The one name it is, which may be that of a method: `update` or `self.update`.
    public var ownName: String? {
        guard case .chain(let chain) = self, chain.root == .name, let last = chain.names.last, last != "self"
        else {
            return nil
        }
        return chain.names.count == 1 || chain.names.count == 2 && chain.names[0] == "self" ? last : nil
    }
}

extension ArgumentFact.Value {
    /// Whether it is a member of the object itself: `self.update`.
    fileprivate var isOfSelf: Bool {
        guard case .chain(let chain) = self else { return false }
        return chain.names.count == 2 && chain.names[0] == "self"
    }
}

extension LocalFact {
    /// Whether it is a parameter of a closure, by its name an error.
    public var isReceivedError: Bool {
        (name == "error" || name == "err") && value == .other && closure != nil && !isUnwrapped
    }
}

extension AssignmentFact {
    fileprivate var passesNameOn: Bool {
        target.names.count > (target.names.first == "self" ? 2 : 1) && value.ownName != nil
    }
}

extension CallFact {
    /// Calls that keep the function they get for as long as the one who calls.
    private static let keeping: Set<String> = [
        "sink", "subscribe", "bind", "drive", "emit", "UIAction", "CocoaAction", "observe", "scheduledTimer",
        "UICollectionViewCompositionalLayout", "flatMap", "flatMapLatest", "compactMap",
    ]

    fileprivate var passesNameOn: Bool {
        guard let name = callee.names.last(where: { $0 != "init" }) else { return false }
        return (Self.keeping.contains(name) || name.hasSuffix("DataSource"))
            && arguments.contains { $0.value.ownName != nil }
            || callee.names.count > 1 && arguments.contains { $0.value.isOfSelf }
    }
}

extension CallFact {
    /// Whether it is an `assign(to:on: self)`, which retains the object as a closure would, without an argument that says how.
    public var assignsOnSelf: Bool {
        callee.names.last == "assign" && !arguments.contains { $0.label == "ownership" }
            && arguments.contains { argument in
                guard argument.label == "on", case .chain(let chain) = argument.value else { return false }
                return chain.names == ["self"]
            }
    }
}

extension ChainFact {
    /// Whether its last name is `init` or starts with an uppercase letter, as names of types do.
    public var readsAsInitializer: Bool {
        guard let last = names.last, let byte = last.utf8.first else { return false }
        guard byte < 0x80 else { return last.first?.isUppercase == true }
        return byte >= 0x41 && byte <= 0x5A || byte == UInt8(ascii: "i") && last == "init"
    }
}

extension ClosureFact {
    /// Whether it uses `self` without capturing it weakly or unowned.
    public var holdsSelf: Bool {
        namesSelf && !captures.contains { $0.name == "self" && $0.ownership != .strong }
    }
}

extension [MemberFact] {
    /// The members whose bodies have all of these traits.
    public func having(_ traits: BodyTraits) -> [MemberFact] { members { $0.traits.isSuperset(of: traits) } }

    /// Some of the members; faster than filtering the list, because only these are copied.
    public func members(where matches: (MemberInPlace) -> Bool) -> [MemberFact] {
        withUnsafeBufferPointer { members in
            members.indices.filter { matches(MemberInPlace(members, at: $0)) }.map { members[$0] }
        }
    }
}
