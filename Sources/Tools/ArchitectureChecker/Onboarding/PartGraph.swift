import ArchitectureRules
import SourceModel

/// The parts of a project, modules or folders, and which of them depend on each other.
struct PartGraph {
    /// Sorted by name.
    let parts: [String]
    /// Whether the parts are modules rather than folders.
    let areModules: Bool
    /// The parts that each depends on, as the check of layers sees it.
    private let targets: [Set<Int>]
    /// The parts that assemble the app, and therefore may know all others.
    private let roots: Set<Int>
    /// How many of the parts contain the roles of exactly one scene.
    private let features: Int

    /// The modules if there are several, otherwise the folders that divide the files of the only module.
    init(_ project: ProjectContext) {
        let index = CodeLocationIndex(project)
        let modules = Set(index.files.map(\.module))
        areModules = modules.count > 1
        let prefix = Self.commonFolder(index.files.map(\.path))
        let isModule = areModules
        // The folder of the project has another name on another machine.
        let stable = project.model.modules.filter { !$0.isNamedAfterRoot }.map(\.name)
        let unnamed = Set(project.model.modules.map(\.name)).subtracting(stable)
        func part(_ origin: CodeLocation) -> String? {
            guard isModule else { return Self.folder(origin.path, below: prefix) }
            return unnamed.contains(origin.module) ? nil : origin.module
        }
        let named = Dictionary(grouping: index.files.compactMap(part)) { $0 }
        let parts = named.filter { (isModule || $0.value.count > 1) && !Self.isPattern($0.key) }.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1, $0) })
        var targets: [Set<Int>] = Array(repeating: [], count: parts.count)
        func connect(_ from: String?, _ to: String?) {
            guard let from = from.flatMap({ numbers[$0] }), let to = to.flatMap({ numbers[$0] }), from != to
            else { return }
            targets[from].insert(to)
        }
        for reference in index.references {
            connect(part(reference.origin), part(reference.target))
        }
        if isModule {
            for (origin, fact) in index.imports() { connect(origin.module, fact.module) }
            for module in project.model.modules where !module.isTest {
                for other in module.dependencies { connect(module.name, other) }
            }
        }
        self.parts = parts
        self.targets = targets
        roots = Set(Self.entryPoints(project, index).compactMap { part($0).flatMap { numbers[$0] } })
        features = isModule ? 0 : Self.features(among: parts, prefix, project)
    }

    /// Whether the parts are screens next to each other rather than layers: their dependencies follow the navigation
    /// between screens.
    var areFeatures: Bool { features * 2 >= parts.count }

    private static func features(among parts: [String], _ prefix: [Substring], _ project: ProjectContext)
        -> Int
    {
        var scenes: [String: [Int: Int]] = [:]
        for (number, scene) in project.scenes.all.enumerated() {
            for id in scene.types.values.joined() {
                guard let part = folder(project.model.types[id].location.path, below: prefix) else {
                    continue
                }
                scenes[part, default: [:]][number, default: 0] += 1
            }
        }
        return parts.count { part in
            scenes[part].map { $0.count == 1 && $0.values.contains { $0 > 1 } } ?? false
        }
    }

    /// The parts in layers, the outermost first: each depends only on those after it.
    ///
    /// Parts that depend on each other, directly or in a cycle, are one layer. A part that assembles the app and that others
    /// use too is in none.
    func layers() -> [[String]] {
        let used = Set(targets.joined())
        let members = parts.indices.filter { !roots.contains($0) || !used.contains($0) }
        let arrows = parts.indices.map { from in
            members.contains(from) ? targets[from].filter(members.contains).sorted() : []
        }
        let components = DirectedGraph(targets: arrows).stronglyConnectedComponents()
        var group = Array(parts.indices)
        for component in components { for member in component { group[member] = component[0] } }
        var depth: [Int: Int] = [:]
        func level(_ node: Int) -> Int {
            if let known = depth[node] { return known }
            let members = parts.indices.filter { group[$0] == node }
            let below = Set(members.flatMap { arrows[$0] }.map { group[$0] }).subtracting([node])
            let own = (below.map(level).max() ?? -1) + 1
            depth[node] = own
            return own
        }
        let levels = Dictionary(grouping: members) { level(group[$0]) }
        return levels.keys.sorted(by: >).map { key in (levels[key] ?? []).map { parts[$0] } }
    }

    /// The files in which the app begins.
    private static func entryPoints(_ project: ProjectContext, _ index: CodeLocationIndex) -> [CodeLocation] {
        let marks: Set = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
        let names: Set = ["AppDelegate", "SceneDelegate"]
        let types = project.model.types.filter { type in
            names.contains(type.name) || type.declaration.attributes.contains(where: marks.contains)
        }
        return types.map { index.location(of: $0) } + index.files.filter { $0.path.hasSuffix("/main.swift") }
    }

    /// Whether a name would select more than itself in a `scenery.yml`.
    private static func isPattern(_ name: String) -> Bool {
        name.hasPrefix("!") || name.contains { "*?{}\"\\".contains($0) }
    }

    private static func commonFolder(_ paths: [String]) -> [Substring] {
        guard var prefix = paths.first?.split(separator: "/").dropLast().map({ $0 }) else { return [] }
        for path in paths {
            let parts = path.split(separator: "/").dropLast()
            prefix = zip(prefix, parts).prefix { $0 == $1 }.map(\.0)
        }
        return prefix
    }

    private static func folder(_ path: String, below prefix: [Substring]) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > prefix.count + 1 else { return nil }
        return parts.prefix(prefix.count + 1).joined(separator: "/")
    }
}
