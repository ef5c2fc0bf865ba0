import Foundation

/// Lets the ride of an account go on in a backend whose rides wait for that.
public struct RideDirector: Sendable {
    let backend: TestBackend
    private let token: String

    /// Signs in as the guest, who needs no second factor.
    public init(_ backend: TestBackend) async throws {
        struct Tokens: Decodable { var accessToken: String }
        self.backend = backend
        let tokens: Tokens = try await backend.post(
            "accounts/sign-in", ["email": "guest@example.com", "password": "guest"])
        token = tokens.accessToken
    }

    /// Gets what is in the answer's envelope, as the guest.
    public func get<Answer: Decodable & Sendable>(_ path: String) async throws -> Answer {
        try await backend.get(path, token: token)
    }

    /// Lets the ride go on until it is in this state.
    public func advance(to state: String) async throws {
        struct Ride: Decodable { var id: String }
        let current: Ride = try await get("rides/current")
        let _: Ride = try await backend.post("testing/rides/\(current.id)/advance", ["to": state])
    }
}
