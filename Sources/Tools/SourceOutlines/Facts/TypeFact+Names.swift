/// Names in types: found, and replaced.
extension TypeFact {
    /// Returns the type with plain names replaced wherever `replacement` returns another type; a member
    /// of `Self` counts as a plain name.
    public func replacing(_ replacement: (String) -> TypeFact?) -> TypeFact {
        mentions { replacement($0) != nil } ? replaced(replacement) : self
    }

    private func replaced(_ replacement: (String) -> TypeFact?) -> TypeFact {
        func element(_ element: Element) -> Element {
            Element(
                label: element.label, type: element.type.replaced(replacement),
                isVariadic: element.isVariadic)
        }
        switch self {
        case .named(nil, let name, let arguments):
            if arguments.isEmpty, let other = replacement(name) { return other }
            let replaced = arguments.map { $0.replaced(replacement) }
            if case .named(let base, let other, _)? = replacement(name) {
                return .named(base: base, name: other, arguments: replaced)
            }
            return .named(base: nil, name: name, arguments: replaced)
        case .named(let base?, let name, let arguments):
            if base.isSelf, arguments.isEmpty, let other = replacement(name) { return other }
            return .named(
                base: base.replaced(replacement), name: name,
                arguments: arguments.map { $0.replaced(replacement) })
        case .optional(let type): return .optional(type.replaced(replacement))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replaced(replacement))
        case .array(let type): return .array(type.replaced(replacement))
        case .dictionary(let key, let value):
            return .dictionary(key.replaced(replacement), value.replaced(replacement))
        case .tuple(let elements): return .tuple(elements.map(element))
        case .function(let parameters, let effects, let result):
            return .function(
                parameters: parameters.map(element), effects: Self.replacing(effects, replacement),
                result: result.replaced(replacement))
        case .prefixed(let word, let type): return .prefixed(word, type.replaced(replacement))
        case .composition(let types): return .composition(types.map { $0.replaced(replacement) })
        case .suppressed(let type): return .suppressed(type.replaced(replacement))
        case .metatype(let type, let word): return .metatype(type.replaced(replacement), word)
        case .decorated(let words, let type): return .decorated(words, type.replaced(replacement))
        case .other: return self
        }
    }

    /// Replaces names in the error type of a typed throw.
    private static func replacing(_ effects: String, _ replacement: (String) -> TypeFact?) -> String {
        guard let range = errorTypeRange(in: effects), let other = replacement(String(effects[range]))
        else {
            return effects
        }
        return effects[..<range.lowerBound] + other.text + effects[range.upperBound...]
    }

    /// The range of the error type in the effects of a function type.
    private static func errorTypeRange(in effects: String) -> Range<String.Index>? {
        let bytes = effects.utf8
        guard let start = bytes.firstIndex(of: UInt8(ascii: "(")),
            let end = bytes.lastIndex(of: UInt8(ascii: ")")), start < end
        else { return nil }
        return bytes.index(after: start)..<end
    }

    private var isSelf: Bool {
        guard case .named(nil, "Self", let arguments) = self else { return false }
        return arguments.isEmpty
    }

    /// Whether the type contains a plain name that satisfies `isOne`.
    public func mentions(_ isOne: (String) -> Bool) -> Bool {
        switch self {
        case .named(nil, let name, let arguments):
            return isOne(name) || arguments.contains { $0.mentions(isOne) }
        case .named(let base?, let name, let arguments):
            if base.isSelf, arguments.isEmpty, isOne(name) { return true }
            return base.mentions(isOne) || arguments.contains { $0.mentions(isOne) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .prefixed(_, let type),
            .suppressed(let type), .metatype(let type, _), .decorated(_, let type):
            return type.mentions(isOne)
        case .dictionary(let key, let value): return key.mentions(isOne) || value.mentions(isOne)
        case .tuple(let elements): return elements.contains { $0.type.mentions(isOne) }
        case .function(let parameters, let effects, let result):
            if let range = Self.errorTypeRange(in: effects), isOne(String(effects[range])) { return true }
            return result.mentions(isOne) || parameters.contains { $0.type.mentions(isOne) }
        case .composition(let types): return types.contains { $0.mentions(isOne) }
        case .other: return false
        }
    }
}
