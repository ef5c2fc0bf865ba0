import Scenery

/// Signs in with the server's accounts, and keeps the token of one session.
final class AccountManager: AccountManaging {
    private let client: NetworkClient
    private var token: String?

    init(client: NetworkClient) {
        self.client = client
    }

    func signIn(email: String, password: String) async throws -> SignInStep {
        let answer: SignInAnswer = try await post(
            "sign-in", ["email": .string(email), "password": .string(password)])
        switch answer {
        case .challenge(let challenge): return .secondFactor(challenge)
        case .tokens(let tokens):
            token = tokens.accessToken
            return .signedIn
        }
    }

    func confirm(_ challenge: Challenge, code: String) async throws {
        let tokens: Tokens = try await post(
            "second-factor", ["challenge": .string(challenge.id), "code": .string(code)])
        token = tokens.accessToken
    }

    func signOut() {
        guard let token else { return }
        self.token = nil
        let request = NetworkRequest(
            "accounts/sign-out", method: .post, headers: ["Authorization": "Bearer \(token)"])
        // Nobody waits for the answer: a token that the server is not asked to forget expires by itself.
        Task { [client] in try? await client.send(request) }
    }

    private func post<Answer: Decodable & Sendable>(_ path: String, _ parameters: [String: JSONValue])
        async throws -> Answer
    {
        do {
            return try await client.value(
                NetworkRequest(
                    "accounts/\(path)", method: .post, parameters: parameters, responseKeyPath: "data"))
        } catch let error as NetworkError {
            throw AccountError(error)
        }
    }
}

private struct Tokens: Decodable {
    let accessToken: String
}

/// The answer to a password: a challenge, or tokens for an account without a second factor.
private enum SignInAnswer: Decodable {
    case challenge(Challenge)
    case tokens(Tokens)

    private enum CodingKeys: CodingKey { case challenge, digits, sentTo }

    init(from decoder: any Decoder) throws {
        let answer = try decoder.container(keyedBy: CodingKeys.self)
        guard answer.contains(.challenge) else {
            self = .tokens(try Tokens(from: decoder))
            return
        }
        self = .challenge(
            Challenge(
                id: try answer.decode(String.self, forKey: .challenge),
                digits: try answer.decode(Int.self, forKey: .digits),
                sentTo: try answer.decode(String.self, forKey: .sentTo)))
    }
}
