import Foundation

/// The state of the file of a store when it was opened.
public enum StoreOpenResult: Sendable, Hashable {
    /// There was no file; an empty one was created.
    case created
    /// The file was intact.
    case intact
    /// The file was for another version of the models and was emptied.
    case emptied(oldVersion: Int)
    /// The file was damaged. It was moved to this URL, replacing an earlier one, and a new file was created.
    case setAside(URL, reason: String)
}
