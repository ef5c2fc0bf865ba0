/// The languages the app speaks.
public enum AppLanguage: String, Sendable, Codable, CaseIterable {
    case english = "en"
    case persian = "fa"
}
