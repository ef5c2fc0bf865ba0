import SourceModel

/// The name of a member's stub in three lengths.
struct StubNaming {
    /// With the argument labels.
    let short: String
    /// With the argument labels and the types.
    private(set) var long: String
    private let requirement: RequirementFact
    private let types: [TypeFact]

    static let usualPrefix = "on"

    static func short(_ requirement: RequirementFact, prefix: String) -> String {
        let name = spoken(requirement.name.plainName)
        var text = prefix.isEmpty ? name : prefix + capitalized(name)
        // Operators have no argument labels.
        guard !requirement.isOperator else { return text }
        for parameter in requirement.parameters where parameter.label != "_" {
            text += capitalized(spoken(parameter.label.plainName))
        }
        return text
    }

    init(_ requirement: RequirementFact, prefix: String = usualPrefix) {
        short = Self.short(requirement, prefix: prefix)
        self.requirement = requirement
        types = requirement.parameters.map(\.type) + (requirement.type == .void ? [] : [requirement.type])
        long = short + types.map { Self.letters($0.text) }.joined()
    }

    /// With everything that distinguishes overloads.
    var full: String {
        let bounds = requirement.generics.map(\.text) + requirement.constraints.map(\.text)
        let effects =
            (requirement.effects.isAsync ? "Async" : "")
            + (requirement.effects.throwing == nil ? "" : "Throws")
        var shaped = types.map { Self.letters($0.text, saying: Self.shapes) }
        for position in requirement.parameters.indices where requirement.parameters[position].isVariadic {
            shaped[position] += "Variadic"
        }
        let failing = requirement.failable.isEmpty ? "" : "Failable"
        return short + failing + shaped.joined() + effects + bounds.map { Self.letters($0) }.joined()
    }

    private static func capitalized(_ word: String) -> String {
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

    /// The namings of several members, with full names as the long ones of those that would be equal.
    static func distinct(_ requirements: [RequirementFact], prefix: String) -> [StubNaming] {
        let namings = requirements.map { StubNaming($0, prefix: prefix) }
        var counts: [String: Int] = [:]
        for naming in namings { counts[naming.long, default: 0] += 1 }
        return namings.map { naming in
            var naming = naming
            if counts[naming.long, default: 0] > 1 { naming.long = naming.full }
            return naming
        }
    }

    /// Names for the punctuation in types.
    private static let shapes: [Character: String] = [
        "[": "List", "?": "Optional", "(": "Tuple", "!": "Optional",
    ]

    private static func letters(_ text: String, saying shapes: [Character: String] = [:]) -> String {
        if shapes.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }) {
            // An underscore is neither a letter nor a number.
            return text.utf8.split { !$0.isPlain || $0 == UInt8(ascii: "_") }
                .map { capitalized(String(Substring($0))) }.joined()
        }
        let spoken = text.map { shapes[$0].map { " \($0) " } ?? String($0) }.joined()
        return spoken.split { !($0.isLetter || $0.isNumber) }.map { capitalized(String($0)) }.joined()
    }

    /// Spells out operators and names that are not plain identifiers.
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
