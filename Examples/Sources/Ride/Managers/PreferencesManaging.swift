import Scenery
import Settings

/// Keeps the language and the theme that a person chose.
@MainActor protocol PreferencesManaging: Boundary, Sendable {
    var current: Preferences { get }
    func choose(_ language: AppLanguage)
    func choose(_ theme: AppTheme)
}
