import SourceModel

/// The names of a mock's stubs: `on` with the member's name and labels.
///
/// A name depends on its member alone. Members that share name and labels are told apart by their
/// types, which makes names that stay whatever is put before or after them, in full where their types
/// read alike; the first of them has the short name besides.
struct MemberNames {
    private var taken: Set<String> = []
    private var stubs: [String] = []
    private var aliases: [Int: String] = [:]
    private var setters: [Int: String] = [:]

    init(of requirements: [RequirementFact]) {
        taken = Set(requirements.map { Self.key($0.name.plainName, $0) })
        let words = MemberWords.distinct(requirements)
        var groups: [String: [Int]] = [:]
        for (place, word) in words.enumerated() {
            groups[Self.key(word.short, requirements[place]), default: []].append(place)
        }
        for (place, requirement) in requirements.enumerated() {
            let group = groups[Self.key(words[place].short, requirement)] ?? []
            stubs.append(take(words[place], of: requirement, isFirst: group.first == place))
            if group.count > 1, group.first == place, words[place].long != stubs[place],
                taken.insert(Self.key(words[place].long, requirement)).inserted
            {
                aliases[place] = words[place].long
            }
        }
        for (place, requirement) in requirements.enumerated()
        where requirement.kind == .subscript && requirement.isSettable {
            setters[place] = take(MemberWords(requirement, prefix: "onSet"), of: requirement, isFirst: true)
        }
    }

    /// The stub of the requirement at `place`.
    func stub(_ place: Int) -> String { stubs[place] }

    /// Its other name, for one that shares its short name with overloads.
    func alias(_ place: Int) -> String? { aliases[place] }

    /// The stub of a subscript's setter.
    func setter(_ place: Int) -> String { setters[place] ?? stubs[place] }

    /// The names that a parameter must not have, or the mock's own part could not be reached.
    var all: Set<String> { Set(stubs).union(setters.values) }

    /// A name for a part of the mock's own that no member has.
    mutating func reserve(_ name: String) -> String {
        var name = name
        while !taken.insert(name).inserted { name += "_" }
        return name
    }

    private mutating func take(_ words: MemberWords, of requirement: RequirementFact, isFirst: Bool) -> String
    {
        let candidates = (isFirst ? [words.short] : []) + [words.long, words.full, words.full + "Stub"]
        for candidate in candidates where taken.insert(Self.key(candidate, requirement)).inserted {
            return candidate
        }
        var number = 2
        while !taken.insert(Self.key("\(words.full)\(number)", requirement)).inserted { number += 1 }
        return "\(words.full)\(number)"
    }

    /// A type's members do not clash with its instances', nor what stands under one condition with
    /// what stands under another.
    private static func key(_ name: String, _ requirement: RequirementFact) -> String {
        (requirement.isStatic ? "static " : "") + name + requirement.conditions.map { " #if \($0)" }.joined()
    }
}

/// A member's name in three lengths, for its stub.
struct MemberWords {
    /// With the labels.
    let short: String
    /// With the labels and the types.
    private(set) var long: String
    /// With all that can tell two members apart.
    let full: String

    init(_ requirement: RequirementFact, prefix: String = "on") {
        // An operator's parameters have names alone.
        let labels = requirement.isOperator ? [] : requirement.parameters.map(\.label).filter { $0 != "_" }
        short =
            prefix + Self.capitalised(Self.spoken(requirement.name.plainName))
            + labels.map { Self.capitalised(Self.spoken($0.plainName)) }.joined()
        let types = requirement.parameters.map(\.type) + (requirement.type == .void ? [] : [requirement.type])
        let bounds = requirement.generics.map(\.text) + requirement.constraints.map(\.text)
        long = short + types.map { Self.letters($0.text) }.joined()
        let effects =
            (requirement.effects.isAsync ? "Async" : "")
            + (requirement.effects.throwing == nil ? "" : "Throws")
        let shaped = types.map { Self.letters($0.text, saying: Self.shapes) }.joined()
        full = short + shaped + effects + bounds.map { Self.letters($0) }.joined()
    }

    private static func capitalised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The words of several members; those that read alike in their long form are told apart in it.
    static func distinct(_ requirements: [RequirementFact]) -> [MemberWords] {
        let words = requirements.map { MemberWords($0) }
        var counts: [String: Int] = [:]
        for word in words { counts[word.long, default: 0] += 1 }
        return words.map { word in
            var word = word
            if counts[word.long, default: 0] > 1 { word.long = word.full }
            return word
        }
    }

    /// What the signs around a type's names stand for.
    private static let shapes: [Character: String] = [
        "[": "List", "?": "Optional", "(": "Tuple", "!": "Optional",
    ]

    private static func letters(_ text: String, saying shapes: [Character: String] = [:]) -> String {
        let spoken = text.map { shapes[$0].map { " \($0) " } ?? String($0) }.joined()
        return spoken.split { !($0.isLetter || $0.isNumber) }.map { capitalised(String($0)) }.joined()
    }

    /// Operators and names with characters no plain identifier has are spelled out.
    private static func spoken(_ name: String) -> String {
        if name.allSatisfy(\.isPlain) { return name }
        if name.contains(where: { $0.isLetter }) { return letters(name) }
        return name.map { signs[$0] ?? "Sign" }.joined()
    }

    private static let signs: [Character: String] = [
        "=": "Equals", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times", "/": "Over",
        "%": "Modulo", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question",
        ".": "Dot",
    ]
}

extension Character {
    /// Whether it is part of a name, and not of an operator or a name in backticks alone.
    var isPlain: Bool {
        if isLetter || isNumber || self == "_" { return true }
        return !isASCII && unicodeScalars.first?.properties.isEmoji ?? false
    }
}
