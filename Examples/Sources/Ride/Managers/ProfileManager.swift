import Scenery

/// Fetches the profile once for each session, and changes it.
@MainActor final class ProfileManager: ProfileManaging, SessionObserving {
    private let client: RideClient
    private let profiles: Manager<Int, Profile>
    /// Counts the sessions, so that nobody sees the profile of the person before.
    private var session = 0

    init(client: RideClient, broadcasts: Broadcasts, clock: ManagerClock) {
        self.client = client
        profiles = Manager(clock: clock) { _ in try await client.value(.get, "profile") }
        broadcasts.register(self, for: (any SessionObserving).self)
    }

    func profile() async throws -> Profile { try await profiles.model(for: session) }

    func save(name: String, phone: String) async throws -> Profile {
        let key = session
        let saved: Profile = try await client.value(
            .put, "profile", ["name": .string(name), "phone": .string(phone)])
        try await profiles.set(saved, for: key)
        return saved
    }

    func sessionDidChange(isSignedIn: Bool) { session += 1 }
}
