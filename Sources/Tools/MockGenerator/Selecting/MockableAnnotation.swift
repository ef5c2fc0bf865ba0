import SourceModel

/// The options of a Mockolo annotation in a protocol's comment:
/// `/// @mockable(typealias: T = String; U = Int; module: prefix = Core; override: name = OtherMock)`.
struct MockableAnnotation {
    /// The types of associated types.
    private(set) var aliases: [String: TypeFact] = [:]
    /// The module to write before the protocol's name.
    private(set) var module: String?
    /// The name of the mock.
    private(set) var mockName: String?
    /// A message for each option that has no effect, with the reason.
    private(set) var ignored: [String] = []

    init(in comment: String) {
        guard comment.hasBytes("@mockable("), let mark = comment.firstRange(of: "@mockable(") else { return }
        var key = ""
        for part in Self.argument(of: comment[mark.upperBound...]).split(separator: ";") {
            var option = String(part)
            if let colon = part.firstIndex(of: ":"), part[..<colon].trimmingSpaces.allSatisfy(\.isLetter) {
                key = part[..<colon].trimmingSpaces
                option = String(part[part.index(after: colon)...])
            }
            let sides = option.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
            take(key, sides.first ?? "", sides.count > 1 ? sides[1] : "")
        }
    }

    private mutating func take(_ key: String, _ name: String, _ value: String) {
        switch key {
        case "typealias" where name.isIdentifier && !value.isEmpty: aliases[name] = .other(value)
        case "module" where value.isIdentifier: module = value
        case "override" where value.isIdentifier: mockName = value
        case "typealias", "module", "override":
            ignored.append("\"\(key): \(name)\" is ignored: its value is not a valid name")
        default:
            let reason = Self.reasons[key] ?? "it is not a known option"
            ignored.append("\"\(key): \(name)\" is ignored: \(reason)")
        }
    }

    private static let reasons = [
        "history": "every mock records the arguments of every call",
        "rx": "stub the property with the subject of your choice",
        "combine": "stub the property with the publisher of your choice",
        "modifiers": "a mock's properties need no modifiers of their own",
    ]

    /// The text up to the matching parenthesis, or to the end of the line.
    private static func argument(of text: Substring) -> String {
        var depth = 1
        var found = ""
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 || character.isNewline { break }
            found.append(character)
        }
        return found
    }
}

extension String {
    /// Whether it is a valid identifier.
    fileprivate var isIdentifier: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
