import SourceModel

/// The code locations of a project, and the references between them.
package struct CodeLocationIndex {
    package let project: ProjectContext
    /// One for each file outside of tests, with the roles of all its types.
    package let files: [CodeLocation]
    /// One for each test file.
    package let tests: [CodeLocation]
    private let paths: [String: [String]]
    private let byPath: [String: CodeLocation]
    /// Empty unless requested when the index is created.
    package let references: [Reference]

    /// - Parameter withReferences: Whether to fill `references`, which requires every body to be read.
    package init(_ project: ProjectContext, withReferences: Bool = true) {
        self.project = project
        var roles: [String: Set<String>] = [:]
        for type in project.model.types {
            if let part = project.scenes.part(of: type.id) {
                roles[type.location.path, default: []].insert(part.role)
            }
        }
        func locations(_ isTest: Bool) -> [CodeLocation] {
            project.model.modules.filter { $0.isTest == isTest }.flatMap { module in
                module.files.map {
                    CodeLocation(path: $0.path, module: module.name, roles: roles[$0.path] ?? [])
                }
            }
        }
        files = locations(false)
        tests = locations(true)
        byPath = Dictionary((files + tests).map { ($0.path, $0) }) { first, _ in first }
        paths = Dictionary(grouping: files, by: \.module).mapValues { $0.map(\.path) }
        references = withReferences ? Self.references(of: project, byPath) : []
    }

    /// The files of a module; empty for a module from outside.
    package func paths(of module: String) -> [String] { paths[module] ?? [] }

    package func location(ofFile path: String, in module: String) -> CodeLocation {
        byPath[path] ?? CodeLocation(path: path, module: module)
    }

    package func location(of type: TypeEntity) -> CodeLocation { Self.location(of: type, in: project) }

    private static func location(of type: TypeEntity, in project: ProjectContext) -> CodeLocation {
        let part = project.scenes.part(of: type.id)
        return CodeLocation(
            path: type.location.path, module: type.moduleName, roles: part.map { [$0.role] } ?? [],
            scene: part.map { project.scenes.scene(of: $0).name })
    }

    /// Code that names a type or type alias.
    package struct Reference {
        /// The type, extended type or function whose code it is.
        package let user: String
        /// The qualified name of what is named.
        package let name: String
        /// Where it is written: an extension may be in another file or module than its type.
        package let origin: CodeLocation
        package let target: CodeLocation
        package let location: FileLocation
        package let declared: FileLocation
    }

    /// Every type or alias that is named in a file outside of tests, once for each user and file, at the first location.
    private static func references(of project: ProjectContext, _ locations: [String: CodeLocation])
        -> [Reference]
    {
        let model = project.model
        let tests = Set(model.modules.filter(\.isTest).flatMap(\.files).map(\.path))
        struct Key: Hashable { let user, name, declared, path: String }
        var seen: Set<Key> = []
        return model.declarationUses().compactMap { use in
            let (path, declared) = (use.location.path, use.declared.path)
            let key = Key(user: use.user, name: use.name, declared: declared, path: path)
            guard !tests.contains(path), seen.insert(key).inserted else { return nil }
            let own = use.type.map { location(of: $0, in: project) }
            var origin = locations[path] ?? CodeLocation(path: path, module: own?.module ?? "")
            (origin.roles, origin.scene) = (own?.roles ?? [], own?.scene)
            let target =
                use.target.map { location(of: $0, in: project) }
                ?? CodeLocation(path: declared, module: model.modules[use.module].name)
            return Reference(
                user: use.user, name: use.name, origin: origin, target: target, location: use.location,
                declared: use.declared)
        }
    }

    /// Every import outside of tests.
    package func imports() -> [(from: CodeLocation, fact: ImportFact)] {
        project.model.modules.filter { !$0.isTest }.flatMap { module in
            module.files.flatMap { file in
                file.imports.map { (location(ofFile: file.path, in: module.name), $0) }
            }
        }
    }
}
