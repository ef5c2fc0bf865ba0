import SourceModel

/// Tells apart modules that have the same name in several projects: by the folder of the project.
struct ProjectNames {
    private let modules: [ModuleFacts]
    private let byName: [String: [Int]]

    init(_ modules: [ModuleFacts]) {
        self.modules = modules
        byName = Dictionary(grouping: modules.indices) { modules[$0].name }
    }

    /// The module's name, with the project's folder in front where several modules have it.
    func name(ofModule index: Int) -> String {
        let module = modules[index]
        guard byName[module.name]?.count ?? 0 > 1, !module.project.isEmpty else { return module.name }
        return "\(module.project)/\(module.name)"
    }

    /// The name of the module that another imports under this name: one of its own project first. Names of no module of the
    /// repository stay as they are.
    func name(ofImport name: String, from index: Int) -> String {
        guard let found = byName[name], let first = found.first else { return name }
        let near = found.first { modules[$0].project == modules[index].project }
        return self.name(ofModule: near ?? first)
    }
}
