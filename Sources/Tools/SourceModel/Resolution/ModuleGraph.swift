/// One way from a module to another.
public struct ModuleEdge: Sendable, Hashable {
    public enum Kind: String, Sendable {
        /// The manifest lists it.
        case dependency
        /// A file imports it.
        case `import`
    }

    public var from: String
    /// May be outside of the project.
    public var to: String
    public var kind: Kind
    /// The import, where it is one.
    public var fact: ImportFact?
}

extension ProjectModel {
    /// What the manifest lists and what files import, in the order of modules and files.
    public var moduleEdges: [ModuleEdge] {
        modules.flatMap { module in
            module.dependencies.map { ModuleEdge(from: module.name, to: $0, kind: .dependency) }
                + module.files.flatMap { file in
                    file.imports.map { ModuleEdge(from: module.name, to: $0.module, kind: .import, fact: $0) }
                }
        }
    }

    /// Modules by their index in `modules`, each pointing at those of the project that its files import or, with
    /// `dependencies`, its manifest lists.
    public func moduleGraph(dependencies: Bool = false) -> DirectedGraph {
        DirectedGraph(
            targets: modules.enumerated().map { own, module in
                let imported = module.files.flatMap { $0.imports.map(\.module) }
                return (imported + (dependencies ? module.dependencies : []))
                    .compactMap { index.modules.index(of: $0, seenFrom: own) }
                    .filter { $0 != own }
            })
    }

    /// The module in `modules` that a name means in another module.
    public func moduleIndex(named name: String, seenFrom own: Int) -> Int? {
        index.modules.index(of: name, seenFrom: own)
    }
}
