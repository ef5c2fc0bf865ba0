import Foundation
import GRDB

/// The content of all samples, in SQLite.
struct ContentStore: Sendable {
    let database: DatabaseQueue

    /// Opens the content and fills what is missing.
    ///
    /// - Parameter path: The file; `nil` keeps the content in memory.
    /// - Throws: `DatabaseError` when the file cannot be opened or written.
    init(path: String? = nil) throws {
        database = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
        try Self.migrations.migrate(database)
    }

    /// The text of a page in paragraphs, the first one its title; empty for an unknown page.
    func paragraphs(of page: String, in language: Language) async throws -> [String] {
        try await database.read { db in
            try String.fetchAll(
                db, sql: "SELECT text FROM paragraph WHERE page = ? AND language = ? ORDER BY position",
                arguments: [page, language.rawValue])
        }
    }

    private static var migrations: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("paragraphs") { db in
            try db.create(table: "paragraph") { table in
                table.column("page", .text).notNull()
                table.column("language", .text).notNull()
                table.column("position", .integer).notNull()
                table.column("text", .text).notNull()
                table.primaryKey(["page", "language", "position"])
            }
            for (page, language, paragraphs) in PageSeed.all {
                for (position, text) in paragraphs.enumerated() {
                    try db.execute(
                        sql: "INSERT INTO paragraph (page, language, position, text) VALUES (?, ?, ?, ?)",
                        arguments: [page, language.rawValue, position, text])
                }
            }
        }
        return migrator
    }
}
