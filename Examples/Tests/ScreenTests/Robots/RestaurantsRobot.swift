import Driving

/// The screens Restaurants and Restaurant, as a person uses them.
struct RestaurantsRobot {
    let app: any AppDriver

    func waits() async throws { try await app.isBusy() }

    func seesList() async throws {
        try await app.seesTitle("Restaurants")
        try await app.sees(
            "Restaurants within 1000 m of Noida", "Saffron Courtyard", "12 Market Road, Sector 18",
            "Rating: 8.4", "Price Tier: 2")
    }

    func seesNothing(within radius: Int, of place: String) async throws {
        try await app.sees("There are no restaurants within \(radius) m of \(place).")
    }

    func seesFailure(_ title: String, _ message: String) async throws {
        try await app.seesDialog(title, message)
    }

    func triesAgain() async throws { try await app.tap("Try again") }

    func opens(_ restaurant: String) async throws { try await app.tap(restaurant) }

    func seesFigures() async throws {
        try await app.seesTitle("Saffron Courtyard")
        try await app.sees(
            "LikeCount = 412", "Checkins: 2310", "User count: 1840", "Tip count: 96", "Visits count: 3120")
    }

    func goesBack() async throws { try await app.back() }
}
