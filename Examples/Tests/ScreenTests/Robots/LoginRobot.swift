import Driving

/// The screens Log in and Second factor, as a person uses them.
struct LoginRobot {
    let app: any AppDriver

    func seesForm() async throws { try await app.seesTitle("Log in") }

    func logsIn(as email: String, with password: String) async throws {
        try await app.type(email, into: "Email")
        try await app.type(password, into: "Password")
        try await app.tap("Log in")
    }

    func seesRefusal(_ words: String) async throws { try await app.seesDialog("Not logged in", words) }

    func seesFailure() async throws {
        try await app.seesDialog("Server error", "The content is being moved; try again in a minute.")
    }

    func closesRefusal() async throws {
        try await app.tap("OK")
        try await app.seesNoDialog()
    }

    func triesAgain() async throws { try await app.tap("Try again") }

    func isAskedForCode() async throws {
        try await app.seesTitle("Second factor")
        try await app.sees("Enter the code of 4 digits that was sent to •••• 42.")
    }

    func enters(code: String) async throws {
        try await app.type(code, into: "Code")
        try await app.tap("Submit")
    }
}
