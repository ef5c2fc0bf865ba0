import Driving

/// The screens Sign in and Enter the code, as a person uses them.
struct RideSignInRobot {
    let app: any AppDriver

    func seesForm() async throws { try await app.seesTitle("Sign in") }

    func signsIn(as email: String, with password: String) async throws {
        try await app.type(email, into: "Email")
        try await app.type(password, into: "Password")
        try await app.tap("Sign in")
    }

    func seesFailure() async throws {
        try await app.seesDialog("Server error", "The content is being moved; try again in a minute.")
    }

    func triesAgain() async throws { try await app.tap("Try again") }

    func isAskedForCode() async throws {
        try await app.seesTitle("Enter the code")
        try await app.sees("A code of 4 digits was sent to •••• 42.")
    }

    func asksForAnotherCode() async throws {
        try await app.tap("Send another code")
        try await app.sees("Another code of 4 digits was sent to •••• 42.")
    }

    func enters(code: String) async throws {
        try await app.type(code, into: "Code")
        try await app.tap("Confirm")
    }
}
