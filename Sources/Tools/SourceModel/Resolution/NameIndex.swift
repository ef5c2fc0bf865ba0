/// The names of a project and what they refer to.
struct NameIndex: Sendable {
    struct Alias: Sendable {
        var fact: AliasFact
        var module: Int
        var file: Int
        /// Whether its file declares it more than once, in branches of an `#if`: what it stands for is not known.
        var isConditional = false
    }

    /// A module that is visible in a file.
    struct Import: Sendable {
        var module: Int
        var isTestable: Bool
    }

    /// A global function or variable, as an index into the facts of its file.
    struct Global: Sendable {
        var module: Int
        var file: Int
        var index: Int
    }

    /// Last parts of the names of all types and aliases: most names in code are not among them.
    var known: Set<String> = []
    /// Last parts of the names of types and aliases inside of others: only these are looked for in types.
    var nested: Set<String> = []
    /// Types by qualified name, over all modules.
    var qualified: [String: [TypeEntity.ID]] = [:]
    /// Types by qualified name, module by module.
    var types: [[String: [TypeEntity.ID]]]
    /// Type aliases by qualified name, module by module.
    var aliases: [[String: [Alias]]]
    /// Global functions and variables by name.
    var globals: [String: [Global]] = [:]
    let modules: ModuleNames
    /// The modules visible in each file, by module and file, without its own.
    var visible: [[[Import]]] = []
    /// The supertypes the project knows, type by type: the superclass first.
    var supertypes: [[TypeEntity.ID]] = []
    /// The direct subtypes of each type.
    var subtypes: [[TypeEntity.ID]] = []

    /// All types of the project that each type inherits from, directly or not, nearest first.
    var ancestors: [[TypeEntity]] = []

    init(modules facts: [ModuleFacts]) {
        modules = ModuleNames(facts)
        types = Array(repeating: [:], count: facts.count)
        aliases = Array(repeating: [:], count: facts.count)
        for (index, module) in facts.enumerated() {
            for (file, facts) in module.files.enumerated() {
                for number in facts.globals.indices {
                    globals[facts.globals[number].name, default: []].append(
                        Global(module: index, file: file, index: number))
                }
                for alias in facts.aliases {
                    let name = (alias.scope + [alias.name]).joined(separator: ".")
                    known.insert(alias.name)
                    if !alias.scope.isEmpty { nested.insert(alias.name) }
                    aliases[index][name, default: []].append(Alias(fact: alias, module: index, file: file))
                }
            }
        }
        visible = VisibleModules(facts: facts, modules: modules).everyFile()
    }
}

extension NameIndex {
    /// How many ancestors of one type are looked at: those of thousands of classes in a chain would fill the memory.
    static let mostAncestors = 500

    /// The nodes that are reachable over edges, nearest first.
    func reach(
        from id: TypeEntity.ID, _ edges: [[TypeEntity.ID]], atMost limit: Int = .max
    ) -> [TypeEntity.ID] {
        if edges[id].isEmpty { return [] }
        var seen: Set<TypeEntity.ID> = [id]
        var order: [TypeEntity.ID] = []
        var waiting = edges[id][...]
        while order.count < limit, let next = waiting.popFirst() {
            guard seen.insert(next).inserted else { continue }
            order.append(next)
            waiting += edges[next]
        }
        return order
    }
}

/// Follows imports and the modules that they re-export.
private struct VisibleModules {
    let facts: [ModuleFacts]
    let modules: ModuleNames
    let exported: [[NameIndex.Import]]

    init(facts: [ModuleFacts], modules: ModuleNames) {
        self.facts = facts
        self.modules = modules
        exported = facts.enumerated().map { own, module in
            module.files.flatMap { file in
                file.imports.filter { $0.attributes.contains("@_exported") }
                    .compactMap { modules.index(of: $0.module, seenFrom: own) }
                    .map { NameIndex.Import(module: $0, isTestable: false) }
            }
        }
    }

    func everyFile() -> [[[NameIndex.Import]]] {
        facts.enumerated().map { own, module in
            module.files.map { file in
                let written = file.imports.compactMap { fact in
                    modules.index(of: fact.module, seenFrom: own).map {
                        NameIndex.Import(module: $0, isTestable: fact.attributes.contains("@testable"))
                    }
                }
                return follow(written, from: own)
            }
        }
    }

    private func follow(_ written: [NameIndex.Import], from own: Int) -> [NameIndex.Import] {
        var seen: [NameIndex.Import] = []
        var waiting = written
        while let next = waiting.popLast() {
            if let known = seen.firstIndex(where: { $0.module == next.module }) {
                seen[known].isTestable = seen[known].isTestable || next.isTestable
            } else if next.module != own {
                seen.append(next)
                waiting += exported[next.module]
            }
        }
        return seen.sorted { $0.module < $1.module }
    }
}
