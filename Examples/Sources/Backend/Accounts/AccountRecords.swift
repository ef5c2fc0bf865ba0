import Foundation
import GRDB

/// The wrong passwords that were tried for an email address, known or not.
struct SignInAttempts: Codable, FetchableRecord, PersistableRecord {
    static let limit = 5
    static let lock: TimeInterval = 60

    var email: String
    var failures = 0
    var lockedUntil: Date?

    func isLocked(at now: Date) -> Bool { lockedUntil.map { now < $0 } ?? false }

    /// Counts one more; with the fifth in a row the address is locked for a minute.
    mutating func fail(at now: Date) {
        failures += 1
        guard failures >= Self.limit else { return }
        failures = 0
        lockedUntil = now.addingTimeInterval(Self.lock)
    }
}

/// A question for a code that is not answered yet.
struct PendingChallenge: Codable, FetchableRecord, PersistableRecord {
    static let lifetime: TimeInterval = 300
    static let limit = 5

    var id: String
    var account: String
    var expiresAt: Date
    var failures = 0

    func isOpen(at now: Date) -> Bool { failures < Self.limit && now < expiresAt }
}

/// One sign-in of an account; it ends with signing out.
struct Session: Codable, FetchableRecord, PersistableRecord {
    var id: String
    var account: String
}

struct AccessToken: Codable, FetchableRecord, PersistableRecord {
    var hash: Data
    var session: String
    var expiresAt: Date
}

struct RefreshToken: Codable, FetchableRecord, PersistableRecord {
    var hash: Data
    var session: String
    var isUsed = false
}

extension AccountStore {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("accounts") { db in
            try db.create(table: "account") { table in
                table.primaryKey("id", .text)
                table.column("email", .text).notNull().unique()
                for column in ["name", "phone", "password"] { table.column(column, .text).notNull() }
                table.column("code", .text)
            }
            try db.create(table: "signInAttempts") { table in
                table.primaryKey("email", .text)
                table.column("failures", .integer).notNull()
                table.column("lockedUntil", .datetime)
            }
            try db.create(table: "pendingChallenge") { table in
                table.primaryKey("id", .text)
                table.column("account", .text).notNull().references("account", onDelete: .cascade)
                table.column("expiresAt", .datetime).notNull()
                table.column("failures", .integer).notNull()
            }
            try createSessions(in: db)
            for account in AccountSeed.all { try account.insert(db) }
        }
    }

    private static func createSessions(in db: Database) throws {
        try db.create(table: "session") { table in
            table.primaryKey("id", .text)
            table.column("account", .text).notNull().references("account", onDelete: .cascade)
        }
        try db.create(table: "accessToken") { table in
            table.primaryKey("hash", .blob)
            table.column("session", .text).notNull().references("session", onDelete: .cascade)
            table.column("expiresAt", .datetime).notNull()
        }
        try db.create(table: "refreshToken") { table in
            table.primaryKey("hash", .blob)
            table.column("session", .text).notNull().references("session", onDelete: .cascade)
            table.column("isUsed", .boolean).notNull()
        }
    }
}
