/// Joins declarations and their extensions to types, and types to their supertypes.
struct EntityBuilder {
    private struct Draft {
        var parts: [TypeEntity.Part]
        var isGenerated: Bool
    }

    private let modules: [ModuleFacts]
    /// The names of the types that each module declares outside of others.
    private let outer: [Set<String>]
    private var drafts: [Draft] = []
    private var extensions: [TypeEntity.Part] = []
    private(set) var types: [TypeEntity] = []
    private(set) var foreign: [TypeEntity.Part] = []
    private(set) var index: NameIndex

    init(modules: [ModuleFacts]) {
        self.modules = modules
        outer = modules.map { module in
            let declared = module.files.flatMap(\.declarations).filter {
                $0.kind != .extension && $0.scope.isEmpty
            }
            return Set(declared.map(\.name))
        }
        index = NameIndex(modules: modules)
    }

    mutating func build() {
        collect()
        joinExtensions()
        types = drafts.enumerated().map { id, draft in
            TypeEntity(
                id: id, moduleName: modules[draft.parts[0].module].name, parts: draft.parts,
                isGenerated: draft.isGenerated)
        }
        joinSupertypes()
    }

    private mutating func collect() {
        for (module, facts) in modules.enumerated() {
            for (file, facts) in facts.files.enumerated() {
                for (index, declaration) in facts.declarations.enumerated() {
                    let part = TypeEntity.Part(fact: declaration, module: module, file: file, index: index)
                    if declaration.kind == .extension {
                        extensions.append(part)
                    } else {
                        add(part, isGenerated: facts.isGenerated)
                    }
                }
            }
        }
    }

    /// Merges declarations of the same type in different branches of an `#if`.
    private mutating func add(_ part: TypeEntity.Part, isGenerated: Bool) {
        let names = names(of: part)
        if !part.fact.conditions.isEmpty, !part.fact.isLocal,
            let same = index.types[part.module][names[0]]?.first(where: { id in
                let other = drafts[id].parts[0].fact
                return !other.conditions.isEmpty && other.kind == part.fact.kind
            })
        {
            drafts[same].parts.append(part)
            return
        }
        let id = drafts.count
        drafts.append(Draft(parts: [part], isGenerated: isGenerated))
        guard !part.fact.isLocal else { return }
        index.known.insert(part.fact.name)
        if !part.fact.scope.isEmpty { index.nested.insert(part.fact.name) }
        for name in names {
            index.types[part.module][name, default: []].append(id)
            index.qualified[name, default: []].append(id)
        }
    }

    /// Its qualified name, with and without a module name that an extension may have written; a type may have the name of its module.
    private func names(of part: TypeEntity.Part) -> [String] {
        let name = part.fact.qualifiedName
        guard let first = part.fact.scope.first, index.modules.contains(first),
            !outer[part.module].contains(first)
        else { return [name] }
        return [name, String(name.dropFirst(first.count + 1))]
    }

    private mutating func joinExtensions() {
        let none: [[TypeEntity.ID]] = Array(repeating: [], count: drafts.count)
        index.supertypes = none
        index.subtypes = none
        let lookup = NameLookup(index: index, heads: drafts.map { $0.parts[0] })
        let found = extensions.map { part in (part, lookup.extended(by: part)) }
        for (part, id) in found {
            guard let id else {
                foreign.append(part)
                continue
            }
            drafts[id].parts.append(part)
        }
        for id in drafts.indices where drafts[id].parts.count > 1 {
            let parts = drafts[id].parts
            let own = parts[0].module
            drafts[id].parts = parts.filter { $0.module == own } + parts.filter { $0.module != own }
        }
    }

    private mutating func joinSupertypes() {
        let lookup = NameLookup(index: index, heads: types.map { $0.parts[0] })
        let all = types.map { lookup.directSupertypes(of: $0) }
        for (id, supers) in all.enumerated() {
            index.supertypes[id] = supers
            for other in supers { index.subtypes[other].append(id) }
        }
        index.ancestors = types.map { type in
            index.reach(from: type.id, index.supertypes, atMost: NameIndex.mostAncestors).map { types[$0] }
        }
    }
}
