import GRDB

/// The pages of the sample About.
struct ContentStore: Sendable {
    let database: DatabaseQueue

    /// The text of a page in paragraphs, the first one its title; empty for an unknown page.
    func paragraphs(of page: String, in language: Language) async throws -> [String] {
        try await database.read { db in
            try String.fetchAll(
                db, sql: "SELECT text FROM paragraph WHERE page = ? AND language = ? ORDER BY position",
                arguments: [page, language.rawValue])
        }
    }

    static func register(in migrator: inout DatabaseMigrator) {
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
    }
}
