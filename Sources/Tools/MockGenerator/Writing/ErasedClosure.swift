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
        // One that is `@Sendable` may not take the generic type along.
        guard case .function(let parameters, let effects, let result) = type else { return nil }
        func erase(_ type: TypeFact) -> TypeFact { requirement.isGeneric(type) ? .name("Any") : type }
        let plain = effects.prefix { $0 != "(" }
        self.type = .function(
            parameters: parameters.map { .init(label: $0.label, type: erase($0.type), isVariadic: false) },
            effects: String(plain), result: erase(result))
        guard !parameters.contains(where: { $0.isVariadic || $0.type.undecorated.0.contains("inout") }) else {
            return nil
        }
        let arguments = parameters.enumerated().map { place, parameter in
            let value = requirement.isGeneric(parameter.type) ? "\(stub).checked($\(place))" : "$\(place)"
            // What the test calls it with is the closure's from then on.
            return plain.contains("async") ? "unsafeSending(\(value))" : value
        }
        let marks = (plain.contains("throws") ? "try " : "") + (plain.contains("async") ? "await " : "")
        let call = "\(marks)\(local)(\(arguments.joined(separator: ", ")))"
        let list = isKept && !requirement.isStatic && call.contains(stub) ? "[\(stub)] in " : ""
        argument = "{ \(list)\(call) }"
    }
}
