import SourceModel

/// What a protocol's comment asks for in the notation of Mockolo:
/// `/// @mockable(typealias: T = String; U = Int; module: prefix = Core; override: name = OtherMock)`.
struct MockableMark {
    /// Types for associated types.
    private(set) var aliases: [String: TypeFact] = [:]
    /// The module to write before the protocol's name.
    private(set) var module: String?
    /// What to call the mock.
    private(set) var mockName: String?
    /// What is asked for that means nothing here, each with the reason.
    private(set) var ignored: [String] = []

    init(in comment: String) {
        guard comment.hasBytes("@mockable("), let mark = comment.firstRange(of: "@mockable(") else { return }
        var key = ""
        for part in Self.argument(of: comment[mark.upperBound...]).split(separator: ";") {
            var words = String(part)
            if let colon = part.firstIndex(of: ":"), part[..<colon].trimmingSpaces.allSatisfy(\.isLetter) {
                key = part[..<colon].trimmingSpaces
                words = String(part[part.index(after: colon)...])
            }
            let sides = words.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
            take(key, sides.first ?? "", sides.count > 1 ? sides[1] : "")
        }
    }

    private mutating func take(_ key: String, _ name: String, _ value: String) {
        switch key {
        case "typealias" where name.isIdentifier && !value.isEmpty: aliases[name] = .other(value)
        case "module" where value.isIdentifier: module = value
        case "override" where value.isIdentifier: mockName = value
        case "typealias", "module", "override":
            ignored.append("\"\(key): \(name)\" is passed over: what stands after it is no name")
        default:
            let reason = Self.reasons[key] ?? "it is none of the options that are known"
            ignored.append("\"\(key): \(name)\" is passed over: \(reason)")
        }
    }

    private static let reasons = [
        "history": "every mock keeps the arguments of every call",
        "rx": "stub the property with the subject of your choice",
        "combine": "stub the property with the publisher of your choice",
        "modifiers": "a mock's properties need no modifiers of their own",
    ]

    /// Everything up to the bracket that closes the one before it, or to the end of the line.
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
    /// Whether it can stand for a declaration's name as it is.
    fileprivate var isIdentifier: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
