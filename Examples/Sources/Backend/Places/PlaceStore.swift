import GRDB

/// The places where people eat.
struct PlaceStore: Sendable {
    let database: DatabaseQueue

    /// The places around a point, the most prominent first.
    ///
    /// - Parameters:
    ///   - radius: In meters.
    ///   - type: What they are; `nil` for all.
    func places(around center: Coordinates, radius: Int, type: String?) async throws -> [NearbyPlace] {
        try await database.read { db in try NearbyPlace.order(Column("rowid")).fetchAll(db) }
            .filter { type == nil || $0.type == type }
            .filter { $0.coordinates.meters(to: center) <= Double(radius) }
    }

    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("places") { db in
            try db.create(table: "nearbyPlace") { table in
                table.primaryKey("id", .text)
                table.column("name", .text).notNull()
                table.column("vicinity", .text).notNull()
                table.column("type", .text).notNull()
                table.column("latitude", .double).notNull()
                table.column("longitude", .double).notNull()
                table.column("rating", .double)
            }
            for place in NearbyPlaceSeed.all { try place.insert(db) }
        }
    }
}
