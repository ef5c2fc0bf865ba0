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
        references =
            withReferences ? Self.references(of: project, byPath) { Self.location(of: $0, in: project) } : []
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

    /// A type that names another type.
    package struct Reference {
        package let from: TypeEntity
        package let to: TypeEntity
        /// Where the reference is written: an extension may be in another file or module than its type.
        package let origin: CodeLocation
        package let location: FileLocation
    }

    /// Every type that names another in a file outside of tests, once for each pair and file, at the first location.
    private static func references(
        of project: ProjectContext, _ locations: [String: CodeLocation], _ own: (TypeEntity) -> CodeLocation
    ) -> [Reference] {
        let tests = Set(project.model.modules.filter(\.isTest).flatMap(\.files).map(\.path))
        return project.model.types.flatMap { type -> [Reference] in
            var seen: Set<String> = []
            return project.model.references(from: type).compactMap { reference in
                let path = reference.location.path
                guard !tests.contains(path), seen.insert("\(reference.to.id) \(path)").inserted else {
                    return nil
                }
                var origin = locations[path] ?? own(type)
                (origin.roles, origin.scene) = (own(type).roles, own(type).scene)
                return Reference(from: type, to: reference.to, origin: origin, location: reference.location)
            }
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
