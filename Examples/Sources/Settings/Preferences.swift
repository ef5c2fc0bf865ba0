import Scenery

/// What a person chose for the whole app.
public struct Preferences: BusinessModel, Codable {
    public var language: AppLanguage
    public var theme: AppTheme

    public init(language: AppLanguage = .english, theme: AppTheme = .system) {
        self.language = language
        self.theme = theme
    }
}
