import Driving

/// The screens of a booked ride, as a person uses them: the search for a driver, the ride, its chat and its receipt.
struct RideRobot {
    let app: any AppDriver

    func waitsForDriver() async throws {
        try await app.seesTitle("Your driver")
        try await app.sees("Looking for a driver", "Asking drivers near you")
    }

    func seesRide(_ status: String) async throws {
        try await app.seesTitle("Your ride")
        try await app.sees(status, "María Pita → Tower of Hercules")
    }

    func seesDriver() async throws { try await app.sees("★") }

    func cancels() async throws { try await app.tap("Cancel the ride") }

    func seesFailure() async throws {
        try await app.seesDialog("Server error", "The content is being moved; try again in a minute.")
    }

    func triesAgain() async throws { try await app.tap("Try again") }

    /// - Parameter unread: How many messages the ride says are unread.
    func writes(_ text: String, unread: Int = 0) async throws {
        try await app.tap(unread == 0 ? "Chat" : "Chat (\(unread))")
        try await app.submit("Message", text)
        try await app.sees(text, "You ·")
    }

    /// Without a server the messages that were sent cannot be shown; a person can write all the same.
    func writesWithoutServer(_ text: String) async throws {
        try await app.tap("Chat")
        try await app.sees("The server cannot be reached.")
        try await app.tap("Close")
        try await app.submit("Message", text)
        try await app.sees(text, "You ·")
    }

    func seesRefusal(_ words: String) async throws { try await app.sees("You · not sent: \(words)") }

    func deletesUnsent() async throws { try await app.tap("Delete what was not sent") }

    func reads(_ text: String) async throws { try await app.sees(text) }

    func opensReceipt() async throws {
        try await app.tap("Receipt")
        try await app.seesTitle("Receipt")
    }

    func seesReceipt() async throws {
        try await app.sees("Base fare", "€2.50", "Distance", "Time", "Total: €", "Paid with Visa •• 4242")
    }

    func closesReceipt() async throws { try await app.tap("Close") }

    func goesBack() async throws { try await app.back() }
}
