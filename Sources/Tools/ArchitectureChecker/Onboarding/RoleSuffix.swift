/// The common suffixes of the roles of a scene, in any style.
enum RoleSuffix {
    /// The longest suffix comes first, so that `HomeViewController` is not a `Controller`.
    private static let endings: [(role: String, suffixes: [String])] = [
        (
            "view",
            [
                "ViewController", "HostingController", "TableViewController", "CollectionViewController",
                "Controller",
                "Screen", "Page", "VC", "View",
            ]
        ),
        ("logic", ["Interactor", "Interaction", "UseCase"]),
        ("presentation", ["ViewModel", "Presenter", "Renderable", "VM"]),
        ("navigation", ["WireFrame", "Wireframe", "Router", "Coordinator", "Navigator", "Navigation"]),
        (
            "builder",
            [
                "ModuleBuilder", "SceneBuilder", "ModuleConfigurator", "ModuleAssembly", "SceneFactory",
                "ModuleFactory",
                "Configurator", "Assembler", "Assembly", "Builder", "Factory", "Module", "Scene",
            ]
        ),
    ]

    private static let longestFirst: [(role: String, suffix: String)] =
        endings.flatMap { role, suffixes in suffixes.map { (role, $0) } }.sorted { $0.1.count > $1.1.count }

    /// The role that a type's name ends in, and the text before it; `nil` if the name has no such suffix.
    static func split(_ name: String) -> (stem: String, role: String, suffix: String)? {
        for (role, suffix) in longestFirst where name.hasSuffix(suffix) && name.count > suffix.count {
            return (String(name.dropLast(suffix.count)), role, suffix)
        }
        return nil
    }

    /// The role whose suffix is the type's whole name.
    static func role(called name: String) -> String? {
        longestFirst.first { $0.suffix == name }?.role
    }
}
