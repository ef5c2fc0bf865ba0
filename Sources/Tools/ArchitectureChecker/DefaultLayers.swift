import ArchitectureRules
import SourceModel

/// The layers of a project whose `scenery.yml` lists none: those of an app that `scenery new` made.
enum DefaultLayers {
    /// `nil` if the project lists layers of its own, or does not have the modules of such an app.
    static func layers(of model: ProjectModel, _ configuration: CheckConfiguration) -> Layers? {
        let names = Set(model.modules.filter { !$0.isTest }.map(\.name))
        guard let app = configuration.app, names.isSuperset(of: [app, "\(app)Core", "\(app)Scenes"]),
            !configuration.customRules.contains(where: \.isLayers)
        else { return nil }
        return Layers(innermostFirst: [("core", "\(app)Core"), ("scenes", "\(app)Scenes"), ("app", app)])
    }
}
