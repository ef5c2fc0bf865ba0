/// Finds what a name means in the context that uses it.
///
/// The order is Swift's: generic parameters, types nested in those around (and in their supertypes), the own
/// module, then imported modules. A name that two imported modules have means nothing.
struct NameLookup {
    struct Context {
        var module: Int
        var file: Int
        var type: TypeEntity.ID?
        var generics: Set<String> = []
    }

    enum Meaning {
        case type(TypeEntity.ID)
        case alias(NameIndex.Alias)
    }

    let index: NameIndex
    /// The first declaration of every type.
    let heads: [TypeEntity.Part]

    /// How many aliases may stand behind one another; more is a circle.
    private static let deepest = 16

    /// The types that a written type is about; more than one only for compositions.
    func types(_ fact: TypeFact, from context: Context, depth: Int = 0) -> [TypeEntity.ID] {
        guard depth < Self.deepest else { return [] }
        switch fact {
        case .named(nil, let name, let arguments):
            if name == "Self" { return context.type.map { [$0] } ?? [] }
            guard !context.generics.contains(name), let meaning = meaning(of: name, from: context) else {
                return []
            }
            return types(meaning, arguments, from: context, depth)
        case .named(let base?, let name, let arguments):
            guard let meaning = meaning(of: name, in: base, from: context, depth) else { return [] }
            return types(meaning, arguments, from: context, depth)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .decorated(_, let inner):
            return types(inner, from: context, depth: depth + 1)
        case .prefixed(let word, let inner):
            return word == "any" || word == "some" ? types(inner, from: context, depth: depth + 1) : []
        case .composition(let parts):
            return parts.flatMap { types($0, from: context, depth: depth + 1) }
        default: return []
        }
    }

    private func types(
        _ meaning: Meaning, _ arguments: [TypeFact], from context: Context, _ depth: Int
    ) -> [TypeEntity.ID] {
        switch meaning {
        case .type(let id): return [id]
        case .alias(let alias):
            guard !alias.isConditional else { return [] }
            var home = Context(module: alias.module, file: alias.file)
            home.type = index.types[alias.module][alias.fact.scope.joined(separator: ".")]?.first
            let generics = alias.fact.generics
            if case .named(nil, let name, _) = alias.fact.type, let position = generics.firstIndex(of: name) {
                // The alias of its own parameter means what stands in the angle brackets.
                guard position < arguments.count else { return [] }
                return types(arguments[position], from: context, depth: depth + 1)
            }
            home.generics = Set(generics)
            return types(alias.fact.type, from: home, depth: depth + 1)
        }
    }

    /// What a written name means, without following an alias.
    func meaning(_ fact: TypeFact, from context: Context) -> Meaning? {
        guard case .named(let base, let name, _) = fact else { return nil }
        if let base { return meaning(of: name, in: base, from: context, 0) }
        return context.generics.contains(name) ? nil : meaning(of: name, from: context)
    }

    // MARK: Plain names

    func meaning(of name: String, from context: Context) -> Meaning? {
        guard index.known.contains(name) else { return nil }
        if index.nested.contains(name), let type = context.type,
            let found = nested(name, around: type, from: context)
        {
            return found
        }
        if let found = candidate(name, in: context.module, from: context) { return found }
        let found = index.visible[context.module][context.file].compactMap {
            candidate(name, in: $0.module, from: context)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Looks in a type, its supertypes, and then in the types around it.
    private func nested(_ name: String, around type: TypeEntity.ID, from context: Context) -> Meaning? {
        var current: TypeEntity.ID? = type
        while let id = current {
            if let found = member(name, of: id, from: context) { return found }
            current = outer(of: id)
        }
        return nil
    }

    func outer(of id: TypeEntity.ID) -> TypeEntity.ID? {
        let head = heads[id]
        guard !head.fact.scope.isEmpty else { return nil }
        return index.types[head.module][head.fact.scope.joined(separator: ".")]?.first
    }

    /// A type or alias nested in a type or in what it inherits from.
    func member(_ name: String, of id: TypeEntity.ID, from context: Context) -> Meaning? {
        var seen: Set<TypeEntity.ID> = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            let head = heads[next]
            let full = head.fact.qualifiedName + "." + name
            if let found = candidate(full, in: head.module, from: context) { return found }
            if head.module != context.module,
                let found = candidate(full, in: context.module, from: context)
            {
                return found
            }
            for parent in index.supertypes[next] where seen.insert(parent).inserted { waiting.append(parent) }
        }
        return nil
    }

    // MARK: Names with something before the dot

    private func meaning(of name: String, in base: TypeFact, from context: Context, _ depth: Int) -> Meaning?
    {
        guard index.known.contains(name) else { return nil }
        if let id = types(base, from: context, depth: depth + 1).first {
            return member(name, of: id, from: context)
        }
        guard case .named(nil, let module, _) = base,
            let number = index.modules.index(of: module, seenFrom: context.module),
            number == context.module
                || index.visible[context.module][context.file].contains(where: { $0.module == number })
        else { return nil }
        return candidate(name, in: number, from: context)
    }

    // MARK: One module

    /// What a qualified name is in one module, as far as the context may see it.
    private func candidate(_ name: String, in module: Int, from context: Context) -> Meaning? {
        if let ids = index.types[module][name] {
            let seen = ids.filter { isSeen(heads[$0], from: context) }
            if seen.count == 1 { return .type(seen[0]) }
            let own = seen.filter { heads[$0].file == context.file && module == context.module }
            return own.count == 1 ? .type(own[0]) : nil
        }
        guard let aliases = index.aliases[module][name], var alias = aliases.first,
            aliases.allSatisfy({ $0.file == alias.file })
        else { return nil }
        alias.isConditional = aliases.count > 1
        return .alias(alias)
    }

    private func isSeen(_ part: TypeEntity.Part, from context: Context) -> Bool {
        switch part.fact.access {
        case "private", "fileprivate": return part.module == context.module && part.file == context.file
        case "internal":
            return part.module == context.module
                || index.visible[context.module][context.file].contains {
                    $0.module == part.module && $0.isTestable
                }
        default: return true
        }
    }
}

extension NameLookup {
    /// The type that an extension extends.
    func extended(by part: TypeEntity.Part) -> TypeEntity.ID? {
        let names = part.fact.name.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        let fact = names.dropFirst().reduce(TypeFact.name(first)) { base, name in
            .named(base: base, name: name, arguments: [])
        }
        let found = types(fact, from: Context(module: part.module, file: part.file))
        return found.count == 1 ? found[0] : nil
    }

    /// What the heads of a type and its extensions name after their colons, a class first.
    func directSupertypes(of type: TypeEntity) -> [TypeEntity.ID] {
        var found: [TypeEntity.ID] = []
        for part in type.parts {
            let context = Context(
                module: part.module, file: part.file, type: outer(of: type.id),
                generics: Set(part.fact.generics.map(\.name)))
            for fact in part.fact.inherited {
                for id in types(fact, from: context) where id != type.id && !found.contains(id) {
                    found.append(id)
                }
            }
        }
        let isClass = { (id: TypeEntity.ID) in heads[id].fact.kind == .class }
        return found.filter(isClass) + found.filter { !isClass($0) }
    }
}
