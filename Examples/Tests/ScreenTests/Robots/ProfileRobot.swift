import Driving

/// The screen Profile, as a person uses it.
struct ProfileRobot {
    let app: any AppDriver

    func sees(name: String, email: String) async throws {
        try await app.seesTitle("Profile")
        try await app.sees(name, email)
    }

    func saves(name: String) async throws {
        try await app.type(name, into: "Name")
        try await app.tap("Save")
    }

    func seesSaved() async throws { try await app.sees("Saved.") }

    func seesRefusal(_ words: String) async throws { try await app.seesDialog(words) }

    func closesRefusal() async throws { try await app.tap("Close") }

    func signsOut() async throws { try await app.tap("Sign out") }
}
