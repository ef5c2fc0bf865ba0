import ArchitectureRules
import SourceModel
import Styles

/// A name for each scene that no other one has.
struct SceneNames {
    /// In the order of the scene map.
    let all: [String]

    init(_ project: ProjectContext, _ types: [TypeEntity.ID: TypeEntity]) {
        let modules = ProjectNames(project.model.modules)
        let firsts = project.scenes.all.map { scene in scene.types.values.joined().min().flatMap { types[$0] }
        }
        var names = project.scenes.all.map(\.name)
        Self.distinguish(&names) { number in firsts[number].map { modules.name(ofModule: $0.module) } }
        Self.distinguish(&names) { number in
            firsts[number]?.location.path.split(separator: "/").dropLast().joined(separator: "/")
        }
        Self.distinguish(&names) { number in project.scenes.all[number].style.name }
        all = names
    }

    /// Adds something to the names that several scenes have.
    private static func distinguish(_ names: inout [String], by suffix: (Int) -> String?) {
        let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
        for (number, name) in names.enumerated() where counts[name] ?? 0 > 1 {
            if let suffix = suffix(number), !suffix.isEmpty { names[number] = "\(name) (\(suffix))" }
        }
    }
}
