import Driving

/// The screen Pod bay doors, as a person uses it.
struct PodBayDoorsRobot {
    let app: any AppDriver

    func seesShutDoors() async throws {
        try await app.seesTitle("Pod bay doors")
        try await app.sees("The doors are shut.")
    }

    func seesOpenDoors() async throws { try await app.sees("The doors are open.") }

    func hears(_ words: String) async throws { try await app.sees(words) }

    func asksToOpen() async throws { try await app.tap("Open the pod bay doors") }

    func turnsTrust() async throws { try await app.toggle("The computer trusts the crew") }

    func seesTrust() async throws { try await app.seesChosen("The computer trusts the crew") }

    func goesIn() async throws -> CrewQuartersRobot {
        try await app.tap("Go in")
        return CrewQuartersRobot(app: app)
    }
}

/// The screen Crew quarters, as a person uses it.
struct CrewQuartersRobot {
    let app: any AppDriver

    func isWelcome(_ name: String) async throws {
        try await app.seesTitle("Crew quarters")
        try await app.sees("Welcome home, \(name).")
    }

    func leaves() async throws -> PodBayDoorsRobot {
        try await app.tap("Leave")
        return PodBayDoorsRobot(app: app)
    }
}
