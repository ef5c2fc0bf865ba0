import SourceModel

extension TypeFact {
    /// The type without specifiers and attributes, and those.
    var undecorated: ([String], TypeFact) {
        guard case .decorated(let words, let type) = self else { return ([], self) }
        let (inner, bare) = type.undecorated
        let all = words + inner
        let kept = all.filter(\.belongsToFunctionTypes)
        return (all, kept.isEmpty ? bare : .decorated(kept, bare))
    }

    /// A block as the closure it may be taken for: without Objective-C the runtime knows no type of blocks.
    var withoutBlock: TypeFact {
        switch self {
        case .optional(let type): return .optional(type.withoutBlock)
        case .decorated(let words, let type):
            let kept = words.filter { $0 != "@convention(block)" }
            return kept.isEmpty ? type : .decorated(kept, type)
        default: return self
        }
    }

    /// Nothing, in either of its spellings.
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

    /// The type as a generic argument under which a value is kept.
    var notedText: String {
        switch self {
        case .implicitlyUnwrapped(let type): return TypeFact.optional(type).text
        case .function, .decorated: return "(\(text))"
        default: return text
        }
    }

    /// The text of a type whose values are kept as they are; nil where that takes a closer look.
    var keptText: String? {
        switch self {
        case .named, .optional, .array, .dictionary:
            let text = text
            return text.hasBytes("some") || text.hasBytes("@convention(block)") ? nil : text
        default: return nil
        }
    }

    /// An implicitly unwrapped optional as the optional it is, where it may not be written so.
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
    /// Whether the bytes of an ASCII text stand anywhere in it.
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

    /// Whether an attribute is part of a function type, and not of the parameter that has it.
    var belongsToFunctionTypes: Bool {
        guard hasPrefix("@") else { return self == "nonisolated(nonsending)" }
        return self != "@escaping" && self != "@autoclosure" && self != "@noescape"
    }
}
