import SourceModel

/// An inner layer uses an outer one.
struct LayerImportsOutward: Rule {
    let info = RuleInfo(
        id: "layer-imports-outward",
        summary: "A file of an inner layer imports or names what belongs to an outer layer.",
        why:
            "Dependencies point inward, so that what the app is about does not change when a screen, a server or a "
            + "framework does. One import outward turns that round.",
        whatToDo:
            "Declare a protocol in the inner layer for what it needs, and let the outer layer conform to it.",
        silence: "For projects whose scenery.yml names no layers, for modules of no layer, and for tests.",
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

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.layers.count > 1 else { return [] }
        let map = LayerMap(project.layers)
        return imports(in: project, map) + references(in: project, map)
    }

    private func imports(in project: CheckedProject, _ map: LayerMap) -> [Finding] {
        project.model.modules.filter { !$0.isTest }.flatMap { module in
            module.files.flatMap { file -> [Finding] in
                guard let own = map.layer(ofFile: file.path, module: module.name) else { return [] }
                return file.imports.compactMap { fact in
                    guard let other = map.layer(ofModule: fact.module), other > own else { return nil }
                    return finding(
                        fact.place, "imports \(fact.module)", file.path, own, other, project.layers,
                        subject: "\(file.path) imports \(fact.module)")
                }
            }
        }
    }

    /// References between layers that are sets of files; those between modules show in their imports.
    private func references(in project: CheckedProject, _ map: LayerMap) -> [Finding] {
        guard map.hasFiles else { return [] }
        return project.model.types.filter { !project.model.modules[$0.module].isTest }.flatMap {
            type -> [Finding] in
            var told: Set<TypeEntity.ID> = []
            return project.model.references(from: type).compactMap { reference in
                guard reference.to.module == type.module, !told.contains(reference.to.id),
                    let own = map.layer(ofFile: reference.place.path, module: type.moduleName),
                    let other = map.layer(ofFile: reference.to.place.path, module: reference.to.moduleName),
                    other > own
                else { return nil }
                told.insert(reference.to.id)
                return finding(
                    reference.place, "names \"\(reference.to.qualifiedName)\"", reference.place.path, own,
                    other,
                    project.layers, subject: "\(type.qualifiedName) → \(reference.to.qualifiedName)")
            }
        }
    }

    private func finding(
        _ place: SourcePlace, _ what: String, _ path: String, _ own: Int, _ other: Int, _ layers: [Layer],
        subject: String
    ) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: place,
            message:
                "the layer \"\(layers[own].name)\" \(what) of the outer layer \"\(layers[other].name)\"; declare what it "
                + "needs in \"\(layers[own].name)\" and let the outer layer provide it",
            subject: subject)
    }
}

/// The layer of each file and module, counted from the innermost.
private struct LayerMap {
    private var files: [String: Int] = [:]
    private var modules: [String: Int] = [:]

    init(_ layers: [Layer]) {
        for (number, layer) in layers.enumerated() {
            for file in layer.files { files[file] = number }
            for module in layer.modules { modules[module] = number }
        }
    }

    var hasFiles: Bool { !files.isEmpty }

    func layer(ofFile path: String, module: String) -> Int? { files[path] ?? modules[module] }
    func layer(ofModule name: String) -> Int? { modules[name] }
}
