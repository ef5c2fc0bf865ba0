import Foundation
import SceneryStores
import Settings

/// The files in which the managers keep what outlives the process.
struct RideStores: Sendable {
    private(set) var account: SQLiteStore<String, Account>?
    private(set) var ride: SQLiteStore<String, RideSnapshot>?
    private(set) var outbox: SQLiteStore<String, [OutgoingMessage]>?
    private(set) var preferences: SQLiteStore<String, Preferences>?
    let onFailure: @Sendable (any Error) -> Void

    /// - Parameters:
    ///   - folder: Where the files are; without one, nothing is kept.
    ///   - onFailure: Receives the errors of the stores. What cannot be opened is not kept.
    init(folder: URL?, onFailure: @escaping @Sendable (any Error) -> Void) {
        self.onFailure = onFailure
        guard let folder else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            account = try SQLiteStore(file: folder.appending(path: "account.sqlite"))
            ride = try SQLiteStore(file: folder.appending(path: "ride.sqlite"))
            outbox = try SQLiteStore(file: folder.appending(path: "outbox.sqlite"))
            preferences = try SQLiteStore(file: folder.appending(path: "preferences.sqlite"))
        } catch { onFailure(error) }
    }
}
