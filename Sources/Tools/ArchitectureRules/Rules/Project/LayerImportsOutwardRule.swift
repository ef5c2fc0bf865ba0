/// An inner layer depends on an outer one, in the layers that Scenery infers.
struct LayerImportsOutwardRule: Rule {
    let info = RuleInfo(
        id: "layer-imports-outward",
        summary: "A file of an inner layer imports an outer layer.",
        why:
            "Dependencies point inward, so that business logic does not change when a screen, a server or a "
            + "framework changes. A single import outward breaks that.",
        whatToDo:
            "Declare a protocol in the inner layer for what it needs, and let the outer layer conform to it.",
        exceptions:
            "For projects whose scenery.yml has layers of its own, which are checked under their own names; for "
            + "projects without the modules that `scenery new` creates; for modules of no layer; and for tests.",
        badExample: """
            // layers: Entities, UseCases
            // module: Entities
            // file: Fare.swift
            import UseCases

            public struct Fare { public var amount = 0 }
            // module: UseCases
            // file: PayFare.swift
            public struct PayFare { public var amount = 0 }
            """,
        goodExample: """
            // layers: Entities, UseCases
            // module: Entities
            // file: Fare.swift
            import Foundation

            public struct Fare { public var amount = 0 }
            // module: UseCases
            // file: PayFare.swift
            import Entities

            public struct PayFare { public var fare = Fare() }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        guard let layers = project.layers else { return [] }
        let index = CodeLocationIndex(project, withReferences: layers.edges.contains(.references))
        return LayerCheck(
            info, reason: "declare a protocol in the inner layer for what it needs", layers: layers,
            index: index
        ).findings()
    }
}
