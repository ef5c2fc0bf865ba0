/// A type as it is written, taken apart as far as names have to be replaced or resolved in it.
public indirect enum TypeFact: Sendable, Codable, Hashable {
    /// A name with its generic arguments, and what stands before its dot.
    case named(base: TypeFact?, name: String, arguments: [TypeFact])
    case optional(TypeFact)
    case implicitlyUnwrapped(TypeFact)
    case array(TypeFact)
    case dictionary(TypeFact, TypeFact)
    case tuple([Element])
    case function(parameters: [Element], effects: String, result: TypeFact)
    /// `some`, `any`, `repeat` or `each` before a type.
    case prefixed(String, TypeFact)
    case composition([TypeFact])
    /// `~Copyable` and its like.
    case suppressed(TypeFact)
    /// `.Type` or `.Protocol` after a type.
    case metatype(TypeFact, String)
    /// Specifiers (`inout`, `sending`) and attributes (`@escaping`) before a type.
    case decorated([String], TypeFact)
    /// What has no names in it to replace: integers, `class`.
    case other(String)

    /// A part of a tuple or a parameter of a function type.
    public struct Element: Sendable, Codable, Hashable {
        public var label: String?
        public var type: TypeFact
        public var isVariadic: Bool

        public init(label: String?, type: TypeFact, isVariadic: Bool) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// A plain name.
    public static func name(_ name: String) -> TypeFact { .named(base: nil, name: name, arguments: []) }

    public static let void = TypeFact.tuple([])
}

extension TypeFact {
    /// The type as Swift source.
    public var text: String {
        switch self {
        case .named(let base, let name, let arguments):
            let front = base.map { $0.operandText + "." } ?? ""
            let list = arguments.isEmpty ? "" : "<" + arguments.map(\.text).joined(separator: ", ") + ">"
            return front + name + list
        case .optional(let type): return type.operandText + "?"
        case .implicitlyUnwrapped(let type): return type.operandText + "!"
        case .array(let type): return "[\(type.text)]"
        case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
        case .tuple(let elements): return Self.list(elements)
        case .function(let parameters, let effects, let result):
            return Self.list(parameters) + effects + " -> " + result.text
        case .prefixed(let word, let type): return "\(word) \(type.text)"
        case .composition(let types): return types.map(\.operandText).joined(separator: " & ")
        case .suppressed(let type): return "~\(type.text)"
        case .metatype(let type, let word): return "\(type.operandText).\(word)"
        case .decorated(let words, let type): return (words + [type.text]).joined(separator: " ")
        case .other(let text): return text
        }
    }

    /// The type as it must be written before a postfix such as `?`, or as a generic argument.
    public var operandText: String {
        switch self {
        case .function, .prefixed, .composition, .decorated, .suppressed: return "(\(text))"
        default: return text
        }
    }

    private static func list(_ elements: [Element]) -> String {
        let parts = elements.map { element in
            (element.label.map { "\($0): " } ?? "") + element.type.text + (element.isVariadic ? "..." : "")
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    /// The same type with each plain name replaced for which `replacement` knows another; a member
    /// of `Self` counts as a plain name.
    public func replacing(_ replacement: (String) -> TypeFact?) -> TypeFact {
        func element(_ element: Element) -> Element {
            Element(
                label: element.label, type: element.type.replacing(replacement),
                isVariadic: element.isVariadic)
        }
        switch self {
        case .named(nil, let name, let arguments):
            if arguments.isEmpty, let other = replacement(name) { return other }
            let replaced = arguments.map { $0.replacing(replacement) }
            if case .named(let base, let other, _)? = replacement(name) {
                return .named(base: base, name: other, arguments: replaced)
            }
            return .named(base: nil, name: name, arguments: replaced)
        case .named(let base?, let name, let arguments):
            if base == .name("Self"), arguments.isEmpty, let other = replacement(name) { return other }
            return .named(
                base: base.replacing(replacement), name: name,
                arguments: arguments.map { $0.replacing(replacement) })
        case .optional(let type): return .optional(type.replacing(replacement))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replacing(replacement))
        case .array(let type): return .array(type.replacing(replacement))
        case .dictionary(let key, let value):
            return .dictionary(key.replacing(replacement), value.replacing(replacement))
        case .tuple(let elements): return .tuple(elements.map(element))
        case .function(let parameters, let effects, let result):
            return .function(
                parameters: parameters.map(element), effects: Self.replacing(effects, replacement),
                result: result.replacing(replacement))
        case .prefixed(let word, let type): return .prefixed(word, type.replacing(replacement))
        case .composition(let types): return .composition(types.map { $0.replacing(replacement) })
        case .suppressed(let type): return .suppressed(type.replacing(replacement))
        case .metatype(let type, let word): return .metatype(type.replacing(replacement), word)
        case .decorated(let words, let type): return .decorated(words, type.replacing(replacement))
        case .other: return self
        }
    }

    /// The error type of a typed throw has names in it too.
    private static func replacing(_ effects: String, _ replacement: (String) -> TypeFact?) -> String {
        guard let start = effects.firstIndex(of: "("), let end = effects.lastIndex(of: ")") else {
            return effects
        }
        let name = String(effects[effects.index(after: start)..<end])
        guard let other = replacement(name) else { return effects }
        return effects[...start] + other.text + effects[end...]
    }

    /// Whether a plain name for which `isOne` holds is written anywhere in the type.
    public func mentions(_ isOne: (String) -> Bool) -> Bool {
        var found = false
        _ = replacing { name in
            if isOne(name) { found = true }
            return nil
        }
        return found
    }
}
