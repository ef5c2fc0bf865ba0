import Scenery
import Settings

/// Where the terms are, in a language and a theme: `/terms/fa?theme=dark`.
struct TermsRoute: SceneRoute {
    let language: AppLanguage
    let theme: AppTheme

    static let link: LinkPattern<Self> = "/terms/\(\.language)?theme=\(\.theme)"

    init(_ preferences: Preferences) {
        language = preferences.language
        theme = preferences.theme
    }

    var preferences: Preferences { Preferences(language: language, theme: theme) }
}
