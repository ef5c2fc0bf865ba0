import SceneryScreens

/// The route of CrewQuarters: `/crew-quarters`.
struct CrewQuartersRoute: SceneRoute {}

/// Makes CrewQuarters out of what the other assemblers make.
struct CrewQuartersAssembler: Assembling {
    let computer: any MissionComputing

    func assemble() -> any ScreenView {
        let navigation = CrewQuartersNavigationAssembler().assemble()
        let interaction = CrewQuartersInteractionAssembler(
            computer: computer.traced(), navigation: navigation.traced()
        ).assemble()
        let view = CrewQuartersView(interaction: interaction.traced())
        navigation.use(view)
        interaction.use(view.traced())
        return Wiring.checked(view)
    }
}

struct CrewQuartersInteractionAssembler: Assembling {
    let computer: any MissionComputing
    let navigation: any CrewQuartersNavigating

    func assemble() -> any CrewQuartersInteracting {
        CrewQuartersInteraction(computer: computer, navigation: navigation)
    }
}

struct CrewQuartersNavigationAssembler: Assembling {
    func assemble() -> any CrewQuartersNavigating { CrewQuartersNavigation() }
}
