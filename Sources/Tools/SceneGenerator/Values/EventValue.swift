import Styles

/// What an event carries to the logic: a text that was typed, the number of a row.
struct EventValue: Sendable, Equatable {
    private enum Kind: String, CaseIterable {
        case string = "String"
        case int = "Int"
        case double = "Double"
        case bool = "Bool"
    }

    /// The name of the parameter: `email` of `emailEdited`.
    let name: String
    /// Where the generated logic keeps the last one: `editedEmail`.
    let kept: String
    private let kind: Kind
    private let words: [String]

    /// - Throws: `GenerationError.badValue` naming the types there are, for any other.
    init(_ type: String, of words: EventWords) throws(GenerationError) {
        guard let kind = Kind(rawValue: type.filter { $0 != " " }) else {
            let all = Kind.allCases.map(\.rawValue)
            throw .badValue(
                "an event cannot carry \"\(type.printable)\"\(SpellingSuggestion.hint(for: type, among: all)); use "
                    + "one of \(all.joined(separator: ", "))")
        }
        self.kind = kind
        self.words = words.object
        let object = words.object.map(\.capitalisedFirst).joined()
        name = try NameWords(object, subject: "an event's value").lowerCamel
        kept = (words.verb ?? "last") + object
    }

    /// Whether a person types it.
    var isText: Bool { kind == .string }

    var context: [String: Any] {
        // Beside a property of the same name, a parameter hides it.
        let id = Identifier.escaped(name)
        return [
            "parameter": "_ \(id): \(kind.rawValue)", "argument": isText ? "$0" : sample,
            "payload": "(\(kind.rawValue))",
            "binding": "(let \(id))", "passed": isText ? "($0)" : "(\(sample))", "type": kind.rawValue,
            "value": id,
            "kept": kept, "sample": sample, "fieldKind": fieldKind,
        ]
    }

    /// A literal for tests and for the element that a person replaces.
    private var sample: String {
        switch kind {
        case .string: "\"some \(name)\""
        case .int: "1"
        case .double: "1.5"
        case .bool: "true"
        }
    }

    /// How the field of a text is typed, where its name says so; a password must not be readable.
    private var fieldKind: String {
        let kinds = [
            "email": "email", "password": "password", "passcode": "password", "search": "search",
            "query": "search",
        ]
        return words.lazy.compactMap { kinds[$0.lowercased()] }.first ?? "text"
    }
}
