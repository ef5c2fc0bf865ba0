import SceneryScreens

/// The view of CrewQuarters: given the same renderable it always looks the same.
final class CrewQuartersView: CrewQuartersRendering, ScreenView {
    let stage: Stage

    private let interaction: any CrewQuartersInteracting

    init(interaction: any CrewQuartersInteracting) {
        self.interaction = interaction
        stage = Stage(CrewQuartersRoute(), lifecycle: interaction)
    }

    func render(_ renderable: CrewQuartersRenderable) {
        stage.show("Crew quarters") {
            ScreenText(renderable.welcome, style: .large)
            ScreenText(renderable.computerRemark)
            ScreenButton("Leave", role: .primary) { [interaction] in interaction.didTapLeaveButton() }
        }
    }
}
