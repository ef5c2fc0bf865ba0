import SourceModel

/// All types of a requirement.
extension RequirementFact {
    /// The requirement with the names in its types replaced for which `replacement` returns a type.
    func replacing(_ replacement: (String) -> TypeFact?) -> RequirementFact {
        mappingTypes { $0.replacing(replacement) }
    }

    /// Whether any of its types mentions an unqualified name for which `isOne` returns `true`.
    func mentions(_ isOne: (String) -> Bool) -> Bool {
        type.mentions(isOne) || effects.errorType?.mentions(isOne) ?? false
            || parameters.contains { $0.type.mentions(isOne) }
            || generics.contains { $0.bound?.mentions(isOne) ?? false }
            || constraints.contains { $0.left.mentions(isOne) || $0.right.mentions(isOne) }
    }

    func mappingTypes(_ change: (TypeFact) -> TypeFact) -> RequirementFact {
        var copy = self
        copy.type = change(type)
        copy.effects.errorType = effects.errorType.map(change)
        copy.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = change(parameter.type)
            return parameter
        }
        copy.generics = generics.map { generic in
            var generic = generic
            generic.bound = generic.bound.map(change)
            return generic
        }
        copy.constraints = constraints.map { ConstraintFact(change($0.left), $0.relation, change($0.right)) }
        return copy
    }

    /// The requirement with other names for generic parameters that would shadow one of the mock's, which Swift forbids.
    func renamingGenerics(besides taken: Set<String>) -> RequirementFact {
        var fresh: [String: String] = [:]
        for name in generics.map(\.name) where taken.contains(name) {
            var other = name + "_"
            while taken.contains(other) || generics.contains(where: { $0.name == other }) { other += "_" }
            fresh[name] = other
        }
        guard !fresh.isEmpty else { return self }
        var copy = replacing { fresh[$0].map { .name($0) } }
        for position in generics.indices {
            copy.generics[position].name = fresh[generics[position].name] ?? generics[position].name
        }
        return copy
    }

    /// A rethrowing requirement as a method that is generic over its error, which satisfies it. Unlike a rethrowing method it
    /// can throw a stubbed error.
    var withTypedRethrow: RequirementFact {
        guard effects.throwing == "rethrows" else { return self }
        var copy = self
        let error = TypeFact.name(generics.contains { $0.name == "Failure" } ? "RethrownFailure" : "Failure")
        var positions: [Int] = []
        for (position, parameter) in parameters.enumerated() {
            guard let type = parameter.type.throwing(error) else { continue }
            // The mock evaluates an autoclosure itself, and then rethrows.
            if parameter.type.undecorated.0.contains("@autoclosure") { return self }
            positions.append(position)
            copy.parameters[position].type = type
        }
        guard !positions.isEmpty else { return self }
        copy.generics.append(GenericFact(error.text, bound: .name("Swift.Error")))
        copy.effects.throwing = "throws"
        copy.effects.errorType = error
        copy.modifiers.append("rethrows")
        return copy
    }
}

extension TypeFact {
    /// A function type that throws any error, as one that throws `error`.
    fileprivate func throwing(_ error: TypeFact) -> TypeFact? {
        switch self {
        case .decorated(let words, let type): return type.throwing(error).map { .decorated(words, $0) }
        case .optional(let type): return type.throwing(error).map { .optional($0) }
        case .function(let parameters, let effects, let result):
            guard effects.hasSuffix(" throws") else { return nil }
            return .function(parameters: parameters, effects: effects + "(\(error.text))", result: result)
        default: return nil
        }
    }
}
