import SourceModel

/// The names of a mock's stubs: `on` with the member's name and labels. A name depends on the
/// member alone, unless one with the same name and labels stands before it; then its types are
/// added, so that adding an overload renames nothing.
struct MemberNames {
    private var taken: Set<String>

    init(reserving requirements: [RequirementFact]) {
        taken = Set(requirements.map { $0.name.trimmingBackticks })
    }

    mutating func name(for requirement: RequirementFact, prefix: String = "on") -> String {
        let base = prefix + Self.capitalised(Self.spoken(requirement.name.trimmingBackticks))
        let labels = requirement.parameters.map(\.label).filter { $0 != "_" }.map { $0.trimmingBackticks }
        let short = base + labels.map(Self.capitalised).joined()
        let types = requirement.parameters.map(\.type) + (requirement.type == .void ? [] : [requirement.type])
        let long = short + types.map { Self.letters($0.text) }.joined()
        for candidate in [short, long, long + "Stub"] where taken.insert(candidate).inserted { return candidate }
        var number = 2
        while !taken.insert("\(long)\(number)").inserted { number += 1 }
        return "\(long)\(number)"
    }

    mutating func reserve(_ name: String) -> String {
        var name = name
        while !taken.insert(name).inserted { name += "_" }
        return name
    }

    private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func letters(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber) }.map { capitalised(String($0)) }.joined()
    }

    /// Operators and names with characters no plain identifier has are spelled out.
    private static func spoken(_ name: String) -> String {
        if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || ($0.unicodeScalars.first?.properties.isEmoji ?? false) && !$0.isASCII }) { return name }
        if name.contains(where: { $0.isLetter }) { return letters(name) }
        return name.map { signs[$0] ?? "Sign" }.joined()
    }

    private static let signs: [Character: String] = [
        "=": "Equals", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times", "/": "Over",
        "%": "Modulo", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
    ]
}

extension MemberNames {
    /// The name a requirement's stub has unless another took it: parameters step out of its way.
    static func guess(_ requirement: RequirementFact) -> String {
        var names = MemberNames(reserving: [])
        return names.name(for: requirement)
    }
}
