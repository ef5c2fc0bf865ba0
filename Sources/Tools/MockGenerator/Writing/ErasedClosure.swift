import SourceModel

/// A closure that mentions a member's generic parameters, as a closure that uses `Any` instead. The handler of a stub cannot be
/// generic.
struct ErasedClosure {
    let type: TypeFact
    /// The expression that wraps the closure named `local`.
    let argument: String

    /// - Parameter isEscaping: Whether the closure escapes, and so captures what it uses by name.
    /// - Returns: `nil` if the type is not a closure, or the closure cannot be wrapped.
    init?(
        _ type: TypeFact, of requirement: RequirementFact, named local: String, stub: String, isEscaping: Bool
    ) {
        if case .optional(let inner) = type {
            guard
                let closure = ErasedClosure(
                    inner, of: requirement, named: local, stub: stub, isEscaping: true)
            else { return nil }
            self.type = .optional(closure.type)
            argument = "\(local).map { \(local) in \(closure.argument) }"
            return
        }
        var (type, words) = (type, [String]())
        if case .decorated(let attributes, let inner) = type, requirement.canTakeAlong(type, attributes) {
            (type, words) = (inner, attributes)
        }
        guard case .function(let parameters, let effects, let result) = type else { return nil }
        func erase(_ type: TypeFact) -> TypeFact {
            if case .prefixed("repeat", _) = type { return .array(.name("Any")) }
            if type.isInout, requirement.isGeneric(type) { return .decorated(["inout"], .name("Any")) }
            return requirement.isGeneric(type) ? .name("Any") : type
        }
        let plain = effects.prefix { $0 != "(" }
        let erased = TypeFact.function(
            parameters: parameters.map { .init(label: $0.label, type: erase($0.type), isVariadic: false) },
            effects: String(plain), result: erase(result))
        self.type = words.isEmpty ? erased : .decorated(words, erased)
        guard requirement.isGeneric(result) || parameters.contains(where: { requirement.isGeneric($0.type) })
        else {
            // Only its error is generic, and errors need no wrapping.
            argument = local
            return
        }
        // A nonescaping closure cannot be passed from one closure to another.
        guard
            !parameters.contains(where: { $0.type.isFunction && !$0.type.undecorated.0.contains("@escaping") }
            )
        else { return nil }
        guard !parameters.contains(where: \.isVariadic) else { return nil }
        // A `defer` block cannot use anonymous arguments.
        let isNamed = parameters.contains { $0.type.isInout && requirement.isGeneric($0.type) }
        // A value from an `Any` cannot be sent to an asynchronous closure.
        if isNamed, plain.contains("async") { return nil }
        let given = parameters.indices.map { isNamed ? "given\($0)" : "$\($0)" }
        var before: [String] = []
        let arguments = parameters.enumerated().map { position, parameter in
            if case .prefixed("repeat", let pattern) = parameter.type {
                before.append("let pack\(position) = ErasedPack(\(given[position]), of: \(stub)); ")
                return "repeat pack\(position).next(as: (\(pattern.text)).self)"
            }
            if parameter.type.isInout, requirement.isGeneric(parameter.type) {
                let type = parameter.type.undecorated.1.text
                before.append(
                    "var value\(position): \(type) = \(stub).checked(\(given[position])); defer { \(given[position]) = value\(position) }; "
                )
                return "&value\(position)"
            }
            if parameter.type.isInout { return "&" + given[position] }
            let value =
                requirement.isGeneric(parameter.type)
                ? "\(stub).checked(\(given[position]))" : given[position]
            // The test transfers the argument to the closure.
            return plain.contains("async") ? "unsafeTransfer(\(value))" : value
        }
        let marks = (plain.contains("throws") ? "try " : "") + (plain.contains("async") ? "await " : "")
        let call = "\(marks)\(local)(\(arguments.joined(separator: ", ")))"
        let capturesStub =
            isEscaping && !requirement.isStatic && (before + [call]).contains { $0.contains(stub) }
        let names = (capturesStub ? ["[\(stub)]"] : []) + (isNamed ? [given.joined(separator: ", ")] : [])
        let list = names.isEmpty ? "" : names.joined(separator: " ") + " in "
        argument = "{ \(list)\(before.joined())\(before.isEmpty ? "" : "return ")\(call) }"
    }
}

extension RequirementFact {
    /// Whether a closure with these attributes can capture the generic types that it mentions. One that runs in another isolation
    /// can only capture sendable ones.
    fileprivate func canTakeAlong(_ type: TypeFact, _ attributes: [String]) -> Bool {
        guard
            attributes.allSatisfy({
                $0 == "@Sendable" || $0 == "nonisolated(nonsending)" || $0.hasSuffix("Actor")
            })
        else { return false }
        if attributes == ["nonisolated(nonsending)"] { return true }
        return generics.allSatisfy { generic in
            let bounds = [generic.bound] + constraints.filter { $0.left == .name(generic.name) }.map(\.right)
            return bounds.contains { $0?.isOfSendable ?? false } || !type.mentions { $0 == generic.name }
        }
    }
}

extension TypeFact {
    fileprivate var isInout: Bool { undecorated.0.contains("inout") }

    /// Whether a conformance to it implies `Sendable` or `SendableMetatype`.
    var isOfSendable: Bool {
        if case .composition(let types) = self { return types.contains(where: \.isOfSendable) }
        let name = bareName.withoutSystemModule ?? bareName
        return ["Sendable", "SendableMetatype", "Error"].contains(name)
    }
}
