import SourceModel

/// How a member that takes any number of arguments is called with those in an array, which Swift has no words for.
///
/// To the machine such a member is one that takes an array; so it is taken as a function, and called as what it is.
struct VariadicForwarding {
    /// The member as a function that is called with arrays.
    let function: String

    /// - Parameter place: The member with what it is called on, without its arguments' labels.
    /// - Throws: why its type cannot be written.
    init(_ requirement: RequirementFact, at place: String, in writer: ProxyWriter) throws(ForwardingProblem) {
        for parameter in requirement.parameters {
            let (words, bare) = parameter.type.undecorated
            if case .prefixed(let word, _) = bare, word == "some" || word == "repeat" {
                throw ForwardingProblem("takes any number of arguments beside one of a type without a name")
            }
            if words.contains("isolated") || writer.isUncopied(bare) {
                throw ForwardingProblem(
                    "takes any number of arguments beside one that only a call can hand on")
            }
        }
        if requirement.parameters.filter(\.isVariadic).count > 1 {
            throw ForwardingProblem(
                "takes any number of arguments twice, which no type of a function can say")
        }
        if requirement.isOfType, !requirement.modifiers.contains("nonisolated"), !writer.shape.isActor {
            // On a global actor, which may be the module's default, the compiler warns of the type that is sent with it.
            throw ForwardingProblem(
                "takes any number of arguments, which Swift cannot hand on to a member of a type")
        }
        if requirement.modifiers.contains("mutating") {
            throw ForwardingProblem(
                "takes any number of arguments and is mutating, and so is no function by itself")
        }
        let labels = requirement.parameters.map { ProxyArguments.inCall(requirement.callLabel(of: $0)) + ":" }
        let effects =
            requirement.isRethrowing
            ? Self.rethrowing(requirement)
            : MemberHead(requirement: requirement, access: "", index: writer.index).effects
        let result = Self.result(of: requirement, in: writer)
        let ending = "\(effects) -> \(result)"
        let declared = requirement.parameters.map {
            $0.type.text(roleFor: writer) + ($0.isVariadic ? "..." : "")
        }
        let taken = requirement.parameters.map { parameter in
            parameter.isVariadic
                ? "[\(parameter.type.text(roleFor: writer))]"
                : Self.plain(parameter.type).text(roleFor: writer)
        }
        let isTold = requirement.generics.isEmpty && !Self.isOverloaded(requirement, in: writer)
        let type = isTold ? "" : " as (\(declared.joined(separator: ", ")))\(ending)"
        function =
            "unsafeBitCast(\(place)(\(labels.joined()))\(type), "
            + "to: ((\(taken.joined(separator: ", ")))\(ending)).self)"
    }

    private static func isOverloaded(_ requirement: RequirementFact, in writer: ProxyWriter) -> Bool {
        writer.shape.requirements.filter { $0.signature == requirement.signature }.count > 1
    }

    private static func rethrowing(_ requirement: RequirementFact) -> String {
        (requirement.effects.isAsync ? " async" : "") + " throws"
    }

    /// An autoclosure is handed on as the closure that it is.
    private static func plain(_ type: TypeFact) -> TypeFact {
        guard case .decorated(let words, let part) = type else { return type }
        let others = words.filter { $0 != "@autoclosure" }
        return others.isEmpty ? part : .decorated(others, part)
    }

    private static func result(of requirement: RequirementFact, in writer: ProxyWriter) -> String {
        guard requirement.kind == .initializer else {
            return requirement.type == .void ? "Void" : requirement.type.text(roleFor: writer)
        }
        return writer.role + (requirement.failable.isEmpty ? "" : "?")
    }
}

extension TypeFact {
    /// With the role in place of its proxy.
    fileprivate func text(roleFor writer: ProxyWriter) -> String {
        mentions { $0 == writer.name }
            ? replacing { $0 == writer.name ? .name(writer.role) : nil }.text : text
    }
}
