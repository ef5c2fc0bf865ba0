/// Where code belongs: the properties that a selection asks about.
package struct CodeLocation: Hashable {
    package var path: String
    package var module: String
    /// The roles that the code plays.
    package var roles: Set<String> = []
    /// The scene in which it plays them.
    package var scene: String?
}

extension Selection {
    /// Whether the selection includes a location; an empty selection includes every location.
    package func contains(_ location: CodeLocation) -> Bool {
        (files.isEmpty || files.allow { $0.matches(path: location.path) })
            && (modules.isEmpty || modules.allow { $0.matches(name: location.module) })
            && (roles.isEmpty || location.roles.contains { role in roles.allow { $0.matches(name: role) } })
    }

    /// Whether the selection includes a whole module, of the project or from outside.
    package func contains(module: String, filesOf: (String) -> [String]) -> Bool {
        guard roles.isEmpty, modules.isEmpty || modules.allow({ $0.matches(name: module) }) else {
            return false
        }
        guard !files.isEmpty else { return !modules.isEmpty }
        let paths = filesOf(module)
        return !paths.isEmpty && paths.allSatisfy { path in files.allow { $0.matches(path: path) } }
    }

    /// What distinguishes the members of a layer: the folder in which its pattern has a star, the module, or the scene.
    func unit(of location: CodeLocation) -> String {
        if let pattern = files.first(where: { !$0.excludes && $0.matches(path: location.path) }) {
            return pattern.unit(of: location.path)
        }
        return modules.isEmpty ? location.scene ?? location.path : location.module
    }
}
