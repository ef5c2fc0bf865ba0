import Foundation
import GRDB

/// Opens and checks the file of a store, and moves it aside if it is damaged or the database of something else.
struct StoreFile {
    let url: URL
    let configuration: StoreConfiguration

    func open() throws -> (database: DatabaseQueue, opening: StoreOpenResult) {
        let permissions = StorePermissions(path: url.path(percentEncoded: false))
        let isNew = try permissions.create()
        do {
            let oldVersion = isNew ? nil : try check()
            return (
                try prepared(), isNew ? .created : oldVersion.map { .emptied(oldVersion: $0) } ?? .intact
            )
        } catch let finding as Unusable {
            let aside = try setAside(finding)
            _ = try permissions.create()
            return (try prepared(), .setAside(aside, reason: finding.reason))
        }
    }

    /// Why the file is moved aside.
    private enum Unusable: Error {
        case damaged(String)
        case other(String)

        var reason: String {
            switch self {
            case .damaged(let reason), .other(let reason): reason
            }
        }
    }

    // MARK: - Checking

    /// Checks the file without changing anything in it, not even its journal mode.
    ///
    /// - Returns: The version of its models if that is an older one.
    /// - Throws: `Unusable`, `NewerVersion`, or the error of SQLite.
    private func check() throws -> Int? {
        do {
            let database = try DatabaseQueue(
                path: url.path(percentEncoded: false), configuration: Configuration(label))
            let oldVersion = try database.read(check)
            try database.close()
            return oldVersion
        } catch let error as DatabaseError
            where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
        {
            throw Unusable.damaged(error.message ?? "it is not a database")
        }
    }

    private func check(_ database: Database) throws -> Int? {
        let verdict = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
        guard verdict == "ok" else { throw Unusable.damaged(verdict ?? "the check had no result") }
        let tables = try String.fetchAll(
            database,
            sql: "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND type IN ('table', 'view')"
        )
        guard !tables.isEmpty else { return nil }
        let isOurs =
            try tables.contains("model")
            && database.columns(in: "model").map(\.name) == ["key", "body", "loadedAt", "used"]
        guard isOurs else {
            throw Unusable.other("it is the database of something else, with the table \"\(tables[0])\"")
        }
        let version = try Self.version(of: database)
        guard version <= configuration.version else {
            throw NewerVersion(found: version, known: configuration.version)
        }
        return version < configuration.version ? version : nil
    }

    private static func version(of database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    }

    // MARK: - Opening

    private var label: String { "Scenery store \(url.lastPathComponent)" }

    private func prepared() throws -> DatabaseQueue {
        var sqlite = Configuration(label)
        sqlite.journalMode = .wal
        // In WAL mode, NORMAL keeps writes when the process is killed; FULL also when the power fails.
        let synchronous = configuration.durability == .power ? "FULL" : "NORMAL"
        sqlite.prepareDatabase { database in try database.execute(sql: "PRAGMA synchronous = \(synchronous)")
        }
        let database = try DatabaseQueue(path: url.path(percentEncoded: false), configuration: sqlite)
        try database.write(prepare)
        return database
    }

    private func prepare(_ database: Database) throws {
        let hasModels = try database.tableExists("model")
        if hasModels, try Self.version(of: database) == configuration.version { return }
        if hasModels { try database.drop(table: "model") }
        try database.execute(
            sql: """
                CREATE TABLE model (
                    key BLOB NOT NULL PRIMARY KEY, body BLOB NOT NULL, loadedAt INTEGER NOT NULL, used INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX model_used ON model (used);
                PRAGMA user_version = \(configuration.version);
                """)
    }

    // MARK: - Moving aside

    /// Moves the file and its companion files aside, next to the original. What is damaged replaces what was before; the
    /// database of something else replaces nothing.
    private func setAside(_ finding: Unusable) throws -> URL {
        let files = FileManager.default
        var aside = url.appendingPathExtension("damaged")
        if case .other = finding {
            let names = (["other"] + (2...1_000).map { "other-\($0)" }).lazy.map(url.appendingPathExtension)
            guard
                let free = names.first(where: { !files.fileExists(atPath: $0.path(percentEncoded: false)) })
            else { throw CocoaError(.fileWriteFileExists) }
            aside = free
        }
        for suffix in StorePermissions.suffixes {
            let source = url.path(percentEncoded: false) + suffix
            let target = aside.path(percentEncoded: false) + suffix
            if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
            if files.fileExists(atPath: source) { try files.moveItem(atPath: source, toPath: target) }
        }
        return aside
    }
}

extension Configuration {
    fileprivate init(_ label: String) {
        self.init()
        self.label = label
        busyMode = .timeout(5)
    }
}

/// The file has models of a later version of the app, which must not be lost.
struct NewerVersion: Error, CustomStringConvertible {
    let found: Int
    let known: Int

    var description: String { "its models have version \(found), and this app knows versions up to \(known)" }
}
