import Scenery

/// How bright the app is drawn.
public enum AppTheme: String, Sendable, Codable, CaseIterable, LinkValue {
    /// As whatever shows the app has it.
    case system
    case light
    case dark
}
