import GRDB

/// The restaurants, and the places whose names are known.
struct RestaurantStore: Sendable {
    let database: DatabaseQueue

    /// Where a place is that a person names; `nil` for one that is not known.
    func coordinates(of place: String) -> Coordinates? {
        let name = place.prefix { $0 != "," }
        return RestaurantSeed.places[String(name).folded]
    }

    /// The restaurants around a place, in the order in which they are recommended.
    ///
    /// - Parameter radius: In meters.
    func restaurants(around center: Coordinates, radius: Int) async throws -> [Restaurant] {
        try await database.read { db in try Restaurant.order(Column("rowid")).fetchAll(db) }
            .filter { $0.coordinates.meters(to: center) <= Double(radius) }
    }

    func restaurant(_ id: String) async throws -> Restaurant? {
        try await database.read { db in try Restaurant.fetchOne(db, key: id) }
    }

    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("restaurants") { db in
            try db.create(table: "restaurant") { table in
                table.primaryKey("id", .text)
                table.column("name", .text).notNull()
                table.column("address", .text)
                table.column("city", .text)
                table.column("latitude", .double).notNull()
                table.column("longitude", .double).notNull()
                table.column("rating", .double)
                table.column("priceTier", .integer)
                for count in ["likes", "checkins", "users", "tips", "visits"] {
                    table.column(count, .integer).notNull()
                }
            }
            for restaurant in RestaurantSeed.all { try restaurant.insert(db) }
        }
    }
}
