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
        case .implicitlyUnwrapped: return withoutUnwrapping.text
        case .function, .decorated: return "(\(text))"
        default: return text
        }
    }

    /// An implicitly unwrapped optional as the optional it is, where it may not be written so.
    var withoutUnwrapping: TypeFact {
        if case .implicitlyUnwrapped(let type) = self { return .optional(type) }
        return self
    }

    var containsSome: Bool {
        let pieces = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return pieces.contains("some")
    }
}

extension String {
    /// Whether an attribute is part of a function type, and not of the parameter that has it.
    var belongsToFunctionTypes: Bool {
        guard hasPrefix("@") else { return self == "nonisolated(nonsending)" }
        return self != "@escaping" && self != "@autoclosure" && self != "@noescape"
    }
}
