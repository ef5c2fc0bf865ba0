import Scenery
import Settings

/// The logic of RideSettings: keeps what a person chooses.
@MainActor final class RideSettingsInteraction: RideSettingsInteracting {
    private weak var view: (any RideSettingsRendering)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func use(_ view: any RideSettingsRendering) { self.view = view }

    func viewWillAppear(_ animated: Bool) { render() }

    func languageChosen(_ language: String) {
        guard let language = AppLanguage(rawValue: language) else { return }
        preferences.choose(language)
        render()
    }

    func themeChosen(_ theme: String) {
        guard let theme = AppTheme(rawValue: theme) else { return }
        preferences.choose(theme)
        render()
    }

    private func render() { view?.render(RideSettingsRenderable(preferences.current)) }
}
