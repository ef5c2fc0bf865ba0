import Scenery
import Settings

/// The facts the scene About shows.
struct About: BusinessModel {
    var version: AppVersion
    var preferences: Preferences
    /// The text about the app; `nil` until it comes.
    var text: String?
    /// Whether the text is being fetched.
    var isFetching: Bool
}
