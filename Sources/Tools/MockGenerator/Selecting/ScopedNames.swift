import SourceModel

/// Names as they are found from another place than the one they were written at.
extension ProtocolIndex {
    /// Types declared beside a nested protocol, named in full.
    func qualified(_ type: TypeFact, in scope: [String]) -> TypeFact {
        guard !scope.isEmpty else { return type }
        return type.replacing { name in
            for depth in stride(from: scope.count, to: 0, by: -1) {
                let key = (scope.prefix(depth) + [name]).joined(separator: ".")
                if types[key] != nil || aliases[key] != nil || places[key] != nil { return .name(key) }
            }
            return nil
        }
    }

    /// What a typealias declared in the protocol `own` stands for. From outside the protocol the
    /// compiler does not see through those that name an associated type.
    func ownAlias(_ type: TypeFact, in own: [String], depth: Int = 0) -> TypeFact? {
        guard depth < 8, case .named(nil, let name, let arguments) = type,
            let alias = aliases[(own + [name]).joined(separator: ".")]
        else { return nil }
        let map = Dictionary(zip(alias.generics, arguments), uniquingKeysWith: { first, _ in first })
        return alias.type.replacing { map[$0] }.rewritten { ownAlias($0, in: own, depth: depth + 1) }
    }
}
