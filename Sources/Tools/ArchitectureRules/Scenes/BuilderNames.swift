import SourceModel
import Styles

/// Tells types that build from their names, also those that build less than a scene.
struct BuilderNames {
    private let suffixes: [String]

    init(_ style: Style) {
        suffixes = style.role("builder")?.suffixes ?? []
    }

    func isOne(_ type: TypeEntity) -> Bool {
        suffixes.contains { type.name.hasSuffix($0) && type.name.utf8.count > $0.utf8.count }
    }

    /// The types that build in the styles of which the project has scenes and whose builders a demand holds for.
    static func types(demanding demand: Role.Demand, in project: CheckedProject) -> [TypeEntity] {
        var used: [String: Style] = [:]
        for scene in project.scenes.all where scene.style.role("builder")?.demands.contains(demand) == true {
            used[scene.style.name] = scene.style
        }
        let names = used.values.map(BuilderNames.init)
        guard !names.isEmpty else { return [] }
        return project.model.types.filter { type in
            type.kind != .protocol && type.kind != .extension && !type.isLocal
                && names.contains { $0.isOne(type) } && !StandIns.isOne(type, in: project.model)
        }
    }
}
