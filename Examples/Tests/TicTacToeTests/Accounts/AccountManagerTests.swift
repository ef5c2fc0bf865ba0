import Foundation
import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("AccountManager", .timeLimit(.minutes(5))) struct AccountManagerTests {
    private let transport = ScriptedTransport()
    private let manager: AccountManager

    init() {
        manager = AccountManager(
            client: NetworkClient(baseURL: URL(string: "https://accounts.example"), transport: transport))
    }

    @Test("the right password signs in an account without a second factor")
    func signsIn() async throws {
        transport.on(.post, "/accounts/sign-in").returns(Answers.tokens)
        #expect(try await manager.signIn(email: "guest@example.com", password: "guest") == .signedIn)
        #expect(try body() == ["email": "guest@example.com", "password": "guest"])
    }

    @Test("an account with a second factor is challenged, and signed in by its code")
    func secondFactor() async throws {
        transport.on(.post, "/accounts/sign-in").returns(Answers.challenge)
        transport.on(.post, "/accounts/second-factor").returns(Answers.tokens)
        #expect(
            try await manager.signIn(email: "sara@example.com", password: "scenery") == .secondFactor(.sample)
        )
        try await manager.confirm(.sample, code: "1234")
        #expect(try body() == ["challenge": "c1", "code": "1234"])
    }

    @Test(
        "a refusal keeps the server's words",
        arguments: [
            (401, AccountError.refused("Words.")), (410, .expired), (429, .tooManyAttempts("Words.")),
            (503, .failed("Words.")),
        ])
    func refused(status: Int, error: AccountError) async {
        transport.on("/accounts/*").returns(Answers.error(status, "Words."))
        await #expect(throws: error) { try await manager.signIn(email: "a", password: "b") }
        await #expect(throws: error) { try await manager.confirm(.sample, code: "1234") }
    }

    @Test("no connection is told from a server without words, and from an answer that makes no sense")
    func unreachable() async {
        transport.on("/accounts/sign-in").inTurn(
            .returning(.status(500)), .returning(.text("{")), .returning(.text(#"{"data":{}}"#)),
            .throwing(NetworkError(domain: .connection, message: "broken")))
        for error in [AccountError.failed(nil), .failed(nil), .failed(nil), .unreachable] {
            await #expect(throws: error) { try await manager.signIn(email: "a", password: "b") }
        }
        transport.isOffline = true
        await #expect(throws: AccountError.unreachable) {
            try await manager.signIn(email: "a", password: "b")
        }
    }

    @Test("signing out tells the server once, with the token")
    func signsOut() async throws {
        transport.on(.post, "/accounts/sign-in").returns(Answers.tokens)
        transport.on(.post, "/accounts/sign-out").returns(Answers.signedOut)
        manager.signOut()
        _ = try await manager.signIn(email: "guest@example.com", password: "guest")
        manager.signOut()
        manager.signOut()
        let request = await transport.sent.called(.request(.post, "/accounts/sign-out")).wait()
        #expect(request?.headers["Authorization"] == "Bearer access")
        transport.sent.called(.request("/accounts/sign-out")).verify(.once)
    }

    /// The body of the newest request.
    private func body() throws -> [String: String] {
        let data = try #require(transport.requests.last?.body)
        return try JSONDecoder().decode([String: String].self, from: data)
    }
}
