import SourceModel

/// The declaration of a member in a conforming class, up to its body.
struct MemberHead {
    let requirement: RequirementFact
    let access: String
    let index: ProtocolIndex

    func callable(_ keyword: String, _ parameters: [String], result: String, hasEffects: Bool = true)
        -> String
    {
        var text = front
        text += keyword
        if !requirement.generics.isEmpty {
            text += "<" + requirement.generics.map(\.text).joined(separator: ", ") + ">"
        }
        text += "("
        for (position, parameter) in parameters.enumerated() {
            if position > 0 { text += ", " }
            text += parameter
        }
        text += ")"
        if hasEffects { text += effects }
        text += result
        if !requirement.constraints.isEmpty {
            text += " where " + requirement.constraints.map(\.text).joined(separator: ", ")
        }
        return text
    }

    var property: String { front + "var " + requirement.name + ": " + requirement.type.text }

    /// `async` and `throws` as declared.
    var effects: String {
        var text = requirement.effects.isAsync ? " async" : ""
        switch requirement.effects.throwing {
        case "throws": text += " throws" + (requirement.effects.errorType.map { "(\($0.text))" } ?? "")
        case "rethrows": text += " rethrows"
        default: break
        }
        return text
    }

    /// Whether the body needs `return`, since an attribute of the requirement may be a result builder, which the compiler would
    /// apply to the member.
    var needsReturn: Bool {
        requirement.attributes.contains { attribute in
            !index.isGlobalActor(attribute) && !Self.repeated.contains { attribute.hasPrefix($0) }
        }
    }

    private var front: String { attributes + access + modifiers }

    private static let repeated = [
        "@available", "@discardableResult", "@Sendable", "@concurrent", "@_disfavoredOverload",
        "@preconcurrency",
    ]

    private var attributes: String {
        guard !requirement.attributes.isEmpty else { return "" }
        let remaining = requirement.attributes.filter { attribute in
            index.isGlobalActor(attribute) || Self.repeated.contains { attribute.hasPrefix($0) }
        }
        return remaining.map { $0 + ($0.contains("(") ? "\n" : " ") }.joined()
    }

    private var modifiers: String {
        guard !requirement.modifiers.isEmpty else { return "" }
        let isOverride = requirement.modifiers.contains(RequirementFact.overridesObject)
        return (isOverride ? "override " : "")
            + requirement.modifiers.filter {
                ["static", "nonisolated", "prefix", "postfix", "nonisolated(nonsending)", "class"].contains(
                    $0)
            }.map { ($0 == "class" ? "static" : $0) + " " }.joined()
    }
}

extension RequirementFact {
    /// The name with argument labels: `present(_:isNew:)`.
    var signature: String {
        guard kind != .property else { return name }
        let isOperator = isOperator
        var text = name + "("
        for parameter in parameters {
            text += callLabel(of: parameter, isOperator: isOperator)
            text += ":"
        }
        return text + ")"
    }

    /// The name with argument labels and types: `present(_: Ride, isNew: Bool)`.
    var typedSignature: String {
        let isOperator = isOperator
        let texts = parameters.map { "\(callLabel(of: $0, isOperator: isOperator)): \($0.type.text)" }
        return "\(name)(\(texts.joined(separator: ", ")))"
    }

    var isOperator: Bool {
        guard kind == .method else { return false }
        if let first = name.utf8.first, first.isPlain { return false }
        return !name.contains { $0.isPlain || $0 == "`" }
    }

    /// The argument label in a call; `_` for none.
    func callLabel(of parameter: ParameterFact) -> String {
        callLabel(of: parameter, isOperator: isOperator)
    }

    private func callLabel(of parameter: ParameterFact, isOperator: Bool) -> String {
        let hasNone = isOperator || kind == .subscript && parameter.innerName == nil
        return hasNone ? "_" : parameter.label
    }

    /// Whether a type mentions one of the member's own generic parameters.
    func isGeneric(_ type: TypeFact) -> Bool {
        guard !generics.isEmpty else { return false }
        return type.mentions { name in generics.contains { $0.name == name } }
    }
}
