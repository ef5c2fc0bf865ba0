import Scenery
import Settings

/// Keeps the language and the theme in a store; until a person chooses, the language is the host's.
@MainActor final class PreferencesManager: PreferencesManaging {
    private let stored: StoredValue<Preferences>
    private let initial: Preferences

    init(stored: StoredValue<Preferences>, language: AppLanguage) {
        self.stored = stored
        initial = Preferences(language: language)
    }

    var current: Preferences { stored.value ?? initial }

    func choose(_ language: AppLanguage) {
        var chosen = current
        chosen.language = language
        stored.set(chosen)
    }

    func choose(_ theme: AppTheme) {
        var chosen = current
        chosen.theme = theme
        stored.set(chosen)
    }
}
