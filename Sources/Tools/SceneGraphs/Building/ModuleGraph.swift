import SourceModel

/// Modules, and which imports which. A dependency that the manifest names and no file imports is drawn too.
struct ModuleGraph {
    private let input: GraphInput
    private let names: ProjectNames

    init(input: GraphInput) {
        self.input = input
        names = ProjectNames(input.model.modules)
    }

    func graph() -> Graph {
        let faults = FaultIndex(input.findings)
        let own = Set(input.model.modules.map(\.name))
        let outside = Set(input.model.modules.flatMap(\.dependencies)).subtracting(own)
        let folders = ModuleFolders(input.model.modules)
        // A project may list a module twice.
        var seen: Set<String> = []
        let modules = input.model.modules.indices.filter { seen.insert(names.name(ofModule: $0)).inserted }
        var nodes = modules.map { index in
            let module = input.model.modules[index]
            return GraphNode(
                id: names.name(ofModule: index), label: names.name(ofModule: index),
                kind: module.isTest ? "test" : "module", group: folders.group(of: module),
                findings: faults.rules(inFiles: module.files.map(\.path)))
        }
        nodes += outside.map { GraphNode(id: $0, label: $0, kind: "outside") }
        return Graph(
            kind: .modules, title: "modules", nodes: nodes,
            edges: input.model.modules.indices.flatMap { edges(of: $0, among: own.union(outside), faults) },
            groups: folders.groups)
    }

    private func edges(of index: Int, among known: Set<String>, _ faults: FaultIndex) -> [GraphEdge] {
        let module = input.model.modules[index]
        let own = names.name(ofModule: index)
        var imported: Set<String> = []
        var edges: [GraphEdge] = []
        for use in module.files.flatMap(\.imports)
        where known.contains(use.module) && use.module != module.name {
            imported.insert(use.module)
            edges.append(
                GraphEdge(
                    from: own, to: names.name(ofImport: use.module, from: index), kind: "imports",
                    findings: faults.rules(at: use.location)))
        }
        let unused = Set(module.dependencies).intersection(known).subtracting(imported)
        return edges
            + unused.map {
                GraphEdge(from: own, to: names.name(ofImport: $0, from: index), kind: "depends")
            }
    }
}
