import SourceModel
import Styles

/// Recognizes builders by their names, also those that build less than a scene.
struct BuilderNames {
    private let suffixes: [String]

    init(_ style: Style) {
        suffixes = style.role("builder")?.suffixes ?? []
    }

    func matches(_ type: TypeEntity) -> Bool {
        suffixes.contains { type.name.hasSuffix($0) && type.name.utf8.count > $0.utf8.count }
    }

    /// The builders in styles that the project uses and that make this demand on builders.
    static func types(demanding demand: Role.Demand, in project: ProjectContext) -> [TypeEntity] {
        var used: [String: Style] = [:]
        for scene in project.scenes.all where scene.style.role("builder")?.demands.contains(demand) == true {
            used[scene.style.name] = scene.style
        }
        let names = used.values.map(BuilderNames.init)
        guard !names.isEmpty else { return [] }
        return project.model.types.filter { type in
            type.kind != .protocol && type.kind != .extension && !type.isLocal
                && names.contains { $0.matches(type) } && !StandIns.contains(type, in: project.model)
        }
    }
}
