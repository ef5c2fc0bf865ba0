import GRDB

/// The cities and what is measured there.
struct WeatherStore: Sendable {
    let database: DatabaseQueue

    /// The city of a name such as `"Lugo"` or `"Lugo,ES"`; accents and case do not matter.
    func city(named name: String) async throws -> City? {
        let parts = name.split(separator: ",").map { String($0).folded }
        guard let wanted = parts.first else { return nil }
        return try await cities().first { city in
            city.name.folded == wanted && (parts.count < 2 || parts.last == city.country.folded)
        }
    }

    /// The city that is nearest to a point.
    func city(near point: Coordinates) async throws -> City? {
        try await cities().min { $0.coordinates.meters(to: point) < $1.coordinates.meters(to: point) }
    }

    private func cities() async throws -> [City] {
        try await database.read { db in try City.fetchAll(db) }
    }

    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("cities") { db in
            try db.create(table: "city") { table in
                table.primaryKey("name", .text)
                table.column("country", .text).notNull()
                for number in [
                    "latitude", "longitude", "temperature", "humidity", "pressure", "wind", "uvIndex",
                ] {
                    table.column(number, .numeric).notNull()
                }
                table.column("condition", .jsonText).notNull()
                table.column("air", .jsonText).notNull()
            }
            for city in CitySeed.all { try city.insert(db) }
        }
    }
}
