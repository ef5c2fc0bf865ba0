import Foundation

/// What was found when a store was opened.
public enum StoreOpening: Sendable, Hashable {
    /// There was no file; there is an empty one now.
    case created
    /// The file was sound.
    case intact
    /// The file was made for another version of the models and was emptied.
    case emptied(oldVersion: Int)
    /// The file was damaged. It is at this place now, in place of any set aside before; the store began anew.
    case setAside(URL, reason: String)
}
