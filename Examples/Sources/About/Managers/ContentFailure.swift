import Scenery

/// Why content did not come.
enum ContentFailure: Error, BusinessModel {
    /// No server answered.
    case unreachable
    /// The server answered that it cannot, in its own words; they may be empty.
    case refused(String)
    /// What the server answered makes no sense to this app.
    case unreadable
}
