import SourceModel

/// The names of a mock's stubs: `on` with the member's name and labels.
///
/// A name only depends on its member. Overloads are distinguished by their types, so that their names stay the same when
/// members are added. The first overload has the short name too.
struct MemberNames {
    /// An array, since comparing the few short names of a protocol is faster than hashing them.
    private var taken: [String] = []
    /// Names under conditions: members that are never there together may share one.
    private var conditional: [(name: String, conditions: [String])] = []
    private var stubs: [String] = []
    private var aliases: [Int: String] = [:]
    private var setters: [Int: String] = [:]
    /// Whether there are overloads.
    private(set) var hasOverloads = false
    private let prefix: String

    init(of requirements: [RequirementFact]) {
        prefix = StubNaming.usualPrefix
        for position in requirements.indices {
            note(
                Self.key(requirements[position].name.plainName, requirements[position]),
                requirements[position].conditions)
        }
        hasOverloads = !takeShort(of: requirements)
        if hasOverloads { distinguish(requirements) }
        for position in requirements.indices
        where requirements[position].kind == .subscript && requirements[position].isSettable {
            let naming = StubNaming(requirements[position], prefix: "onSet")
            setters[position] = take(naming, of: requirements[position], isFirst: true)
        }
    }

    /// The names of a boundary's members next to its proxy: as those of the stubs, without `on`.
    init(crossings requirements: [RequirementFact]) {
        prefix = ""
        hasOverloads = !takeShort(of: requirements)
        if hasOverloads { distinguish(requirements) }
        for position in requirements.indices
        where requirements[position].isSettable && requirements[position].kind != .method {
            let naming = StubNaming(requirements[position], prefix: "set")
            setters[position] = take(naming, of: requirements[position], isFirst: true)
        }
    }

    /// Gives all members their short names, which works for most protocols.
    ///
    /// - Returns: Whether the names are unique.
    private mutating func takeShort(of requirements: [RequirementFact]) -> Bool {
        let before = (taken, conditional)
        stubs.reserveCapacity(requirements.count)
        for position in requirements.indices {
            let naming = StubNaming.short(requirements[position], prefix: prefix)
            guard take(Self.key(naming, requirements[position]), requirements[position].conditions) else {
                (taken, conditional) = before
                stubs = []
                return false
            }
            stubs.append(naming)
        }
        return true
    }

    /// Takes a name.
    ///
    /// - Returns: Whether it was free.
    private mutating func take(_ name: String, _ conditions: [String] = []) -> Bool {
        guard !taken.contains(name),
            !conditional.contains(where: { $0.name == name && !$0.conditions.exclude(conditions) })
        else { return false }
        note(name, conditions)
        return true
    }

    private mutating func note(_ name: String, _ conditions: [String]) {
        if conditions.isEmpty { taken.append(name) } else { conditional.append((name, conditions)) }
    }

    private mutating func distinguish(_ requirements: [RequirementFact]) {
        let namings = StubNaming.distinct(requirements, prefix: prefix)
        var groups: [String: [Int]] = [:]
        for (position, naming) in namings.enumerated() {
            groups[Self.group(naming.short, requirements[position]), default: []].append(position)
        }
        stubs = requirements.map { _ in "" }
        let firsts = groups.values.compactMap(\.first).sorted()
        // Short names first: the long name of an overload must not take the short name of another member.
        for position in firsts {
            stubs[position] = take(namings[position], of: requirements[position], isFirst: true)
        }
        for (position, requirement) in requirements.enumerated() where stubs[position].isEmpty {
            stubs[position] = take(namings[position], of: requirement, isFirst: false)
        }
        for position in firsts {
            let (long, requirement) = (namings[position].long, requirements[position])
            guard (groups[Self.group(namings[position].short, requirement)] ?? []).count > 1,
                long != stubs[position],
                take(Self.key(long, requirement), requirement.conditions)
            else { continue }
            aliases[position] = long
        }
    }

    /// The stub of the requirement at `position`.
    func stub(_ position: Int) -> String { stubs[position] }

    /// The long name of a first overload.
    func alias(_ position: Int) -> String? { aliases[position] }

    /// The stub of a subscript's setter.
    func setter(_ position: Int) -> String? { setters[position] }

    /// Names that a parameter must not have, since it would shadow a stub.
    var all: [String] { stubs + setters.values }

    /// A variant of the name that no member has.
    mutating func reserve(_ name: String) -> String {
        var name = name
        while !take(name) { name += "_" }
        return name
    }

    private mutating func take(_ naming: StubNaming, of requirement: RequirementFact, isFirst: Bool)
        -> String
    {
        for candidate in (isFirst ? [naming.short] : []) + [naming.long]
        where take(Self.key(candidate, requirement), requirement.conditions) {
            return candidate
        }
        let conditions = requirement.conditions
        for candidate in [naming.full, naming.full + "Stub"]
        where take(Self.key(candidate, requirement), conditions) {
            return candidate
        }
        var number = 2
        while !take(Self.key("\(naming.full)\(number)", requirement), conditions) { number += 1 }
        return "\(naming.full)\(number)"
    }

    /// Members that share a short name under the same conditions.
    private static func group(_ name: String, _ requirement: RequirementFact) -> String {
        key(name, requirement) + requirement.conditions.map { " #if \($0)" }.joined()
    }

    /// Static members do not clash with instance members.
    ///
    /// Inlined, so that the requirement is not copied.
    @inline(__always)
    private static func key(_ name: String, _ requirement: RequirementFact) -> String {
        requirement.modifiers.isEmpty || !requirement.isStatic ? name : "static " + name
    }
}
