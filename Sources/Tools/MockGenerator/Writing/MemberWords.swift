import SourceModel

/// A member's name in three lengths, for its stub.
struct MemberWords {
    /// With the labels.
    let short: String
    /// With the labels and the types.
    private(set) var long: String
    private let requirement: RequirementFact
    private let types: [TypeFact]

    static let usualPrefix = "on"

    static func short(_ requirement: RequirementFact, prefix: String) -> String {
        var text = prefix + capitalised(spoken(requirement.name.plainName))
        // An operator's parameters have names alone.
        guard !requirement.isOperator else { return text }
        for parameter in requirement.parameters where parameter.label != "_" {
            text += capitalised(spoken(parameter.label.plainName))
        }
        return text
    }

    init(_ requirement: RequirementFact, prefix: String = usualPrefix) {
        short = Self.short(requirement, prefix: prefix)
        self.requirement = requirement
        types = requirement.parameters.map(\.type) + (requirement.type == .void ? [] : [requirement.type])
        long = short + types.map { Self.letters($0.text) }.joined()
    }

    /// With all that can tell two members apart.
    var full: String {
        let bounds = requirement.generics.map(\.text) + requirement.constraints.map(\.text)
        let effects =
            (requirement.effects.isAsync ? "Async" : "")
            + (requirement.effects.throwing == nil ? "" : "Throws")
        var shaped = types.map { Self.letters($0.text, saying: Self.shapes) }
        for place in requirement.parameters.indices where requirement.parameters[place].isVariadic {
            shaped[place] += "Variadic"
        }
        let failing = requirement.failable.isEmpty ? "" : "Failable"
        return short + failing + shaped.joined() + effects + bounds.map { Self.letters($0) }.joined()
    }

    private static func capitalised(_ word: String) -> String {
        guard let first = word.utf8.first, first.isPlain else {
            return word.prefix(1).uppercased() + word.dropFirst()
        }
        guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return word }
        var word = word
        return word.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { capital in
                _ = capital.initialize(from: bytes)
                capital[0] = first & ~0x20
                return bytes.count
            }
        }
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
        if shapes.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }) {
            // No letter or number of ASCII is an underscore.
            return text.utf8.split { !$0.isPlain || $0 == UInt8(ascii: "_") }
                .map { capitalised(String(Substring($0))) }.joined()
        }
        let spoken = text.map { shapes[$0].map { " \($0) " } ?? String($0) }.joined()
        return spoken.split { !($0.isLetter || $0.isNumber) }.map { capitalised(String($0)) }.joined()
    }

    /// Operators and names with characters no plain identifier has are spelled out.
    private static func spoken(_ name: String) -> String {
        if name.utf8.allSatisfy(\.isPlain) || name.allSatisfy(\.isPlain) { return name }
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

extension UInt8 {
    /// Whether it is a plain character of a name by itself.
    var isPlain: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            return true
        default: return false
        }
    }
}
