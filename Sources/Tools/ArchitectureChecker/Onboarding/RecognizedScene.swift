import ArchitectureRules
import SourceModel
import Styles

/// A scene as `scenery init` reports it, whether rules can look at it or not.
struct RecognizedScene: Sendable, Equatable {
    var style: String
    /// The folders of the files of its types.
    var folders: Set<String>
    /// Whether one of its types stores another as the style has it; otherwise only the names show the style.
    var isConfirmed: Bool

    /// The scenes that a check with all styles counts, in the order of the scene map.
    static func all(in project: ProjectContext) -> [RecognizedScene] {
        let confirmed = project.confirmedScenes
        let looked = project.scenes.all.enumerated().compactMap { number, scene -> RecognizedScene? in
            guard scene.style.product != .component else { return nil }
            let paths = scene.types.values.joined().map { project.model.types[$0].location.path }
            return RecognizedScene(
                style: scene.style.name, folders: Set(paths.map(folder)),
                isConfirmed: confirmed.contains(number))
        }
        return looked
            + project.scenes.unchecked.map {
                RecognizedScene(
                    style: $0.style, folders: [folder(of: $0.location.path)], isConfirmed: false)
            }
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
