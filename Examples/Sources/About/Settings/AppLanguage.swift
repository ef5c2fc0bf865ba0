import Scenery

/// The languages the app speaks.
public enum AppLanguage: String, Sendable, Codable, CaseIterable, LinkValue {
    case english = "en"
    case persian = "fa"
}
