import Driving

/// The screens Where to? and Price, as a person uses them.
struct BookingRobot {
    let app: any AppDriver

    func seesFavorites() async throws {
        try await app.seesTitle("Where to?")
        try await app.sees("Home", "Rúa da Torre, 61")
    }

    func searches(_ text: String) async throws { try await app.type(text, into: "Destination") }

    func findsNothing() async throws { try await app.sees("No place found. Try another name.") }

    func chooses(_ place: String) async throws {
        try await app.tap(place)
        try await app.seesTitle("Price")
        try await app.sees("To \(place)")
    }

    func seesOffer() async throws { try await app.sees("€", "km", "Valid until") }

    func seesFailure() async throws {
        try await app.seesDialog("Server error", "The content is being moved; try again in a minute.")
    }

    func triesAgain() async throws { try await app.tap("Try again") }

    func books() async throws { try await app.tap("Book this ride") }
}
