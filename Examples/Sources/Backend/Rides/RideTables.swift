import GRDB

extension RideStore {
    static func register(in migrator: inout DatabaseMigrator, clock: any BackendClock) {
        migrator.registerMigration("rides") { db in
            try createRides(in: db)
            try db.create(table: "chatMessage") { table in
                table.column("ride", .text).notNull().references("ride", onDelete: .cascade)
                table.column("number", .integer).notNull()
                table.column("from", .text).notNull()
                table.column("text", .text).notNull()
                table.column("sentAt", .datetime).notNull()
                table.column("clientId", .text)
                table.primaryKey(["ride", "number"])
                table.uniqueKey(["ride", "clientId"])
            }
            for ride in try RideSeed.all(now: clock.now) { try ride.insert(db) }
        }
    }

    private static func createRides(in db: Database) throws {
        try db.create(table: "ride") { table in
            table.primaryKey("id", .text)
            table.column("account", .text).notNull().references("account", onDelete: .cascade)
            table.column("idempotencyKey", .text)
            for column in ["language", "state"] { table.column(column, .text).notNull() }
            for column in ["step", "revision", "unreadMessages", "readUpTo"] {
                table.column(column, .integer).notNull()
            }
            for column in ["pickup", "destination", "fare"] { table.column(column, .jsonText).notNull() }
            table.column("driver", .jsonText)
            table.column("requestedAt", .datetime).notNull()
            table.column("finishedAt", .datetime)
            table.uniqueKey(["account", "idempotencyKey"])
        }
    }
}
