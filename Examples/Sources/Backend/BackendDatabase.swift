import GRDB

/// The database of all services.
enum BackendDatabase {
    /// Opens the database and fills what is missing.
    ///
    /// - Parameters:
    ///   - path: The file; `nil` keeps all in memory.
    ///   - clock: The time that seeds with a date are dated by.
    /// - Throws: `DatabaseError` when the file cannot be opened or written.
    static func open(path: String?, clock: any BackendClock) throws -> DatabaseQueue {
        let database = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
        var migrator = DatabaseMigrator()
        ContentStore.register(in: &migrator)
        RestaurantStore.register(in: &migrator)
        PlaceStore.register(in: &migrator)
        WeatherStore.register(in: &migrator)
        AccountStore.register(in: &migrator)
        OfferStore.register(in: &migrator)
        RideStore.register(in: &migrator, clock: clock)
        try migrator.migrate(database)
        return database
    }
}
