import SourceModel

/// A parameter of a mocked member: how it is declared, what of it is noted, how it is passed on.
struct MockedParameter {
    /// The parameter as the mock declares it.
    let declaration: String
    /// The type under which it is noted; `nil` for what cannot be kept.
    let noted: String?
    /// The expression that is noted.
    let expression: String
    /// Whether only a closure of the member's own type sees all of it.
    let needsHandler: Bool
    /// The type in the handler's parameter list.
    let handlerType: String
    /// The argument that hands it to the handler.
    let handlerArgument: String
    /// Labels that cannot be used as names inside the body without backticks.
    private static let keywords: Set<String> = [
        "in", "for", "if", "is", "as", "do", "while", "switch", "case", "default", "return", "where", "guard",
        "else", "repeat", "break", "continue", "throw", "throws", "try", "catch", "defer", "class", "struct", "enum",
        "func", "import", "init", "operator", "protocol", "static", "subscript", "super", "true", "false", "nil",
        "extension", "internal", "private", "public", "fileprivate", "rethrows", "Self", "Any", "deinit",
        "associatedtype", "typealias", "precedencegroup", "fallthrough",
    ]
    /// Statements that come before.
    let preparation: String?

    init(
        _ parameter: ParameterFact, number: Int, generics: [GenericFact], taken: Set<String>,
        scope: [String], index: ProtocolIndex
    ) {
        let (words, bare) = parameter.type.undecorated
        let own = parameter.innerName ?? parameter.label
        let needsName = own == "_" || own == "`self`" || own == "self" || Self.keywords.contains(own) || taken.contains(own.trimmingBackticks)
        let local = needsName ? "argument\(number)" : own
        let label = parameter.innerName == nil && !needsName ? local : "\(parameter.label) \(local)"
        declaration = "\(label): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"

        let names = Set(generics.map(\.name))
        let noncopyable = Set(generics.filter { $0.isNoncopyable }.map(\.name))
        let followed = index.followed(bare, in: scope)
        let isInout = words.contains("inout")
        let isClosure = followed.isFunction
        let isEscaping = !isClosure || words.contains("@escaping") || parameter.isVariadic
        let isGeneric = bare.mentions { names.contains($0) }

        var type: String? = bare.notedText
        var value = local
        var preparation: String?
        var isSpecial = isInout
        if words.contains("@autoclosure"), case .function(_, let effects, let result) = followed {
            if effects.isEmpty {
                type = result.mentions { names.contains($0) } ? "Any" : result.notedText
                value = "\(local)()"
            } else {
                type = nil
            }
        } else if !isEscaping {
            type = nil
            isSpecial = true
        } else if case .prefixed("repeat", _) = bare {
            type = "[Any]"
            value = "\(local)Values"
            preparation = "var \(value): [Any] = []\nrepeat \(value).append(each \(local))"
        } else if index.isNoncopyable(bare, in: scope) || bare.mentions({ noncopyable.contains($0) }) {
            type = nil
            isSpecial = true
        } else if isGeneric || bare.containsSome {
            if case .prefixed("some", let constraint) = bare, !isGeneric {
                if case .suppressed = constraint { type = nil } else { type = "any \(constraint.operandText)" }
            } else {
                type = "Any"
            }
        }
        if parameter.isVariadic, let single = type { type = "[\(single)]" }
        if words.contains("borrowing") || words.contains("consuming"), type != nil { value = "copy \(value)" }
        noted = type
        expression = value
        needsHandler = isSpecial
        self.preparation = preparation
        let kept = words.filter { $0 != "@autoclosure" && $0 != "isolated" }
        handlerType = parameter.isVariadic ? "[\(bare.text)]" : (kept + [bare.text]).joined(separator: " ")
        let passed = words.contains("borrowing") && type != nil ? "copy \(local)" : local
        handlerArgument = isInout ? "&\(local)" : passed
    }
}

extension GenericFact {
    var isNoncopyable: Bool { bound?.text.contains("~Copyable") ?? false || bound?.text.contains("~Escapable") ?? false }
}

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
        case .implicitlyUnwrapped(let type): return TypeFact.optional(type).text
        case .function, .decorated: return "(\(text))"
        default: return text
        }
    }

    var containsSome: Bool {
        let pieces = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return pieces.contains("some")
    }
}

extension String {
    /// Whether an attribute is part of a function type, and not of the parameter that has it.
    fileprivate var belongsToFunctionTypes: Bool {
        guard hasPrefix("@") else { return self == "nonisolated(nonsending)" }
        return self != "@escaping" && self != "@autoclosure" && self != "@noescape"
    }
}
