import Scenery

// Values that previews and tests share.

extension Challenge {
    static let sample = Challenge(id: "c1", digits: 4, sentTo: "•••• 42")
}

extension Players {
    static let sample = Players(x: "Ada", o: "Grace")
    static let longNames = Players(
        x: "Augusta Ada King, Countess of Lovelace", o: "Rear Admiral Grace Brewster Murray Hopper")
}

/// The squares of a game in the order in which they are taken.
enum SampleGame {
    static let started = [4, 0]
    /// X has the top row.
    static let won = [0, 3, 1, 4, 2]
    static let tied = [0, 1, 2, 4, 3, 5, 7, 6, 8]
}

/// An account manager that is still waiting for its server.
final class UnansweredAccounts: AccountManaging {
    private let answers = AsyncStream<SignInStep>.makeStream()

    func signIn(email: String, password: String) async throws -> SignInStep { try await answer() }
    func confirm(_ challenge: Challenge, code: String) async throws { _ = try await answer() }
    func signOut() {}

    private func answer() async throws -> SignInStep {
        for await answer in answers.stream { return answer }
        throw CancellationError()
    }
}
