import SourceModel

/// A parameter of a mocked member: how it is declared, what of it is noted, how it is passed on.
struct MockedParameter {
    /// The parameter as the mock declares it.
    let declaration: String
    /// The name inside the member.
    let local: String
    /// The beginning of other names made of it.
    private let plainLocal: String
    /// The type under which it is noted; `nil` for what cannot be kept.
    private(set) var noted: String?
    /// The expression that is noted.
    private(set) var expression: String
    /// Statements that come before.
    private(set) var preparation: String?
    /// Whether only a closure of the member's own type sees all of it.
    private(set) var needsHandler = false
    /// The type in that closure's parameter list; `nil` for what cannot be passed to it.
    private(set) var handlerType: String?
    private(set) var handlerArgument: String
    private(set) var handlerPreparation: String?

    /// - Parameters:
    ///   - taken: names that belong to the mock's own parts.
    ///   - stub: how the member refers to its stub, which takes generic values out of `Any`.
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
        // A result builder is the caller's to see.
        let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.joined(separator: " ") + " "
        if requirement.generics.isEmpty, !parameter.isVariadic,
            let text = index.plainText(of: parameter.type, in: scope)
        {
            declaration = .chained(attributes, name.declared, ": ", text)
            (noted, handlerType) = (text, text)
            return
        }
        declaration = .chained(
            attributes, name.declared, ": ", parameter.type.text, parameter.isVariadic ? "..." : "")
        let (words, bare) = parameter.type.withoutBlock.undecorated
        let followed = index.followed(bare, in: scope)
        if words.contains("@autoclosure"), case .function(_, let effects, let result) = followed {
            noteValue(of: result, effects: effects, words, bare, requirement, stub)
        } else if case .prefixed("repeat", let pattern) = bare {
            // Closures that do not escape cannot be kept.
            if !pattern.isFunction || pattern.undecorated.0.contains("@escaping") { notePack(of: pattern) }
        } else if index.isNoncopyable(bare, in: scope) || requirement.isNoncopyable(bare) {
            needsHandler = true
            let isUntold = requirement.isGeneric(bare) || bare.containsSome
            handlerType = isUntold ? nil : Self.decorated(words, bare)
            handlerArgument = words.contains("inout") ? "&\(local)" : local
        } else {
            let isEscaping = !followed.isFunction || words.contains("@escaping") || parameter.isVariadic
            if isEscaping { note(bare, parameter, words, requirement) }
            needsHandler = !isEscaping || words.contains("inout")
            pass(bare, followed, parameter, words, requirement, stub)
        }
    }

    private mutating func note(
        _ type: TypeFact, _ parameter: ParameterFact, _ words: [String], _ requirement: RequirementFact
    ) {
        var kept = type.notedText
        if case .prefixed("some", let constraint) = type, !requirement.isGeneric(type) {
            if case .suppressed = constraint { return }
            kept = "any \(constraint.operandText)"
        } else if case .metatype(_, "Type") = type, requirement.isGeneric(type) {
            kept = "Any.Type"
        } else if requirement.isGeneric(type) || type.containsSome {
            kept = "Any"
        }
        noted = parameter.isVariadic ? "[\(kept)]" : kept
        if words.contains("borrowing") || words.contains("consuming") { expression = "copy \(local)" }
        if kept == "Any", !parameter.isVariadic, type != .name("Any") { expression += " as Any" }
    }

    /// An autoclosure is asked once for its value, where that can be done.
    private mutating func noteValue(
        of result: TypeFact, effects: String, _ words: [String], _ type: TypeFact,
        _ requirement: RequirementFact,
        _ stub: String
    ) {
        let isRethrown = requirement.effects.throwing == "rethrows" && effects == " throws"
        guard effects.isEmpty || isRethrown else {
            let erased = ErasedClosure(
                type, of: requirement, named: local, stub: stub, isKept: words.contains("@escaping"))
            needsHandler = true
            handlerType = Self.decorated(words, erased?.type ?? type)
            handlerArgument = requirement.isGeneric(type) ? erased?.argument ?? local : local
            return
        }
        let isGeneric = requirement.isGeneric(result) || result.containsSome
        noted = isGeneric ? "Any" : result.notedText
        let isVoid = [.void, .name("Void")].contains(result)
        let value = (isRethrown ? "try " : "") + "\(local)()"
        preparation = isVoid ? value : "let \(plainLocal)Value = \(value)"
        expression = isVoid ? "()" : "\(plainLocal)Value" + (isGeneric ? " as Any" : "")
        handlerArgument = expression
        handlerType = noted
    }

    private mutating func notePack(of pattern: TypeFact) {
        noted = "[Any]"
        expression = "\(plainLocal)Values"
        let isBare = if case .prefixed("each", _) = pattern { true } else { false }
        preparation =
            "var \(expression): [Any] = []\nrepeat \(expression).append(each \(local)\(isBare ? "" : " as Any"))"
        handlerType = noted
        handlerArgument = expression
    }

    /// How a handler gets it: generic values as `Any`, closures over them as closures over `Any`.
    private mutating func pass(
        _ type: TypeFact, _ followed: TypeFact, _ parameter: ParameterFact, _ words: [String],
        _ requirement: RequirementFact, _ stub: String
    ) {
        let isInout = words.contains("inout")
        guard requirement.isGeneric(type) || type.containsSome else {
            handlerType =
                parameter.isVariadic ? "[\(type.withoutUnwrapping.text)]" : Self.decorated(words, type)
            handlerArgument = isInout ? "&\(local)" : words.contains("borrowing") ? "copy \(local)" : local
            // It is noted as well.
            if words.contains("sending"), noted != nil, !isInout {
                handlerArgument = "unsafeSending(\(local))"
            }
            return
        }
        if isInout {
            handlerType = "inout Any"
            handlerPreparation =
                "var \(plainLocal)Any: Any = \(local)\ndefer { \(local) = \(stub).checked(\(plainLocal)Any) }"
            handlerArgument = "&\(plainLocal)Any"
        } else if let erased = ErasedClosure(
            type, of: requirement, named: local, stub: stub, isKept: words.contains("@escaping")),
            !parameter.isVariadic
        {
            handlerType = Self.decorated(words, erased.type)
            handlerArgument = erased.argument
            needsHandler = true
        } else {
            handlerType = noted
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
