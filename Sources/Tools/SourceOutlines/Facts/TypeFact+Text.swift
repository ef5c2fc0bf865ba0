/// Types as Swift source.
extension TypeFact {
    /// The type as Swift source.
    public var text: String {
        // Most types are a name alone, which needs no new string.
        if case .named(nil, let name, let arguments) = self, arguments.isEmpty { return name }
        var text = ""
        write(to: &text)
        return text
    }

    /// The type as it must be written before a postfix such as `?`, or as a generic argument.
    public var operandText: String { needsParentheses ? "(\(text))" : text }

    private var needsParentheses: Bool {
        switch self {
        case .function, .prefixed, .composition, .decorated, .suppressed: return true
        default: return false
        }
    }

    private func write(to text: inout String) {
        switch self {
        case .named(let base, let name, let arguments):
            if let base {
                base.writeOperand(to: &text)
                text += "."
            }
            text += name
            guard !arguments.isEmpty else { return }
            text += "<"
            Self.write(arguments, parted: ", ", to: &text) { $0.write(to: &$1) }
            text += ">"
        case .optional(let type): type.writeOperand(to: &text, "?")
        case .implicitlyUnwrapped(let type): type.writeOperand(to: &text, "!")
        case .array(let type):
            text += "["
            type.write(to: &text)
            text += "]"
        case .dictionary(let key, let value):
            text += "["
            key.write(to: &text)
            text += ": "
            value.write(to: &text)
            text += "]"
        case .tuple(let elements): Self.write(elements, to: &text)
        case .function(let parameters, let effects, let result):
            Self.write(parameters, to: &text)
            text += effects
            text += " -> "
            result.write(to: &text)
        case .composition(let types): Self.write(types, parted: " & ", to: &text) { $0.writePart(to: &$1) }
        case .prefixed, .suppressed, .metatype, .decorated, .other: writeWords(to: &text)
        }
    }

    /// Writes a part of a composition, where `~Copyable` needs no parentheses.
    private func writePart(to text: inout String) {
        if case .suppressed = self { write(to: &text) } else { writeOperand(to: &text) }
    }

    /// Writes the types that add words to another.
    private func writeWords(to text: inout String) {
        switch self {
        case .prefixed(let word, let type): type.write(to: &text, after: word)
        case .suppressed(let type):
            text += "~"
            type.write(to: &text)
        case .metatype(let type, let word):
            type.writeOperand(to: &text, ".")
            text += word
        case .decorated(let words, let type): type.write(to: &text, after: words.joined(separator: " "))
        case .other(let other): text += other
        default: break  // Written by `write(to:)`.
        }
    }

    private func write(to text: inout String, after word: String) {
        text += word
        text += " "
        write(to: &text)
    }

    private func writeOperand(to text: inout String, _ postfix: String = "") {
        if needsParentheses { text += "(" }
        write(to: &text)
        if needsParentheses { text += ")" }
        text += postfix
    }

    private static func write(_ elements: [Element], to text: inout String) {
        text += "("
        write(elements, parted: ", ", to: &text) { element, text in
            if let label = element.label {
                text += label
                text += ": "
            }
            element.type.write(to: &text)
            if element.isVariadic { text += "..." }
        }
        text += ")"
    }

    private static func write<Part>(
        _ parts: [Part], parted separator: String, to text: inout String,
        _ write: (Part, inout String) -> Void
    ) {
        for (index, part) in parts.enumerated() {
            if index > 0 { text += separator }
            write(part, &text)
        }
    }
}
