import Driving

/// The screen Ride with its map, as a person uses it.
struct RideMapRobot {
    let app: any AppDriver

    func seesMap() async throws {
        try await app.seesTitle("Ride")
        try await app.sees("Pickup: María Pita")
    }

    func seesRide(_ status: String) async throws {
        try await seesMap()
        try await app.sees(status, "María Pita → Tower of Hercules")
    }

    func seesUnreadMessages(_ count: Int) async throws { try await app.sees("Chat (\(count))") }

    func searchesDestination() async throws -> BookingRobot {
        try await app.tap("Where to?")
        return BookingRobot(app: app)
    }

    func showsRide() async throws -> RideRobot {
        try await app.tap("Show the ride")
        return RideRobot(app: app)
    }

    func opensRides() async throws {
        try await app.tap("Rides")
        try await app.seesTitle("Rides")
    }

    func opensProfile() async throws -> ProfileRobot {
        try await app.tap("Profile")
        return ProfileRobot(app: app)
    }

    func opensSettings() async throws { try await app.tap("Settings") }

    func goesBack() async throws { try await app.back() }
}
