import Foundation
import GRDB
import SceneryLocks
import SceneryManagers

/// Keeps the models of one manager in a SQLite file.
///
///     let store = try SQLiteStore<Ride.ID, Ride>(file: folder.appending(path: "rides.sqlite"))
///     let rides = Manager(store: store, onStoreFailure: { log($0) }) { id in try await api.ride(id) }
///
/// A model is safe once ``save(_:for:)`` has returned, as ``StoreConfiguration/durability`` says. When the models
/// take more than ``StoreConfiguration/byteLimit``, those go first that were read or written longest ago; reads of
/// a process that was killed may not count.
///
/// One store at a time for a file. All methods block the calling thread for as long as SQLite needs, tens of
/// microseconds mostly; a manager calls them from the background. Calls wait for one another.
public final class SQLiteStore<Key: Hashable & Codable & Sendable, Model: Sendable>: ModelStore {
    /// Where the models are.
    public let file: URL
    /// What was found when the store was opened.
    public let opening: StoreOpening

    private let database: DatabaseQueue
    private let coding: StoreCoding<Model>
    private let byteLimit: Int
    private let uses: Protected<StoreUses>

    /// Opens a store, or makes one. O(size of the file), because all of it is checked.
    ///
    /// - Parameters:
    ///   - file: Where the models are; its folder must exist. SQLite keeps two more files beside it.
    ///   - configuration: Bounds and durability.
    ///   - coding: How models become bytes.
    /// - Throws: ``StoreError`` when the file can neither be opened nor made anew. A damaged file is set aside:
    ///   ``opening`` tells.
    public init(
        file: URL, configuration: StoreConfiguration = StoreConfiguration(), coding: StoreCoding<Model>
    ) throws {
        do {
            let opened = try StoreFile(url: file, configuration: configuration).open()
            database = opened.database
            opening = opened.opening
            uses = Protected(try database.read(StoreUses.init))
        } catch {
            throw StoreError(.open, file, error)
        }
        self.file = file
        self.coding = coding
        byteLimit = configuration.byteLimit
    }

    /// How many bytes the models take, coded.
    public var byteCount: Int { uses.withLock { $0.byteCount } }

    // MARK: - Reading

    public func record(for key: Key) throws -> StoredModel<Model>? {
        let coded = try Self.coded(key, file)
        guard let found = try read(coded) else { return nil }
        uses.withLock { $0.touch(coded) }
        do {
            return StoredModel(model: try coding.decode(found.body), loadedAt: .nanoseconds(found.loadedAt))
        } catch {
            throw StoreError(.decode, file, error)
        }
    }

    private func read(_ key: Data) throws -> (body: Data, loadedAt: Int64)? {
        do {
            // A single statement needs no transaction around it.
            return try database.unsafeRead { database in
                let statement = try database.cachedStatement(sql: "SELECT body, loadedAt FROM model WHERE key = ?")
                statement.setUncheckedArguments([key])
                let rows = try Row.fetchCursor(statement)
                // A row can be read for as long as its cursor lives.
                return try withExtendedLifetime(rows) { try rows.next().map { row in (row[0], row[1]) } }
            }
        } catch {
            throw StoreError(.read, file, error)
        }
    }

    // MARK: - Writing

    public func save(_ record: StoredModel<Model>, for key: Key) throws {
        let coded = try Self.coded(key, file)
        let body: Data
        do {
            body = try coding.encode(record.model)
        } catch {
            throw StoreError(.encode, file, error)
        }
        try write { database, uses in
            try uses.replace(coded, with: body, loadedAt: record.loadedAt.nanoseconds, in: database)
            try uses.makeRoom(byteLimit, in: database)
        }
    }

    public func expire(_ key: Key) throws {
        let coded = try Self.coded(key, file)
        try write { database, _ in
            try database.execute(sql: "UPDATE model SET loadedAt = 0 WHERE key = ?", arguments: [coded])
        }
    }

    public func expireAll() throws {
        try write { database, _ in try database.execute(sql: "UPDATE model SET loadedAt = 0") }
    }

    public func remove(_ key: Key) throws {
        let coded = try Self.coded(key, file)
        try write { database, uses in try uses.remove(coded, in: database) }
    }

    public func removeAll() throws {
        try write { database, uses in try uses.removeAll(in: database) }
    }

    /// Runs a change whole or not at all; what is known of the uses changes with it.
    private func write(_ change: (Database, inout StoreUses) throws -> Void) throws {
        do {
            try database.write { database in
                var changed = uses.withLock { $0 }
                try change(database, &changed)
                let final = changed
                database.afterNextTransaction { _ in self.uses.withLock { $0.take(final) } }
            }
        } catch {
            throw StoreError(.write, file, error)
        }
    }

    /// A key's bytes, the same for equal keys in every run.
    private static func coded(_ key: Key, _ file: URL) throws -> Data {
        if let text = key as? String { return Data(text.utf8) }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try encoder.encode(key)
        } catch {
            throw StoreError(.encode, file, error)
        }
    }
}

extension SQLiteStore where Model: Codable {
    /// Opens a store whose models are coded in JSON; as ``init(file:configuration:coding:)`` otherwise.
    public convenience init(file: URL, configuration: StoreConfiguration = StoreConfiguration()) throws {
        try self.init(file: file, configuration: configuration, coding: .json)
    }
}

extension Duration {
    /// Whole nanoseconds; good for 292 years.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
