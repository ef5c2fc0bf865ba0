import Scenery
import Settings

/// What the view of RideSettings shows, formatted for display.
struct RideSettingsRenderable: Renderable, ViewModel {
    struct Option: ViewModel {
        let id: String
        let title: String
    }

    let look: ScreenLook
    let title: String
    let languageTitle: String
    let languages: [Option]
    let language: String
    let themeTitle: String
    let themes: [Option]
    let theme: String

    init(_ preferences: Preferences) {
        let language = preferences.language
        look = ScreenLook(preferences)
        title = language.text("Settings", "تنظیمات")
        languageTitle = language.text("Language", "زبان")
        languages = AppLanguage.allCases.map { Option(id: $0.rawValue, title: $0.ownName) }
        self.language = language.rawValue
        themeTitle = language.text("Appearance", "ظاهر")
        themes = AppTheme.allCases.map { Option(id: $0.rawValue, title: Self.name(of: $0, in: language)) }
        theme = preferences.theme.rawValue
    }

    private static func name(of theme: AppTheme, in language: AppLanguage) -> String {
        switch theme {
        case .system: language.text("As the system", "مانند سیستم")
        case .light: language.text("Light", "روشن")
        case .dark: language.text("Dark", "تیره")
        }
    }
}
