import Foundation
import Scenery

/// Signs a person in and out, and keeps their tokens.
@MainActor final class SessionManager: SessionManaging {
    private let client: RideClient
    private let account: StoredValue<Account>
    private let authorization: BearerAuthorization
    private let broadcasts: Broadcasts
    private let clock: ManagerClock
    private let signedIn: ObservableValue<Bool>

    /// - Parameters:
    ///   - account: The tokens, from the last run or this one.
    ///   - authorization: Signs the requests of all managers; see ``authorization(_:client:clock:)``.
    init(
        client: RideClient, account: StoredValue<Account>, authorization: BearerAuthorization,
        broadcasts: Broadcasts, clock: ManagerClock
    ) {
        self.client = client
        self.account = account
        self.authorization = authorization
        self.broadcasts = broadcasts
        self.clock = clock
        signedIn = ObservableValue(account.value != nil)
    }

    var isSignedIn: Bool { signedIn.value }

    func signIn(email: String, password: String) async throws -> SignInStep {
        let answer: SignInAnswer = try await client.value(
            .post, "accounts/sign-in", ["email": .string(email), "password": .string(password)],
            isSigned: false)
        switch answer {
        case .challenge(let challenge): return .verification(challenge)
        case .tokens(let tokens):
            use(tokens)
            return .signedIn
        }
    }

    func confirm(_ challenge: Challenge, code: String) async throws {
        use(
            try await client.value(
                .post, "accounts/second-factor",
                ["challenge": .string(challenge.challenge), "code": .string(code)], isSigned: false))
    }

    func resend(_ challenge: Challenge) async throws -> Challenge {
        try await client.value(
            .post, "accounts/second-factor/resend", ["challenge": .string(challenge.challenge)],
            isSigned: false)
    }

    func signOut() {
        guard let leaving = account.value else { return }
        end()
        Task { [client] in
            // The person is signed out here in any case, so that no error is of interest.
            let _: JSONValue? = try? await client.value(
                .post, "accounts/sign-out", isSigned: false, bearer: leaving.accessToken)
        }
    }

    func waitUntilSignedIn() async throws {
        for await isSignedIn in signedIn.values() where isSignedIn { return }
        throw CancellationError()
    }

    /// Ends the session, for example when the server does not accept its tokens any more.
    func end() {
        guard isSignedIn else { return }
        account.set(nil)
        authorization.use(nil)
        change(to: false)
    }

    private func use(_ tokens: Tokens) {
        let account = Account(tokens, at: clock.now())
        self.account.set(account)
        authorization.use(expiring: account.bearer)
        change(to: true)
    }

    private func change(to isSignedIn: Bool) {
        // Observers have closed the scenes of the sign-in before those who wait for it go on.
        signedIn.set(isSignedIn)
        broadcasts.notify((any SessionObserving).self) { $0.sessionDidChange(isSignedIn: isSignedIn) }
    }
}

/// The server's answer to a password: a challenge, or tokens.
private enum SignInAnswer: Decodable, Sendable {
    case challenge(Challenge)
    case tokens(Tokens)

    private enum CodingKeys: CodingKey { case challenge }

    init(from decoder: any Decoder) throws {
        let hasChallenge = try decoder.container(keyedBy: CodingKeys.self).contains(.challenge)
        self = hasChallenge ? .challenge(try Challenge(from: decoder)) : .tokens(try Tokens(from: decoder))
    }
}
