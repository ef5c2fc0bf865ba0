import SceneryScreens

/// The route of RideSettings: `/ride-settings`.
struct RideSettingsRoute: SceneRoute {}

/// Makes RideSettings out of what the other assemblers make.
struct RideSettingsAssembler: Assembling {
    let preferences: any PreferencesManaging

    func assemble() -> any ScreenView {
        let interaction = RideSettingsInteractionAssembler(preferences: preferences.traced()).assemble()
        let view = RideSettingsView(interaction: interaction.traced())
        interaction.use(view.traced())
        return Wiring.checked(view)
    }
}

struct RideSettingsInteractionAssembler: Assembling {
    let preferences: any PreferencesManaging

    func assemble() -> any RideSettingsInteracting { RideSettingsInteraction(preferences: preferences) }
}
