import SourceModel

/// Calls a variadic member with an array of arguments, for which Swift has no syntax.
///
/// In the calling convention a variadic parameter is an array, so the member's function type is cast to one with arrays.
struct VariadicForwarding {
    /// The member as a function that takes arrays.
    let function: String

    /// - Parameter member: The member and its base, without argument labels.
    /// - Throws: `ForwardingProblem` if its type cannot be written.
    init(_ requirement: RequirementFact, at member: String, in context: ProxyContext)
        throws(ForwardingProblem)
    {
        for parameter in requirement.parameters {
            let (words, bare) = parameter.type.undecorated
            if case .prefixed(let word, _) = bare, word == "some" || word == "repeat" {
                throw ForwardingProblem(
                    "is variadic and has a parameter of an opaque type or a parameter pack")
            }
            if words.contains("isolated") || context.isNoncopyable(bare) {
                throw ForwardingProblem(
                    "is variadic and has an isolated or noncopyable parameter")
            }
        }
        if requirement.parameters.filter(\.isVariadic).count > 1 {
            throw ForwardingProblem(
                "has two variadic parameters, which a function type cannot express")
        }
        if requirement.isOfType, !requirement.modifiers.contains("nonisolated"), !context.shape.isActor {
            // On a global actor, which may be the module's default, the compiler warns that the type is sent too.
            throw ForwardingProblem(
                "is variadic, and Swift cannot forward an array to a variadic static member or initializer")
        }
        if requirement.modifiers.contains("mutating") {
            throw ForwardingProblem(
                "is variadic and mutating, and cannot be used as a function value")
        }
        let labels = requirement.parameters.map { requirement.callLabel(of: $0).labelInCall + ":" }
        let effects =
            requirement.isRethrowing
            ? Self.rethrowing(requirement)
            : MemberHead(requirement: requirement, access: "", index: context.index).effects
        let result = Self.result(of: requirement, in: context)
        let ending = "\(effects) -> \(result)"
        let declared = requirement.parameters.map {
            $0.type.text(roleFor: context) + ($0.isVariadic ? "..." : "")
        }
        let taken = requirement.parameters.map { parameter in
            parameter.isVariadic
                ? "[\(parameter.type.text(roleFor: context))]"
                : Self.plain(parameter.type).text(roleFor: context)
        }
        let isUnambiguous = requirement.generics.isEmpty && !Self.isOverloaded(requirement, in: context)
        let type = isUnambiguous ? "" : " as (\(declared.joined(separator: ", ")))\(ending)"
        function =
            "unsafeBitCast(\(member)(\(labels.joined()))\(type), "
            + "to: ((\(taken.joined(separator: ", ")))\(ending)).self)"
    }

    private static func isOverloaded(_ requirement: RequirementFact, in context: ProxyContext) -> Bool {
        context.shape.requirements.filter { $0.signature == requirement.signature }.count > 1
    }

    private static func rethrowing(_ requirement: RequirementFact) -> String {
        (requirement.effects.isAsync ? " async" : "") + " throws"
    }

    /// An autoclosure is forwarded as a closure.
    private static func plain(_ type: TypeFact) -> TypeFact {
        guard case .decorated(let words, let part) = type else { return type }
        let others = words.filter { $0 != "@autoclosure" }
        return others.isEmpty ? part : .decorated(others, part)
    }

    private static func result(of requirement: RequirementFact, in context: ProxyContext) -> String {
        guard requirement.kind == .initializer else {
            return requirement.type == .void ? "Void" : requirement.type.text(roleFor: context)
        }
        return context.role + (requirement.failable.isEmpty ? "" : "?")
    }
}

extension TypeFact {
    /// The text with the role's type instead of the proxy's.
    fileprivate func text(roleFor context: ProxyContext) -> String {
        mentions { $0 == context.name }
            ? replacing { $0 == context.name ? .name(context.role) : nil }.text : text
    }
}
