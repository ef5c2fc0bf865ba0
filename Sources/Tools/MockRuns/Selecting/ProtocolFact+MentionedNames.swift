import MockGenerator
import SourceModel

extension TypeFact {
    /// Every identifier in it.
    var names: [String] {
        if case .named(nil, let name, let arguments) = self, arguments.isEmpty,
            name.utf8.allSatisfy(\.isPlain)
        {
            return [name]
        }
        return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}

extension ProtocolFact {
    /// The identifiers in its inheritance clause and constraints.
    var headNames: [String] {
        inherited.flatMap(\.names) + constraints.flatMap { $0.left.names + $0.right.names }
    }

    /// All identifiers in it, except for the names of its members.
    var mentionedNames: [String] {
        headNames + associatedTypes.flatMap(\.mentionedNames) + requirements.flatMap(\.mentionedNames)
    }
}

extension NominalFact {
    /// All identifiers in the types of its members, if these were read.
    var mentionedNames: [String] {
        guard let members else { return [] }
        return (members.all + members.statics + initializers).flatMap(\.mentionedNames)
    }
}

extension AssociatedTypeFact {
    fileprivate var mentionedNames: [String] {
        (inherited + constraints.flatMap { [$0.left, $0.right] }).flatMap(\.names)
    }
}

extension RequirementFact {
    fileprivate var mentionedNames: [String] {
        var types = [type] + parameters.map(\.type)
        types += generics.compactMap(\.bound)
        types += constraints.flatMap { [$0.left, $0.right] }
        types += [effects.errorType].compactMap { $0 }
        return types.flatMap(\.names)
    }
}
