import SourceModel

/// Modules import each other in a cycle.
struct ImportCycleRule: Rule {
    let info = RuleInfo(
        id: "import-cycle",
        summary: "Modules of the project import each other in a cycle.",
        why:
            "None of the modules in the cycle can be built, tested or reused without the others; they are one "
            + "module under several names.",
        whatToDo:
            "Move what both need into a module of its own, or let one of them declare a protocol to which the other "
            + "conforms.",
        exceptions:
            "For tests, for imports under `#if`, for example apps in a folder of a module, and for folders with several "
            + "modules, of which one imports the module that has the folder's name.",
        badExample: """
            // module: Fares
            // file: Fare.swift
            import Rides

            public struct Fare {}
            // module: Rides
            // file: Ride.swift
            import Fares

            public struct Ride {}
            """,
        goodExample: """
            // module: Fares
            // file: Fare.swift
            public struct Fare {}
            // module: Rides
            // file: Ride.swift
            import Fares

            public struct Ride {}
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        let modules = project.model.modules
        var edges: [[Int: ImportFact]] = Array(repeating: [:], count: modules.count)
        for (own, module) in modules.enumerated() where !module.isTest && !holdsSeveral(module) {
            let files = module.files.lazy.filter { !Self.isExample($0.path) }
            for fact in files.flatMap(\.imports) where fact.conditions.isEmpty {
                guard let other = project.model.moduleIndex(named: fact.module, seenFrom: own), other != own,
                    !modules[other].isTest,
                    edges[own][other] == nil
                else { continue }
                edges[own][other] = fact
            }
        }
        let graph = DirectedGraph(targets: edges.map { $0.keys.sorted() })
        return graph.stronglyConnectedComponents().compactMap { component in
            finding(graph.shortestLoop(in: component), edges, modules)
        }
    }

    /// Whether it is a folder of several modules, of which one has the folder's name and another imports it: `Fares/Interface` and
    /// `Fares/Implementation`.
    private func holdsSeveral(_ module: ModuleFacts) -> Bool {
        module.files.contains { $0.imports.contains { $0.module == module.name } }
    }

    /// Whether it is an app that shows a module, in a folder of the module, and imports what it wants.
    private static func isExample(_ path: String) -> Bool {
        words.isAny(in: path)
            && path.split(separator: "/").dropLast().contains {
                ["Example", "Examples", "Demo", "Sample", "Samples"].contains($0)
            }
    }

    private static let words = WordList(["Example", "Demo", "Sample"])

    private func finding(_ loop: [Int], _ edges: [[Int: ImportFact]], _ modules: [ModuleFacts]) -> Finding? {
        let facts = loop.indices.compactMap { edges[loop[$0]][loop[($0 + 1) % loop.count]] }
        guard facts.count == loop.count, let first = facts.first else { return nil }
        let names = (loop + [loop[0]]).map { modules[$0].name }
        return Finding(
            of: info, at: first.location,
            message:
                "these modules import each other: \(names.joined(separator: " → ")); move what they share into a module "
                + "of its own",
            subject: names.joined(separator: " → "),
            trail: zip(loop, facts).map {
                Finding.Step("\(modules[$0].name) imports \($1.module)", at: $1.location)
            })
    }
}
