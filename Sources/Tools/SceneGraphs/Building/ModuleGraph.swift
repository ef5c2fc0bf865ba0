import SourceModel

/// Modules, and which imports which. A dependency that the manifest names and no file imports is drawn too.
struct ModuleGraph {
    let input: GraphInput

    func graph() -> Graph {
        let faults = FaultIndex(input.findings)
        let own = Set(input.model.modules.map(\.name))
        let outside = Set(input.model.modules.flatMap(\.dependencies)).subtracting(own)
        let folders = ModuleFolders(input.model.modules)
        // Modules of one name in several projects are one node.
        var seen: Set<String> = []
        var nodes = input.model.modules.filter { seen.insert($0.name).inserted }.map { module in
            GraphNode(
                id: module.name, label: module.name, kind: module.isTest ? "test" : "module",
                group: folders.group(of: module), findings: faults.rules(inFiles: module.files.map(\.path)))
        }
        nodes += outside.map { GraphNode(id: $0, label: $0, kind: "outside") }
        return Graph(
            kind: .modules, title: "modules", nodes: nodes,
            edges: input.model.modules.flatMap { edges(of: $0, among: own.union(outside), faults) },
            groups: folders.groups)
    }

    private func edges(of module: ModuleFacts, among known: Set<String>, _ faults: FaultIndex) -> [GraphEdge]
    {
        var imported: Set<String> = []
        var edges: [GraphEdge] = []
        for use in module.files.flatMap(\.imports)
        where known.contains(use.module) && use.module != module.name {
            imported.insert(use.module)
            edges.append(
                GraphEdge(
                    from: module.name, to: use.module, kind: "imports",
                    findings: faults.rules(at: use.location))
            )
        }
        let unused = Set(module.dependencies).intersection(known).subtracting(imported)
        return edges + unused.map { GraphEdge(from: module.name, to: $0, kind: "depends") }
    }
}
