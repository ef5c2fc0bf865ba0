import SourceModel

extension TypeFact {
    /// The specifiers and attributes, and the type without them.
    var undecorated: ([String], TypeFact) {
        guard case .decorated(let words, let type) = self else { return ([], self) }
        let (inner, bare) = type.undecorated
        let all = words + inner
        let remaining = all.filter(\.belongsToFunctionTypes)
        return (all, remaining.isEmpty ? bare : .decorated(remaining, bare))
    }

    /// The type without `@convention(block)`: without Objective-C the runtime has no metadata for blocks.
    var withoutBlock: TypeFact {
        switch self {
        case .optional(let type): return .optional(type.withoutBlock)
        case .decorated(let words, let type):
            let remaining = words.filter { $0 != "@convention(block)" }
            return remaining.isEmpty ? type : .decorated(remaining, type)
        default: return self
        }
    }

    /// Whether it is `Void` or `()`.
    var isVoid: Bool {
        switch self {
        case .tuple(let elements): return elements.isEmpty
        case .named(nil, let name, let arguments): return name == "Void" && arguments.isEmpty
        default: return false
        }
    }

    var isFunction: Bool {
        switch self {
        case .function: return true
        case .decorated(_, let type): return type.isFunction
        default: return false
        }
    }

    /// The type as a generic argument of a stub that stores a value.
    var argumentText: String {
        switch self {
        case .implicitlyUnwrapped(let type): return TypeFact.optional(type).text
        case .function, .decorated: return "(\(text))"
        default: return text
        }
    }

    /// The text of a type whose values are stored as they are; `nil` if the type is not plain.
    var storedText: String? {
        switch self {
        case .named, .optional, .array, .dictionary:
            let text = text
            return text.hasBytes("some") || text.hasBytes("@convention(block)") ? nil : text
        default: return nil
        }
    }

    /// An implicitly unwrapped optional as an optional, for positions where Swift does not permit the former.
    var withoutUnwrapping: TypeFact {
        if case .implicitlyUnwrapped(let type) = self { return .optional(type) }
        return self
    }

    var containsSome: Bool {
        let text = text
        guard text.hasBytes("some") else { return false }
        let pieces = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return pieces.contains("some")
    }
}

extension String {
    /// Whether it contains an ASCII text.
    func hasBytes(_ word: StaticString) -> Bool {
        var text = self
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return text.withUTF8 { bytes in
            guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
            return (0...bytes.count - wanted.count).contains { start in
                bytes[start] == first
                    && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
            }
        }
    }

    /// Whether an attribute belongs to a function type, and not to the parameter of that type.
    var belongsToFunctionTypes: Bool {
        guard hasPrefix("@") else { return self == "nonisolated(nonsending)" }
        return self != "@escaping" && self != "@autoclosure" && self != "@noescape"
    }
}
