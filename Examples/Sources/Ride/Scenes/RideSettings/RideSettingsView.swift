import SceneryScreens

/// The view of RideSettings: given the same renderable it always looks the same.
@MainActor final class RideSettingsView: RideSettingsRendering, ScreenView {
    let stage: Stage
    private let interaction: any RideSettingsInteracting

    init(interaction: any RideSettingsInteracting) {
        self.interaction = interaction
        stage = Stage(RideSettingsRoute(), lifecycle: interaction)
    }

    func render(_ renderable: RideSettingsRenderable) {
        stage.show(renderable.title, renderable.look) {
            ScreenPicker(
                renderable.languageTitle, options: options(renderable.languages),
                selected: renderable.language
            ) { [interaction] in interaction.languageChosen($0) }
            ScreenPicker(
                renderable.themeTitle, options: options(renderable.themes), selected: renderable.theme
            ) { [interaction] in interaction.themeChosen($0) }
        }
    }

    private func options(_ options: [RideSettingsRenderable.Option]) -> [ScreenPicker.Option] {
        options.map { ScreenPicker.Option(id: $0.id, title: $0.title) }
    }
}
