/// How bright the app is drawn.
public enum AppTheme: String, Sendable, Codable, CaseIterable {
    /// As whatever shows the app has it.
    case system
    case light
    case dark
}
