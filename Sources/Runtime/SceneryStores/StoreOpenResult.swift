import Foundation

/// The state of the file of a store when it was opened.
public enum StoreOpenResult: Sendable, Hashable {
    /// There was no file; an empty one was created.
    case created
    /// The file was intact.
    case intact
    /// The file was for an older version of the models and was emptied.
    case emptied(oldVersion: Int)
    /// The file was damaged, or the database of something else. It was moved to this URL, and a new file was created.
    ///
    /// A damaged file gets the extension `damaged` and replaces an earlier one; a database of something else gets the
    /// extension `other`, `other-2` and so on, and replaces none.
    case setAside(URL, reason: String)
}
