import Scenery
import Settings

/// The facts the scene Terms shows.
struct TermsFacts: BusinessModel {
    var preferences: Preferences
    /// The terms; `nil` until they come.
    var terms: Terms?
    /// Whether the terms are being fetched.
    var isFetching: Bool
}
