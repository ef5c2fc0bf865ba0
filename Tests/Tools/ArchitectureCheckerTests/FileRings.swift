import Foundation
import SourceModel

/// Files that depend on each other in a ring, measured by the types that they mention.
///
/// - A file depends on another if it mentions a type that the other declares: in a signature, a body, after the
///   colon, or as the type that it extends.
/// - A file that only extends a single type of the project counts as part of the file of that type.
/// - Functions outside of types are not followed.
struct FileRings {
    /// A ring of files. Files that only extend a type stand behind the file of the type.
    struct Ring {
        var module: String
        /// Paths, sorted.
        var files: [String]
        /// How many files the ring has, each with the extensions of its types.
        var count: Int
        /// A shortest loop through the ring.
        var loop: [String]
    }

    /// The largest rings first.
    let rings: [Ring]

    init(_ model: ProjectModel) {
        let homes = Self.homes(in: model)
        let nodes = Set(homes.values).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        var targets: [[Int]] = Array(repeating: [], count: nodes.count)
        func connect(_ from: String, _ to: String) {
            guard let from = homes[from].flatMap({ numbers[$0] }),
                let to = homes[to].flatMap({ numbers[$0] }),
                from != to
            else { return }
            targets[from].append(to)
        }
        for type in model.types where !model.modules[type.module].isTest {
            for part in type.parts { connect(part.fact.location.path, type.location.path) }
            for reference in model.references(from: type) {
                connect(reference.location.path, reference.to.location.path)
            }
        }
        let graph = DirectedGraph(targets: targets)
        let members = Dictionary(grouping: homes.keys) { homes[$0] ?? $0 }
        let modules = Dictionary(
            model.modules.flatMap { module in module.files.map { ($0.path, module.name) } }
        ) { first, _ in first }
        rings = graph.stronglyConnectedComponents().map { component in
            let paths = component.map { nodes[$0] }
            return Ring(
                module: paths.first.flatMap { modules[$0] } ?? "",
                files: paths.flatMap { members[$0] ?? [] }.sorted(), count: paths.count,
                loop: graph.shortestLoop(in: component).map { nodes[$0] })
        }.sorted { ($1.count, $0.files[0]) < ($0.count, $1.files[0]) }
    }

    /// The file that each file counts as: its own, or that of the only type which it extends.
    private static func homes(in model: ProjectModel) -> [String: String] {
        var extended: [String: Set<String>] = [:]
        for type in model.types {
            for part in type.parts where part.fact.kind == .extension {
                extended[part.fact.location.path, default: []].insert(type.location.path)
            }
        }
        let declaring = Set(model.types.map(\.location.path))
        var homes: [String: String] = [:]
        for module in model.modules where !module.isTest {
            for file in module.files {
                let only = extended[file.path].flatMap { $0.count == 1 ? $0.first : nil }
                homes[file.path] = declaring.contains(file.path) ? file.path : only ?? file.path
            }
        }
        return homes
    }
}
