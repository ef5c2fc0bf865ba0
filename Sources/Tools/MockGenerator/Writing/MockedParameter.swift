import SourceModel

/// A parameter of a mocked member: how it is declared, recorded, and passed to a handler.
struct MockedParameter {
    /// The parameter as the mock declares it.
    let declaration: String
    /// The name inside the member.
    let local: String
    /// The prefix of names that are derived from it.
    private let plainLocal: String
    /// The type by which it is recorded; `nil` if it cannot be stored.
    private(set) var recorded: String?
    /// The expression that is recorded.
    private(set) var expression: String
    /// Statements that come before the call is recorded.
    private(set) var preparation: String?
    /// Whether only a handler can receive it as it is.
    private(set) var needsHandler = false
    /// The type in the handler's parameter list; `nil` if it cannot be passed.
    private(set) var handlerType: String?
    private(set) var handlerArgument: String
    private(set) var handlerPreparation: String?

    /// - Parameters:
    ///   - taken: Names of the mock's own parts.
    ///   - stub: The name of the stub in the member, which casts generic values.
    init(
        _ parameter: ParameterFact, number: Int, of requirement: RequirementFact, taken: [String],
        stub: String,
        scope: [String], index: ProtocolIndex
    ) {
        let name = ParameterName(parameter, number: number, of: requirement, taken: taken)
        local = name.local
        plainLocal = name.plain
        expression = name.local
        handlerArgument = name.local
        // Callers need the parameter's result builder.
        let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.joined(separator: " ") + " "
        if requirement.generics.isEmpty, !parameter.isVariadic,
            let text = index.plainText(of: parameter.type, in: scope)
        {
            declaration = .chained(attributes, name.declared, ": ", text)
            (recorded, handlerType) = (text, text)
            return
        }
        declaration = .chained(
            attributes, name.declared, ": ", parameter.type.text, parameter.isVariadic ? "..." : "")
        let (words, bare) = parameter.type.withoutBlock.undecorated
        let followed = index.followed(bare, in: scope)
        if words.contains("@autoclosure"), case .function(_, let effects, let result) = followed {
            recordValue(of: result, effects: effects, words, bare, requirement, stub)
        } else if case .prefixed("repeat", let pattern) = bare {
            // Nonescaping closures cannot be stored.
            if !pattern.isFunction || pattern.undecorated.0.contains("@escaping") { recordPack(of: pattern) }
        } else if index.isNoncopyable(bare, in: scope) || requirement.isNoncopyable(bare) {
            needsHandler = true
            let isUntold = requirement.isGeneric(bare) || bare.containsSome
            handlerType = isUntold ? nil : Self.decorated(words, bare)
            handlerArgument = words.contains("inout") ? "&\(local)" : local
        } else {
            let isEscaping = !followed.isFunction || words.contains("@escaping") || parameter.isVariadic
            let isStorable = isEscaping && !bare.isFunctionOfPack
            if isStorable { record(bare, parameter, words, requirement) }
            needsHandler = !isStorable || words.contains("inout")
            pass(bare, followed, parameter, words, requirement, stub)
        }
    }

    private mutating func record(
        _ type: TypeFact, _ parameter: ParameterFact, _ words: [String], _ requirement: RequirementFact
    ) {
        var text = type.argumentText
        if case .prefixed("some", let constraint) = type, !requirement.isGeneric(type) {
            if case .suppressed = constraint { return }
            text = constraint.containsSome ? "Any" : "any \(constraint.operandText)"
        } else if case .metatype(_, "Type") = type, requirement.isGeneric(type) {
            text = "Any.Type"
        } else if requirement.isGeneric(type) || type.containsSome {
            text = "Any"
        }
        recorded = parameter.isVariadic ? "[\(text)]" : text
        if words.contains("borrowing") || words.contains("consuming") { expression = "copy \(local)" }
        if text == "Any", !parameter.isVariadic, type != .name("Any") { expression += " as Any" }
    }

