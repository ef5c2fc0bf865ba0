import Foundation
import GRDB

/// The size of a store, and the order in which its models were used.
///
/// Reads are recorded in memory and written when models have to be removed, so that a read writes nothing.
struct StoreUses {
    private(set) var byteCount: Int
    private var lastUse: Int64
    /// Reads that have not been written: the number of the use by key.
    private var touched: [Data: Int64] = [:]

    /// Reads the state of the file. O(n).
    init(_ database: Database) throws {
        byteCount = try Int.fetchOne(database, sql: "SELECT total(length(body)) FROM model") ?? 0
        lastUse = try Int64.fetchOne(database, sql: "SELECT max(used) FROM model") ?? 0
    }

    mutating func touch(_ key: Data) {
        lastUse += 1
        touched[key] = lastUse
    }

    /// Replaces the state by that after a write, and keeps the reads since then.
    mutating func take(_ changed: StoreUses) {
        let newer = touched.filter { $0.value > changed.lastUse }
        let lastUse = max(lastUse, changed.lastUse)
        self = changed
        self.lastUse = lastUse
        touched.merge(newer) { _, new in new }
    }

    mutating func replace(_ key: Data, with body: Data, loadedAt: Int64, in database: Database) throws {
        let old = try size(of: key, in: database)
        lastUse += 1
        let statement = try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO model (key, body, loadedAt, used) VALUES (?, ?, ?, ?)")
        try statement.execute(arguments: [key, body, loadedAt, lastUse])
        touched[key] = nil
        byteCount += body.count - old
    }

    mutating func remove(_ key: Data, in database: Database) throws {
        byteCount -= try size(of: key, in: database)
        try database.execute(sql: "DELETE FROM model WHERE key = ?", arguments: [key])
        touched[key] = nil
    }

    mutating func removeAll(in database: Database) throws {
        try database.execute(sql: "DELETE FROM model")
        touched = [:]
        byteCount = 0
    }

    /// Removes the least recently used models until the rest fits, and a tenth more, so that this is rare.
    mutating func makeRoom(_ byteLimit: Int, in database: Database) throws {
        guard byteCount > byteLimit else { return }
        for (key, use) in touched {
            try database.execute(sql: "UPDATE model SET used = ? WHERE key = ?", arguments: [use, key])
        }
        touched = [:]
        let wanted = byteLimit - byteLimit / 10
        let oldest = try Row.fetchCursor(database, sql: "SELECT key, length(body) FROM model ORDER BY used")
        var going: [(key: Data, size: Int)] = []
        var rest = byteCount
        while rest > wanted, let row = try oldest.next() {
            going.append((row[0], row[1]))
            rest -= row[1] as Int
        }
        for each in going { try remove(each.key, in: database) }
    }

    private func size(of key: Data, in database: Database) throws -> Int {
        let statement = try database.cachedStatement(sql: "SELECT length(body) FROM model WHERE key = ?")
        return try Int.fetchOne(statement, arguments: [key]) ?? 0
    }
}
