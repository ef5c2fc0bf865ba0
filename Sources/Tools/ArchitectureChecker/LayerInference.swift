import ArchitectureRules
import SourceModel

/// The layers of a project that names none: those of an app made by `scenery new`.
enum LayerInference {
    /// Innermost first; empty where the project names its layers, which are then checked as it says.
    static func layers(of model: ProjectModel, _ configuration: CheckConfiguration) -> [Layer] {
        let names = Set(model.modules.filter { !$0.isTest }.map(\.name))
        guard let app = configuration.app, names.isSuperset(of: [app, "\(app)Core", "\(app)Scenes"]) else { return [] }
        return [
            Layer("core", modules: ["\(app)Core"]), Layer("scenes", modules: ["\(app)Scenes"]),
            Layer("app", modules: [app]),
        ]
    }
}
