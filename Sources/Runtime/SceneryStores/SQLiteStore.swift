import Foundation
import GRDB
import SceneryFoundations
import SceneryManagers

/// Keeps the models of one manager in a SQLite file.
///
///     let store = try SQLiteStore<Ride.ID, Ride>(file: folder.appending(path: "rides.sqlite"))
///     let rides = Manager(
///         store: store, onStoreFailure: { log($0) }, fetch: { id in try await api.ride(id) })
///
/// A model is durable once ``save(_:for:)`` has returned; see ``StoreConfiguration/durability``. When the models
/// exceed ``StoreConfiguration/byteLimit``, the least recently used ones are removed; reads by
/// a process that was killed may not count.
///
/// Only the file's owner can read it (permissions 0600), and the files that SQLite keeps next to it.
///
/// Open only one store for a file at a time. All methods block the calling thread while SQLite works, mostly tens of
/// microseconds; a manager calls them in the background. Calls are serialized.
public final class SQLiteStore<Key: Hashable & Codable & Sendable, Model: Sendable>: ModelStore {
    /// The file with the models.
    public let file: URL
    /// The state of the file when the store was opened.
    public let opening: StoreOpenResult

    private let database: DatabaseQueue
    private let coding: StoreCoding<Model>
    private let byteLimit: Int
    private let uses: Protected<StoreUses>

    /// Opens a store, or creates one. O(size of the file), because all of it is checked.
    ///
    /// - Parameters:
    ///   - file: The file with the models; its folder must exist. SQLite keeps two more files next to it.
    ///   - configuration: Limits and durability.
    ///   - coding: Encodes and decodes models.
    /// - Throws: ``StoreError`` if the file can neither be opened nor created, or has models of a later version, which are
    ///   kept. A damaged file and the database of something else are moved aside, which ``opening`` reports.
    public init(
        file: URL, configuration: StoreConfiguration = StoreConfiguration(), coding: StoreCoding<Model>
    ) throws {
        do {
            let opened = try StoreFile(url: file, configuration: configuration).open()
            database = opened.database
            opening = opened.opening
            uses = Protected(try database.read(StoreUses.init))
        } catch {
            throw StoreError(error is NewerVersion ? .version : .open, file, error)
        }
        self.file = file
        self.coding = coding
        byteLimit = configuration.byteLimit
    }

    /// The size of all encoded models in bytes.
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
                let statement = try database.cachedStatement(
                    sql: "SELECT body, loadedAt FROM model WHERE key = ?")
                statement.setUncheckedArguments([key])
                let rows = try Row.fetchCursor(statement)
                // A row is valid during the lifetime of its cursor.
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

    /// Performs a change in a transaction; the statistics of uses change with it.
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

    /// The bytes of a key, which are the same for equal keys in every process.
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
    /// Opens a store whose models are encoded as JSON. Otherwise like ``init(file:configuration:coding:)``.
    public convenience init(file: URL, configuration: StoreConfiguration = StoreConfiguration()) throws {
        try self.init(file: file, configuration: configuration, coding: .json)
    }
}

extension Duration {
    /// Whole nanoseconds; sufficient for 292 years.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
