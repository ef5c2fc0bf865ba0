import Styles

/// The types that the generator knows how to word for a person.
struct ShownType: Sendable, Equatable {
    enum Base: String, Sendable, CaseIterable {
        case string = "String"
        case int = "Int"
        case double = "Double"
        case bool = "Bool"
        case decimal = "Decimal"
        case date = "Date"
        case url = "URL"
    }

    enum Wrapping: Sendable {
        case none, optional, array
    }

    let base: Base
    let wrapping: Wrapping

    init(_ text: String) throws(GenerationError) {
        var inner = text.filter { $0 != " " }
        if inner.hasSuffix("?") {
            wrapping = .optional
            inner.removeLast()
        } else if inner.hasPrefix("["), inner.hasSuffix("]") {
            wrapping = .array
            inner = String(inner.dropFirst().dropLast())
        } else {
            wrapping = .none
        }
        guard let base = Base(rawValue: inner) else {
            let all = Base.allCases.map(\.rawValue)
            throw .badValue(
                "a scene cannot show \"\(text)\"\(SpellingSuggestion.hint(for: inner, among: all)); use one of "
                    + "\(all.joined(separator: ", ")), with ? for a value that may be missing or in [ ] for a list"
            )
        }
        self.base = base
    }

    init(_ base: Base) {
        self.base = base
        wrapping = .none
    }

    /// The type as logic has it.
    var name: String { wrapped(base.rawValue) }

    /// The primitive type as a view has it.
    var shownName: String { wrapped(isPrimitive ? base.rawValue : "String") }

    var needsFoundation: Bool { !isPrimitive }
    var needsLocale: Bool { base == .decimal || base == .date }
    var needsTimeZone: Bool { base == .date }

    /// The literal a scene starts with.
    func initial(_ words: String) -> String {
        switch wrapping {
        case .optional: "nil"
        case .array: "[]"
        case .none: literal(words)
        }
    }

    /// The literal for a value that is not known yet, of the type that a view has.
    func empty(_ words: String) -> String {
        switch wrapping {
        case .optional: "nil"
        case .array: "[]"
        case .none: isPrimitive ? literal(words) : "\"\""
        }
    }

    /// The expression that words `value` for a person.
    func formatted(_ value: String) -> String {
        if isPrimitive { return value }
        switch wrapping {
        case .none: return wording(value)
        case .optional, .array: return "\(value).map { \(wording("$0")) }"
        }
    }

    /// The expression that makes the text of a label out of a value that a view has.
    func text(of value: String) -> String {
        let isText = shownName.contains("String")
        return switch wrapping {
        case .none: isText ? value : "String(\(value))"
        case .optional: isText ? value : "\(value).map { String($0) }"
        case .array: (isText ? value : "\(value).map { String($0) }") + ".joined(separator: \"\\n\")"
        }
    }

    /// A literal for tests.
    func sample(_ name: String) -> String {
        wrapping == .array ? "[\(sampleElement(name))]" : sampleElement(name)
    }

    /// What a view should be given for the sample, in the locale `en_GB` and at Greenwich.
    func shown(_ name: String) -> String {
        wrapping == .array ? "[\(shownElement(name))]" : shownElement(name)
    }
}

extension ShownType {
    private var isPrimitive: Bool {
        switch base {
        case .string, .int, .double, .bool: true
        case .decimal, .date, .url: false
        }
    }

    private func wrapped(_ name: String) -> String {
        switch wrapping {
        case .none: name
        case .optional: "\(name)?"
        case .array: "[\(name)]"
        }
    }

    private func literal(_ words: String) -> String {
        switch base {
        case .string: "\"\(words)\""
        case .int, .double, .decimal: "0"
        case .bool: "false"
        case .date: "Date(timeIntervalSince1970: 0)"
        case .url: "URL(filePath: \"/\")"
        }
    }

    private func wording(_ value: String) -> String {
        switch base {
        case .decimal: "\(value).formatted(.number.locale(locale))"
        case .date:
            "\(value).formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))"
        case .url: "\(value).absoluteString"
        default: value
        }
    }

    private func sampleElement(_ name: String) -> String {
        switch base {
        case .string: "\"some \(name)\""
        case .int: "3"
        case .double: "2.5"
        case .bool: "true"
        case .decimal: "Decimal(1234)"
        case .date: "Date(timeIntervalSince1970: 86_400)"
        case .url: "URL(filePath: \"/about\")"
        }
    }

    private func shownElement(_ name: String) -> String {
        switch base {
        case .decimal: "\"1,234\""
        case .date: "\"2 January 1970\""
        case .url: "\"file:///about\""
        default: sampleElement(name)
        }
    }
}
