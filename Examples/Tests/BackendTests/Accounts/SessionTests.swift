import Backend
import Foundation
import Testing

@Suite("Sessions and their tokens", .timeLimit(.minutes(10)))
struct SessionTests {
    private let clock = ManualClock()
    private let guest = #"{"email": "guest@example.com", "password": "guest"}"#

    private func refresh(_ probe: BackendProbe, _ token: String?) async throws -> BackendProbe.Answer {
        try await probe.post("/accounts/refresh", json: #"{"refreshToken": "\#(token ?? "")"}"#)
    }

    @Test(
        "nothing below /rides and /profile is answered without a token",
        arguments: [
            ("GET", "/profile"), ("PUT", "/profile"), ("GET", "/rides"), ("GET", "/rides/current"),
            ("GET", "/rides/x"), ("GET", "/rides/destinations"), ("POST", "/rides/offers"),
            ("POST", "/rides"), ("POST", "/rides/x/cancel"), ("GET", "/rides/x/changes"),
            ("GET", "/rides/x/messages"), ("POST", "/rides/x/messages"), ("GET", "/rides/x/receipt"),
        ])
    func missing(method: String, path: String) async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let answer = try await probe.send(method, path)
            #expect(answer.status == 401)
            #expect(try answer.message == "Sign in first.")
            var stranger = probe
            stranger.accessToken = "unknown"
            #expect(try await stranger.send(method, path).status == 401)
        }
    }

    @Test("an expired token is refused, and a refreshed one works")
    func expiry() async throws {
        try await BackendProbe.with(BackendConfiguration(tokenLifetime: 300, clock: clock)) { probe in
            let tokens = try await probe.post("/accounts/sign-in", json: guest)
            let signedIn = probe.signed(in: tokens)
            clock.advance(by: 299)
            #expect(try await signedIn.get("/profile").status == 200)
            clock.advance(by: 1)
            let expired = try await signedIn.get("/profile")
            #expect(expired.status == 401)
            #expect(try expired.message == "Your access has expired.")

            let refreshed = try await refresh(probe, tokens.text("data", "refreshToken"))
            #expect(refreshed.status == 200)
            #expect(try refreshed.text("data", "accessToken") != tokens.text("data", "accessToken"))
            #expect(try await probe.signed(in: refreshed).get("/profile").status == 200)
        }
    }

    @Test("a used refresh token and an unknown one are refused; the new one works")
    func rotation() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let first = try await probe.post("/accounts/sign-in", json: guest).text("data", "refreshToken")
            let second = try await refresh(probe, first).text("data", "refreshToken")
            for token in [first, "unknown"] {
                let refused = try await refresh(probe, token)
                #expect(refused.status == 401)
                #expect(try refused.message == "Your session has ended. Sign in again.")
            }
            #expect(try await refresh(probe, second).status == 200)
        }
    }

    @Test("of several refreshes at once with one token, one succeeds")
    func concurrentRefresh() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let token = try await probe.post("/accounts/sign-in", json: guest).text("data", "refreshToken")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<12 { group.addTask { try await refresh(probe, token).status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [200] + Array(repeating: 401, count: 11))
        }
    }

    @Test("signing out ends the session with both tokens, and no other session")
    func signOut() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let tokens = try await probe.post("/accounts/sign-in", json: guest)
            let other = try await probe.asGuest()
            #expect(try await probe.signed(in: tokens).post("/accounts/sign-out").status == 200)
            #expect(try await probe.signed(in: tokens).get("/profile").status == 401)
            #expect(try await refresh(probe, tokens.text("data", "refreshToken")).status == 401)
            #expect(try await other.get("/profile").status == 200)
            #expect(try await probe.post("/accounts/sign-out").status == 401)
        }
    }

    @Test("a test can end all access at once")
    func expireAll() async throws {
        try await BackendProbe.with(BackendConfiguration(isTesting: true)) { probe in
            let tokens = try await probe.post("/accounts/sign-in", json: guest)
            #expect(try await probe.post("/testing/tokens/expire").status == 200)
            #expect(try await probe.signed(in: tokens).get("/profile").status == 401)
            #expect(try await refresh(probe, tokens.text("data", "refreshToken")).status == 200)
        }
    }

    @Test("the profile can be changed, and a name cannot be empty")
    func profile() async throws {
        try await BackendProbe.with(BackendConfiguration()) { probe in
            let sara = try await probe.asSara()
            let before = try await sara.get("/profile")
            #expect(try before.text("data", "name") == "Sara Karimi")
            #expect(try before.text("data", "email") == "sara@example.com")
            let changed = try await sara.send("PUT", "/profile", json: #"{"name": " Sara ", "phone": "12"}"#)
            #expect(try changed.text("data", "name") == "Sara")
            let refused = try await sara.send("PUT", "/profile", json: #"{"name": "  ", "phone": ""}"#)
            #expect(refused.status == 422)
            #expect(try refused.message == "Enter a name.")
            let after = try await sara.get("/profile")
            #expect(try after.text("data", "name") == "Sara")
            #expect(try after.text("data", "phone") == "12")
        }
    }

    @Test("sessions and profiles outlive the backend, and no password or token is in the file")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "content.sqlite")
            let configuration = BackendConfiguration(databasePath: file.path)
            var token: String?
            try await BackendProbe.with(configuration) { probe in
                let sara = try await probe.asSara()
                _ = try await sara.send("PUT", "/profile", json: #"{"name": "Sara", "phone": "12"}"#)
                token = sara.accessToken
            }
            try await BackendProbe.with(configuration) { probe async throws in
                var sara = probe
                sara.accessToken = token
                #expect(try await sara.get("/profile").text("data", "name") == "Sara")
            }
            let bytes = try Data(contentsOf: file)
            #expect(bytes.range(of: Data("sara@example.com".utf8)) != nil)
            for secret in ["scenery", try #require(token)] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil)
            }
        }
    }
}
