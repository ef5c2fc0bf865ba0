import Settings

/// What of the scene About outlives its process.
struct AboutState: Codable, Sendable, Equatable {
    var preferences: Preferences
    var text: String?
}
