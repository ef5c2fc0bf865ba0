extension TypeFact {
    /// Returns the type with parts replaced, innermost first, wherever `change` returns another.
    public func rewritten(_ change: (TypeFact) -> TypeFact?) -> TypeFact {
        let inner = mappingParts { $0.rewritten(change) }
        return change(inner) ?? inner
    }

    /// The type with its direct parts changed.
    func mappingParts(_ change: (TypeFact) -> TypeFact) -> TypeFact {
        func element(_ element: Element) -> Element {
            Element(label: element.label, type: change(element.type), isVariadic: element.isVariadic)
        }
        switch self {
        case .named(let base, let name, let arguments):
            return .named(base: base.map(change), name: name, arguments: arguments.map(change))
        case .optional(let type): return .optional(change(type))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(change(type))
        case .array(let type): return .array(change(type))
        case .dictionary(let key, let value): return .dictionary(change(key), change(value))
        case .tuple(let elements): return .tuple(elements.map(element))
        case .function(let parameters, let effects, let result):
            return .function(parameters: parameters.map(element), effects: effects, result: change(result))
        case .prefixed(let word, let type): return .prefixed(word, change(type))
        case .composition(let types): return .composition(types.map(change))
        case .suppressed(let type): return .suppressed(change(type))
        case .metatype(let type, let word): return .metatype(change(type), word)
        case .decorated(let words, let type): return .decorated(words, change(type))
        case .other: return self
        }
    }
}
