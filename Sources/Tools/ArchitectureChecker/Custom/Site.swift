import ArchitectureRules
import SourceModel

/// Where something stands: what a selection asks about.
struct Site: Hashable {
    var path: String
    var module: String
    /// The roles that what stands there plays.
    var roles: Set<String> = []
    /// The scene it plays them in.
    var scene: String?
}

extension Selection {
    /// Whether a place is in it; an empty selection has everything in it.
    func contains(_ site: Site) -> Bool {
        (files.isEmpty || files.allow { $0.matches(path: site.path) })
            && (modules.isEmpty || modules.allow { $0.matches(name: site.module) })
            && (roles.isEmpty || site.roles.contains { role in roles.allow { $0.matches(name: role) } })
    }

    /// Whether a module as a whole is in it, be it of the project or from outside.
    func contains(module: String, filesOf: (String) -> [String]) -> Bool {
        guard roles.isEmpty, modules.isEmpty || modules.allow({ $0.matches(name: module) }) else { return false }
        guard !files.isEmpty else { return !modules.isEmpty }
        let paths = filesOf(module)
        return !paths.isEmpty && paths.allSatisfy { path in files.allow { $0.matches(path: path) } }
    }

    /// What tells the members of a layer apart: the folder its pattern ends a star in, the module, or the scene.
    func unit(of site: Site) -> String {
        if let pattern = files.first(where: { !$0.excludes && $0.matches(path: site.path) }) {
            return pattern.unit(of: site.path)
        }
        return modules.isEmpty ? site.scene ?? site.path : site.module
    }
}

/// All places of a project, and what they know of one another.
struct SiteMap {
    let project: CheckedProject
    /// One for each file outside of tests, with the roles of all its types.
    let files: [Site]
    /// One for each file of tests.
    let tests: [Site]
    private let paths: [String: [String]]
    private let byPath: [String: Site]
    /// Worked out when the map is made, as every contract that looks at references asks for them.
    let references: [Reference]

    /// - Parameter withReferences: Whether `references` are wanted, for which all bodies have to be read.
    init(_ project: CheckedProject, withReferences: Bool = true) {
        self.project = project
        var roles: [String: Set<String>] = [:]
        for type in project.model.types {
            if let part = project.scenes.part(of: type.id) { roles[type.place.path, default: []].insert(part.role) }
        }
        func sites(_ isTest: Bool) -> [Site] {
            project.model.modules.filter { $0.isTest == isTest }.flatMap { module in
                module.files.map { Site(path: $0.path, module: module.name, roles: roles[$0.path] ?? []) }
            }
        }
        files = sites(false)
        tests = sites(true)
        byPath = Dictionary((files + tests).map { ($0.path, $0) }) { first, _ in first }
        paths = Dictionary(grouping: files, by: \.module).mapValues { $0.map(\.path) }
        references = withReferences ? Self.references(of: project, byPath) { Self.site(of: $0, in: project) } : []
    }

    /// The files of a module; none for one from outside.
    func paths(of module: String) -> [String] { paths[module] ?? [] }

    func site(ofFile path: String, in module: String) -> Site { byPath[path] ?? Site(path: path, module: module) }

    func site(of type: TypeEntity) -> Site { Self.site(of: type, in: project) }

    private static func site(of type: TypeEntity, in project: CheckedProject) -> Site {
        let part = project.scenes.part(of: type.id)
        return Site(
            path: type.place.path, module: type.moduleName, roles: part.map { [$0.role] } ?? [],
            scene: part.map { project.scenes.scene(of: $0).name })
    }

    /// A type that names another.
    struct Reference {
        let from: TypeEntity
        let to: TypeEntity
        /// Where it is written: an extension may stand in another file or module than its type.
        let site: Site
        let place: SourcePlace
    }

    /// Every type that names another in a file outside of tests, once for each pair and file, at the first place.
    private static func references(
        of project: CheckedProject, _ sites: [String: Site], _ own: (TypeEntity) -> Site
    ) -> [Reference] {
        let tests = Set(project.model.modules.filter(\.isTest).flatMap(\.files).map(\.path))
        return project.model.types.flatMap { type -> [Reference] in
            var seen: Set<String> = []
            return project.model.references(from: type).compactMap { reference in
                let path = reference.place.path
                guard !tests.contains(path), seen.insert("\(reference.to.id) \(path)").inserted else { return nil }
                var site = sites[path] ?? own(type)
                (site.roles, site.scene) = (own(type).roles, own(type).scene)
                return Reference(from: type, to: reference.to, site: site, place: reference.place)
            }
        }
    }

    /// Every import outside of tests.
    func imports() -> [(from: Site, fact: ImportFact)] {
        project.model.modules.filter { !$0.isTest }.flatMap { module in
            module.files.flatMap { file in file.imports.map { (site(ofFile: file.path, in: module.name), $0) } }
        }
    }
}
