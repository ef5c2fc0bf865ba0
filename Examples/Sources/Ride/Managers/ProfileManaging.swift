import Scenery

/// Provides the profile of the person who is signed in.
@MainActor protocol ProfileManaging: Boundary, Sendable {
    func profile() async throws -> Profile
    /// - Throws: Why the server does not accept it, in its own words.
    func save(name: String, phone: String) async throws -> Profile
}
