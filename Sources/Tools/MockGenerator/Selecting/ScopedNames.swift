import SourceModel

/// Names as they are found from another place than the one they were written at.
extension ProtocolIndex {
    /// Types declared beside a nested protocol, named in full.
    func qualified(_ type: TypeFact, in scope: [String]) -> TypeFact {
        guard !scope.isEmpty else { return type }
        return type.replacing { name in
            for depth in stride(from: scope.count, to: 0, by: -1) {
                let key = (scope.prefix(depth) + [name]).joined(separator: ".")
                if types[key] != nil || aliases[key] != nil || protocols[key] != nil { return .name(key) }
            }
            return nil
        }
    }

    /// The typealiases that a protocol or an extension of it declares.
    func aliases(in scope: [String]) -> [AliasFact] {
        aliases.values.filter { $0.scope == scope }.sorted { $0.name < $1.name }
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

    /// Whether an attribute, as it is written, isolates to a global actor.
    func isGlobalActor(_ attribute: String) -> Bool { globalActors.contains(String(attribute.dropFirst())) }

    /// Whether values of a type cannot be copied, as far as the sources tell.
    func isNoncopyable(_ type: TypeFact, in scope: [String]) -> Bool {
        var found = false
        _ = type.rewritten { part in
            if case .named = part, let fact = findType(part.bareName, in: scope), fact.isSuppressing {
                found = true
            }
            // A function can be copied whatever it takes and gives back.
            if case .function = part { found = false }
            return nil
        }
        return found
    }
}

extension NominalFact {
    fileprivate var isSuppressing: Bool {
        inherited.contains {
            [TypeFact.suppressed(.name("Copyable")), .suppressed(.name("Escapable"))].contains($0)
        }
    }
}
