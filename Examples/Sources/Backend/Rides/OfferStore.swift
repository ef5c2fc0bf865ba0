import GRDB

/// The destinations and the offers for rides to them.
struct OfferStore: Sendable {
    let database: DatabaseQueue
    let clock: any BackendClock

    /// The destinations that match a query; the favorites when it is empty.
    func destinations(matching query: String?) async throws -> [RidePlace] {
        let all = try await database.read { db in
            try Destination.order(Column("rowid")).fetchAll(db)
        }
        guard let query, !query.folded.isEmpty else { return all.filter(\.isFavorite).map(\.place) }
        return all.filter { $0.matches(query) }.map(\.place)
    }

    func makeOffer(
        for account: String, from pickup: RidePlace, to destination: RidePlace
    ) async throws -> Offer {
        let offer = try Offer(for: account, from: pickup, to: destination, now: clock.now)
        try await database.write { db in try offer.insert(db) }
        return offer
    }

    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("offers") { db in
            try db.create(table: "destination") { table in
                table.primaryKey("id", .text)
                table.column("name", .text).notNull()
                table.column("address", .text).notNull()
                table.column("latitude", .double).notNull()
                table.column("longitude", .double).notNull()
                table.column("isFavorite", .boolean).notNull()
            }
            try db.create(table: "offer") { table in
                table.primaryKey("id", .text)
                table.column("account", .text).notNull().references("account", onDelete: .cascade)
                for column in ["pickup", "destination", "fare"] { table.column(column, .jsonText).notNull() }
                table.column("expiresAt", .datetime).notNull()
            }
            for destination in DestinationSeed.all { try destination.insert(db) }
        }
    }
}
