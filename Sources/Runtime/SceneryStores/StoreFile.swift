import Foundation
import GRDB

/// Opens the file of a store, checks it, and sets it aside when it is damaged.
struct StoreFile {
    let url: URL
    let configuration: StoreConfiguration

    func open() throws -> (database: DatabaseQueue, opening: StoreOpening) {
        let isNew = !FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
        do {
            let (database, oldVersion) = try openChecked()
            let opening: StoreOpening = isNew ? .created : oldVersion.map { .emptied(oldVersion: $0) } ?? .intact
            return (database, opening)
        } catch let damage as Damage {
            let place = try setAside()
            return (try openChecked().database, .setAside(place, reason: damage.reason))
        }
    }

    private struct Damage: Error {
        let reason: String
    }

    /// Opens the file; also the version of what was in it, if that was another one.
    private func openChecked() throws -> (database: DatabaseQueue, oldVersion: Int?) {
        do {
            let database = try DatabaseQueue(path: url.path(percentEncoded: false), configuration: sqlite)
            let verdict = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
            guard verdict == "ok" else {
                try database.close()
                throw Damage(reason: verdict ?? "the check said nothing")
            }
            return (database, try database.write(prepare))
        } catch let error as DatabaseError
            where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            throw Damage(reason: error.message ?? "it is not a database")
        }
    }

    private var sqlite: Configuration {
        var sqlite = Configuration()
        sqlite.label = "Scenery store \(url.lastPathComponent)"
        sqlite.journalMode = .wal
        sqlite.busyMode = .timeout(5)
        // In WAL mode NORMAL keeps what was written when the process is killed; FULL also when power fails.
        let synchronous = configuration.durability == .power ? "FULL" : "NORMAL"
        sqlite.prepareDatabase { database in try database.execute(sql: "PRAGMA synchronous = \(synchronous)") }
        return sqlite
    }

    private func prepare(_ database: Database) throws -> Int? {
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let hasModels = try database.tableExists("model")
        if hasModels, version == configuration.version { return nil }
        if hasModels { try database.drop(table: "model") }
        try database.execute(sql: """
            CREATE TABLE model (
                key BLOB NOT NULL PRIMARY KEY, body BLOB NOT NULL, loadedAt INTEGER NOT NULL, used INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX model_used ON model (used);
            PRAGMA user_version = \(configuration.version);
            """)
        return hasModels ? version : nil
    }

    /// Moves the damaged file and what belongs to it to one place beside it.
    private func setAside() throws -> URL {
        let files = FileManager.default
        let place = url.appendingPathExtension("damaged")
        for suffix in ["", "-wal", "-shm"] {
            let source = url.path(percentEncoded: false) + suffix
            let target = place.path(percentEncoded: false) + suffix
            if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
            if files.fileExists(atPath: source) { try files.moveItem(atPath: source, toPath: target) }
        }
        return place
    }
}
