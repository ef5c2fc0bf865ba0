import SourceModel

/// Names that are moved to another scope.
extension ProtocolIndex {
    /// A type with the names that are declared in the scope qualified.
    func qualified(_ type: TypeFact, in scope: [String]) -> TypeFact {
        guard !scope.isEmpty else { return type }
        return type.replacing { name in
            for depth in stride(from: scope.count, to: 0, by: -1) {
                let key = (scope.prefix(depth) + [name]).joined(separator: ".")
                if types[key] != nil || aliases[key] != nil || indexByName[key] != nil { return .name(key) }
            }
            return nil
        }
    }

    /// The scopes of a protocol and of those it refines that declare typealiases, its own first.
    func aliasScopes(of fact: ProtocolFact, depth: Int = 0) -> [[String]] {
        guard hasAnyOwnAliases, depth < 16 else { return [] }
        let own = fact.scope + [fact.name]
        let refined = parents(of: fact).compactMap { findProtocol($0.bareName, in: fact.scope, by: fact) }
        let inherited = refined.flatMap { aliasScopes(of: $0, depth: depth + 1) }
        return (hasAliases(in: own) ? [own] : []) + inherited
    }

    /// The type behind a typealias of the protocol `own`. Outside of the protocol the compiler does not resolve typealiases
    /// that mention an associated type.
    func ownAlias(_ type: TypeFact, in own: [String], depth: Int = 0) -> TypeFact? {
        guard depth < 8, case .named(nil, let name, let arguments) = type,
            let alias = aliases[(own + [name]).joined(separator: ".")]
        else { return nil }
        let map = Dictionary(zip(alias.generics, arguments), uniquingKeysWith: { first, _ in first })
        return alias.type.replacing { map[$0] }.rewritten { ownAlias($0, in: own, depth: depth + 1) }
    }
}
