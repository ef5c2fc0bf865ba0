import SourceModel

/// A closure over a member's generic parameters as one over `Any`, since what a test hands to a stub
/// cannot be generic.
struct ErasedClosure {
    let type: TypeFact
    /// The closure that stands for the one named `local`.
    let argument: String

    /// `nil` for what is no closure, or one that may not be wrapped.
    ///
    /// - Parameter isKept: whether it escapes, and so takes along what it uses by name.
    init?(_ type: TypeFact, of requirement: RequirementFact, named local: String, stub: String, isKept: Bool)
    {
        if case .optional(let inner) = type {
            guard let closure = ErasedClosure(inner, of: requirement, named: local, stub: stub, isKept: true)
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
            // Only its error is generic, which it may do without.
            argument = local
            return
        }
        // A closure that does not escape cannot be handed from one to the other.
        guard
            !parameters.contains(where: { $0.type.isFunction && !$0.type.undecorated.0.contains("@escaping") }
            )
        else { return nil }
        guard !parameters.contains(where: \.isVariadic) else { return nil }
        // A deferred block knows no arguments without a name.
        let isNamed = parameters.contains { $0.type.isInout && requirement.isGeneric($0.type) }
        // What it would take out of an `Any` may not be sent where the closure waits.
        if isNamed, plain.contains("async") { return nil }
        let given = parameters.indices.map { isNamed ? "given\($0)" : "$\($0)" }
        var before: [String] = []
        let arguments = parameters.enumerated().map { place, parameter in
            if case .prefixed("repeat", let pattern) = parameter.type {
                before.append("let pack\(place) = ErasedPack(\(given[place]), of: \(stub)); ")
                return "repeat pack\(place).next(as: (\(pattern.text)).self)"
            }
            if parameter.type.isInout, requirement.isGeneric(parameter.type) {
                let type = parameter.type.undecorated.1.text
                before.append(
                    "var value\(place): \(type) = \(stub).checked(\(given[place])); defer { \(given[place]) = value\(place) }; "
                )
                return "&value\(place)"
            }
            if parameter.type.isInout { return "&" + given[place] }
            let value =
                requirement.isGeneric(parameter.type) ? "\(stub).checked(\(given[place]))" : given[place]
            // What the test calls it with is the closure's from then on.
            return plain.contains("async") ? "unsafeSending(\(value))" : value
        }
        let marks = (plain.contains("throws") ? "try " : "") + (plain.contains("async") ? "await " : "")
        let call = "\(marks)\(local)(\(arguments.joined(separator: ", ")))"
        let kept = isKept && !requirement.isStatic && (before + [call]).contains { $0.contains(stub) }
        let names = (kept ? ["[\(stub)]"] : []) + (isNamed ? [given.joined(separator: ", ")] : [])
        let list = names.isEmpty ? "" : names.joined(separator: " ") + " in "
        argument = "{ \(list)\(before.joined())\(before.isEmpty ? "" : "return ")\(call) }"
    }
}

extension RequirementFact {
    /// Whether a closure of these attributes may take along the generic types it is of: one that runs elsewhere only
    /// where their values may go there.
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

    /// Whether all that it bounds is `Sendable`, or at least its type is.
    var isOfSendable: Bool {
        if case .composition(let types) = self { return types.contains(where: \.isOfSendable) }
        let name = bareName.withoutSystemModule ?? bareName
        return ["Sendable", "SendableMetatype", "Error"].contains(name)
    }
}
