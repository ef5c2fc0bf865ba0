import SourceModel

/// The names of a mock's stubs: `on` with the member's name and labels.
///
/// A name depends on its member alone. Members that share name and labels are told apart by their
/// types, which makes names that stay whatever is put before or after them, in full where their types
/// read alike; the first of them has the short name besides.
struct MemberNames {
    /// A list: a protocol has few members, and comparing short names is faster than hashing them.
    private var taken: [String] = []
    private var stubs: [String] = []
    private var aliases: [Int: String] = [:]
    private var setters: [Int: String] = [:]

    init(of requirements: [RequirementFact]) {
        taken = requirements.indices.map { Self.key(requirements[$0].name.plainName, requirements[$0]) }
        if !takeShort(of: requirements) { tellApart(requirements) }
        for place in requirements.indices
        where requirements[place].kind == .subscript && requirements[place].isSettable {
            let words = MemberWords(requirements[place], prefix: "onSet")
            setters[place] = take(words, of: requirements[place], isFirst: true)
        }
    }

    /// Whether all have their short names, as the members of most protocols do.
    private mutating func takeShort(of requirements: [RequirementFact]) -> Bool {
        let before = taken
        stubs.reserveCapacity(requirements.count)
        for place in requirements.indices {
            let word = MemberWords.short(requirements[place], prefix: MemberWords.usualPrefix)
            guard take(Self.key(word, requirements[place])) else {
                (taken, stubs) = (before, [])
                return false
            }
            stubs.append(word)
        }
        return true
    }

    /// Whether nothing else had the name.
    private mutating func take(_ name: String) -> Bool {
        guard !taken.contains(name) else { return false }
        taken.append(name)
        return true
    }

    private mutating func tellApart(_ requirements: [RequirementFact]) {
        let words = MemberWords.distinct(requirements)
        var groups: [String: [Int]] = [:]
        for (place, word) in words.enumerated() {
            groups[Self.key(word.short, requirements[place]), default: []].append(place)
        }
        stubs = requirements.map { _ in "" }
        let firsts = groups.values.compactMap(\.first).sorted()
        // Short names first: an overload named by its types must not take one from another member.
        for place in firsts { stubs[place] = take(words[place], of: requirements[place], isFirst: true) }
        for (place, requirement) in requirements.enumerated() where stubs[place].isEmpty {
            stubs[place] = take(words[place], of: requirement, isFirst: false)
        }
        for place in firsts {
            let (long, requirement) = (words[place].long, requirements[place])
            guard (groups[Self.key(words[place].short, requirement)] ?? []).count > 1, long != stubs[place],
                take(Self.key(long, requirement))
            else { continue }
            aliases[place] = long
        }
    }

    /// The stub of the requirement at `place`.
    func stub(_ place: Int) -> String { stubs[place] }

    /// Its other name, for one that shares its short name with overloads.
    func alias(_ place: Int) -> String? { aliases[place] }

    /// The stub of a subscript's setter.
    func setter(_ place: Int) -> String? { setters[place] }

    /// The names that a parameter must not have, or the mock's own part could not be reached.
    var all: [String] { stubs + setters.values }

    /// A name for a part of the mock's own that no member has.
    mutating func reserve(_ name: String) -> String {
        var name = name
        while !take(name) { name += "_" }
        return name
    }

    private mutating func take(_ words: MemberWords, of requirement: RequirementFact, isFirst: Bool) -> String
    {
        for candidate in (isFirst ? [words.short] : []) + [words.long]
        where take(Self.key(candidate, requirement)) {
            return candidate
        }
        for candidate in [words.full, words.full + "Stub"] where take(Self.key(candidate, requirement)) {
            return candidate
        }
        var number = 2
        while !take(Self.key("\(words.full)\(number)", requirement)) { number += 1 }
        return "\(words.full)\(number)"
    }

    /// A type's members do not clash with its instances', nor what stands under one condition with
    /// what stands under another.
    ///
    /// Inlined, so that no requirement is copied to look at two of its lists.
    @inline(__always)
    private static func key(_ name: String, _ requirement: RequirementFact) -> String {
        let isAlone = requirement.modifiers.isEmpty && requirement.conditions.isEmpty
        return isAlone ? name : keyInFull(name, requirement)
    }

    private static func keyInFull(_ name: String, _ requirement: RequirementFact) -> String {
        let conditions = requirement.conditions.map { " #if \($0)" }
        return (requirement.isStatic ? "static " : "") + name + conditions.joined()
    }
}
