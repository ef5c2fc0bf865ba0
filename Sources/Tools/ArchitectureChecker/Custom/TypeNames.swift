import SourceModel

/// The names in code that patterns are compared with.
package enum TypeNames {
    /// Every type named in a type, with and without the qualification before its dots.
    package static func all(_ type: TypeFact) -> [String] {
        type.namedParts.flatMap { part -> [String] in
            guard case .named(let base, let name, _) = part.type else { return [] }
            return base == nil ? [name] : [name, "\(base?.text ?? "").\(name)"]
        }
    }

    /// The types that a chain starts with: `Store` of `Store.shared.load`, both of `Module.Store()`.
    package static func front(of chain: ChainFact) -> [String] {
        guard case .name = chain.root else { return chain.generics.flatMap(all) }
        let types = chain.names.prefix { $0.first?.isUppercase == true }
        return types.map { $0 } + (types.count > 1 ? [types.joined(separator: ".")] : [])
            + chain.generics.flatMap(all)
    }

    /// The prefixes of a chain: `Store`, `Store.shared`, `Store.shared.load`.
    ///
    /// `.init` and `.shared` get the type that is expected there; `X.init` is `X` too.
    static func prefixes(of chain: ChainFact, expected: TypeFact?) -> [String] {
        let names: [String]
        switch chain.root {
        case .name: names = chain.names
        case .implicit:
            guard let expected = expected?.namedParts.first?.type, case .named(_, let name, _) = expected
            else { return [] }
            names = [name] + chain.names
        case .call, .other: return []
        }
        let whole = names.indices.map { names[...$0].joined(separator: ".") }
        // The module before a name may be omitted.
        let short =
            names.count > 1 && names[0].first?.isUppercase == true && names[1].first?.isUppercase == true
            ? names.indices.dropFirst().map { names[1...$0].joined(separator: ".") } : []
        return whole + short
    }
}
