import ArchitectureRules
import SourceModel

/// The parts of a project, modules or folders, and how often each depends on another.
struct PartGraph {
    /// Sorted by name.
    let parts: [String]
    /// Whether the parts are modules rather than folders.
    let areModules: Bool
    private var counts: [[Int]]
    /// How many of the parts contain the roles of exactly one scene.
    private let features: Int

    /// The modules if there are several, otherwise the folders that divide the files of the only module.
    init(_ project: ProjectContext) {
        let index = CodeLocationIndex(project)
        let modules = Set(index.files.map(\.module))
        areModules = modules.count > 1
        let prefix = Self.commonFolder(index.files.map(\.path))
        let isModule = areModules
        func part(_ origin: CodeLocation) -> String? {
            isModule ? origin.module : Self.folder(origin.path, below: prefix)
        }
        let named = Dictionary(grouping: index.files.compactMap(part)) { $0 }
        let parts = named.filter { isModule || $0.value.count > 1 }.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1, $0) })
        var counts = Array(repeating: Array(repeating: 0, count: parts.count), count: parts.count)
        for reference in index.references {
            guard let from = part(reference.origin).flatMap({ numbers[$0] }),
                let to = part(index.location(of: reference.to)).flatMap({ numbers[$0] }), from != to
            else { continue }
            counts[from][to] += 1
        }
        for (origin, fact) in index.imports() where isModule {
            guard let from = numbers[origin.module], let to = numbers[fact.module], from != to else {
                continue
            }
            counts[from][to] += 1
        }
        self.parts = parts
        self.counts = counts
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

    /// The parts in layers, the outermost first: each depends on those after it, with few exceptions.
    ///
    /// Parts that depend on each other, directly or in a cycle, are one layer.
    func layers() -> [[String]] {
        let arrows = parts.indices.map { from in
            parts.indices.filter { to in from != to && isMain(from, to) }
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
        let levels = Dictionary(grouping: parts.indices) { level(group[$0]) }
        return levels.keys.sorted(by: >).map { key in (levels[key] ?? []).map { parts[$0] } }
    }

    /// Whether the arrow counts: not if it is a rare exception to the opposite direction.
    private func isMain(_ from: Int, _ to: Int) -> Bool {
        let (there, back) = (counts[from][to], counts[to][from])
        return there > 0 && there * Self.exception > back
    }

    /// One arrow back for this many forward counts as a mistake.
    private static let exception = 8

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
