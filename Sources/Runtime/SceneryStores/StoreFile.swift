import Foundation
import GRDB

/// Opens and checks the file of a store, and moves it aside if it is damaged.
struct StoreFile {
    let url: URL
    let configuration: StoreConfiguration

    func open() throws -> (database: DatabaseQueue, opening: StoreOpenResult) {
        let isNew = !FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        do {
            let (database, oldVersion) = try openChecked()
            let opening: StoreOpenResult =
                isNew ? .created : oldVersion.map { .emptied(oldVersion: $0) } ?? .intact
            return (database, opening)
        } catch let damage as Damage {
            let damaged = try setAside()
            return (try openChecked().database, .setAside(damaged, reason: damage.reason))
        }
    }

    private struct Damage: Error {
        let reason: String
    }

    /// Opens the file; returns the version of its contents if it was another one.
    private func openChecked() throws -> (database: DatabaseQueue, oldVersion: Int?) {
        do {
            let database = try DatabaseQueue(path: url.path(percentEncoded: false), configuration: sqlite)
            let verdict = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
            guard verdict == "ok" else {
                try database.close()
                throw Damage(reason: verdict ?? "the check had no result")
            }
            return (database, try database.write(prepare))
        } catch let error as DatabaseError
            where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
        {
            throw Damage(reason: error.message ?? "it is not a database")
        }
    }

    private var sqlite: Configuration {
        var sqlite = Configuration()
        sqlite.label = "Scenery store \(url.lastPathComponent)"
        sqlite.journalMode = .wal
        sqlite.busyMode = .timeout(5)
        // In WAL mode, NORMAL keeps writes when the process is killed; FULL also when the power fails.
        let synchronous = configuration.durability == .power ? "FULL" : "NORMAL"
        sqlite.prepareDatabase { database in try database.execute(sql: "PRAGMA synchronous = \(synchronous)")
        }
        return sqlite
    }

    private func prepare(_ database: Database) throws -> Int? {
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let hasModels = try database.tableExists("model")
        if hasModels, version == configuration.version { return nil }
        if hasModels { try database.drop(table: "model") }
        try database.execute(
            sql: """
                CREATE TABLE model (
                    key BLOB NOT NULL PRIMARY KEY, body BLOB NOT NULL, loadedAt INTEGER NOT NULL, used INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX model_used ON model (used);
                PRAGMA user_version = \(configuration.version);
                """)
        return hasModels ? version : nil
    }

    /// Moves the damaged file and its companion files aside, next to the original.
    private func setAside() throws -> URL {
        let files = FileManager.default
        let damaged = url.appendingPathExtension("damaged")
        for suffix in ["", "-wal", "-shm"] {
            let source = url.path(percentEncoded: false) + suffix
            let target = damaged.path(percentEncoded: false) + suffix
            if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
            if files.fileExists(atPath: source) { try files.moveItem(atPath: source, toPath: target) }
        }
        return damaged
    }
}
