import Scenery
import Settings

/// In which language and how bright a screen is.
struct ScreenLook: ViewModel {
    /// A BCP 47 tag.
    var language: String
    /// `light` or `dark`; `nil` follows the host.
    var appearance: String?

    init(_ preferences: Preferences) {
        language = preferences.language.rawValue
        appearance = preferences.theme == .system ? nil : preferences.theme.rawValue
    }
}