    /// Evaluates an autoclosure once, if its effects permit.
    private mutating func recordValue(
        of result: TypeFact, effects: String, _ words: [String], _ type: TypeFact,
        _ requirement: RequirementFact,
        _ stub: String
    ) {
        let isRethrown = requirement.effects.throwing == "rethrows" && effects == " throws"
        guard effects.isEmpty || isRethrown else {
            let erased = ErasedClosure(
                type, of: requirement, named: local, stub: stub, isEscaping: words.contains("@escaping"))
            needsHandler = true
            handlerType = Self.decorated(words, erased?.type ?? type)
            handlerArgument = requirement.isGeneric(type) ? erased?.argument ?? local : local
            return
        }
        let isGeneric = requirement.isGeneric(result) || result.containsSome
        recorded = isGeneric ? "Any" : result.argumentText
        let isVoid = [.void, .name("Void")].contains(result)
        let value = (isRethrown ? "try " : "") + "\(local)()"
        preparation = isVoid ? value : "let \(plainLocal)Value = \(value)"
        expression = isVoid ? "()" : "\(plainLocal)Value" + (isGeneric ? " as Any" : "")
        handlerArgument = expression
        handlerType = recorded
    }

    private mutating func recordPack(of pattern: TypeFact) {
        recorded = "[Any]"
        expression = "\(plainLocal)Values"
        let isBare = if case .prefixed("each", _) = pattern { true } else { false }
        preparation =
            "var \(expression): [Any] = []\nrepeat \(expression).append(each \(local)\(isBare ? "" : " as Any"))"
        handlerType = recorded
        handlerArgument = expression
    }

    /// How a handler receives it: generic values as `Any`, closures over them as closures over `Any`.
    private mutating func pass(
        _ type: TypeFact, _ followed: TypeFact, _ parameter: ParameterFact, _ words: [String],
        _ requirement: RequirementFact, _ stub: String
    ) {
        let isInout = words.contains("inout")
        guard requirement.isGeneric(type) || type.containsSome else {
            handlerType =
                parameter.isVariadic ? "[\(type.withoutUnwrapping.text)]" : Self.decorated(words, type)
            handlerArgument = isInout ? "&\(local)" : words.contains("borrowing") ? "copy \(local)" : local
            // It is recorded too.
            if words.contains("sending"), recorded != nil, !isInout {
                handlerArgument = "unsafeTransfer(\(local))"
            }
            return
        }
        if isInout {
            handlerType = "inout Any"
            handlerPreparation =
                "var \(plainLocal)Any: Any = \(local)\ndefer { \(local) = \(stub).checked(\(plainLocal)Any) }"
            handlerArgument = "&\(plainLocal)Any"
        } else if let erased = ErasedClosure(
            type, of: requirement, named: local, stub: stub, isEscaping: words.contains("@escaping")),
            !parameter.isVariadic
        {
            handlerType = Self.decorated(words, erased.type)
            handlerArgument = erased.argument
            needsHandler = true
        } else {
            handlerType = recorded
            handlerArgument = expression
        }
    }

    /// The type in a function type's parameter list.
    private static func decorated(_ words: [String], _ type: TypeFact) -> String {
        let own = words.filter { $0 != "@autoclosure" && $0 != "isolated" }
        var bare = type.withoutUnwrapping
        if case .decorated(_, let inner) = bare { bare = inner }
        return own.isEmpty ? bare.text : (own + [bare.text]).joined(separator: " ")
    }
}

extension TypeFact {
    /// Whether it is a function with a pack of parameters, which no `Any` can hold.
    fileprivate var isFunctionOfPack: Bool {
        switch self {
        case .optional(let inner), .decorated(_, let inner): return inner.isFunctionOfPack
        case .function(let parameters, _, let result):
            let types = parameters.map(\.type) + [result]
            return types.contains {
                if case .prefixed("repeat", _) = $0 { true } else { $0.isFunctionOfPack }
            }
        default: return false
        }
    }
}
