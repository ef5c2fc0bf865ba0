import Foundation
import SceneryFoundations
import SceneryManagers
import SceneryTestKit
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Refreshing a token", .timeLimit(.minutes(20)))
struct RefreshTests {
    let refreshes = Recorder<String>()
    let gate = Gate()
    let server: LocalServer
    let id = UUID().uuidString

    init() throws {
        server = try LocalServer.shared.get()
    }

    var secret: NetworkRequest {
        NetworkRequest("private", parameters: ["id": .string(id)], responseKeyPath: "data")
    }

    func client(_ authorization: BearerAuthorization) -> NetworkClient {
        NetworkClient(baseURL: server.url, authorization: authorization)
    }

    func error(_ client: NetworkClient) async -> NetworkError? {
        await #expect(throws: NetworkError.self) { try await client.value(secret, as: String.self) }
    }

    @Test("a refresh without network fails with the cause, which is no reason to sign out")
    func offline() async throws {
        let client = client(BearerAuthorization(token: "old") { throw URLError(.notConnectedToInternet) })
        #expect(await error(client)?.domain == .offline)
    }

    @Test(
        "a refresh that fails for another reason than a refusal fails with that reason",
        arguments: [
            (503, NetworkError.Domain.status), (429, .status), (400, .authorization), (401, .authorization),
            (403, .authorization),
        ])
    func causes(status: Int, domain: NetworkError.Domain) async throws {
        let plain = NetworkClient(baseURL: server.url)
        let client = client(
            BearerAuthorization(token: "old") {
                try await plain.value(NetworkRequest("flaky", parameters: ["status": .int(status)]))
            })
        #expect(await error(client)?.domain == domain)
    }

    @Test("a refresh that cannot reach its server is a connection error")
    func unreachable() async throws {
        let client = client(
            BearerAuthorization(token: "old") {
                try await NetworkClient().value(NetworkRequest("http://127.0.0.1:1/"))
            })
        #expect(await error(client)?.domain == .connection)
    }

    @Test("a server that refuses every token gets a limited number of refreshes")
    func endless() async throws {
        let client = client(
            BearerAuthorization(token: "0", clock: ManualTime().clock) { [refreshes] in
                "\(refreshes.record("refresh"))"
            })
        for _ in 0..<20 {
            let error = await #expect(throws: NetworkError.self) {
                try await client.send(NetworkRequest("refuse"))
            }
            #expect(error?.domain == .authorization)
            #expect(error?.httpStatus == 401)
        }
        #expect(refreshes.count == 5)
    }

    @Test("a refresh that fails is tried once for all waiting requests, and not again at once")
    func pause() async throws {
        let client = client(
            BearerAuthorization(token: "old", clock: ManualTime().clock) { [refreshes, gate] in
                refreshes.record("refresh")
                try await gate.pass()
                throw URLError(.timedOut)
            })
        let domains = try await withThrowingTaskGroup(of: NetworkError.Domain?.self) { group in
            for _ in 0..<50 { group.addTask { await error(client)?.domain } }
            await until { refreshes.count == 1 }
            await gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(domains == Array(repeating: .timeout, count: 50))
        #expect(await error(client)?.domain == .timeout)
        #expect(refreshes.count == 1)
    }

    @Test("one refresh serves fifty requests, also those that are refused after it")
    func fifty() async throws {
        let client = client(
            BearerAuthorization(token: "old") { [refreshes] in
                refreshes.record("refresh")
                return "good"
            })
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 { group.addTask { try await client.value(secret) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: "secret", count: 50))
        #expect(refreshes.count == 1)
    }

    @Test("a request that starts during a refresh waits for the new token")
    func deferral() async throws {
        let client = client(
            BearerAuthorization(token: "old") { [refreshes, gate] in
                refreshes.record("refresh")
                try await gate.pass()
                return "good"
            })
        let first = Task { try await client.value(secret, as: String.self) }
        await until { refreshes.count == 1 }
        let second = Task {
            refreshes.record("second request")
            return try await client.value(secret, as: String.self)
        }
        await until { refreshes.count == 2 }
        // Time for the second request to arrive, if it did not wait.
        try await Task.sleep(for: .milliseconds(200))
        await gate.open()
        #expect(try await [first.value, second.value] == ["secret", "secret"])
        #expect(
            try await server.seen(id).map { $0.headers["authorization"] } == [
                "Bearer old", "Bearer good", "Bearer good",
            ])
    }

    @Test("a request that was refused is not sent again after signing out")
    func refusedAfterSignOut() async throws {
        let transport = ScriptedTransport()
        let authorization = BearerAuthorization(token: "old") { "good" }
        transport.on("/private").answers { request in
            authorization.use(nil)
            return .status(401)
        }
        let client = NetworkClient(
            baseURL: server.url, authorization: authorization, transport: transport)
        #expect(await error(client)?.domain == .authorization)
        #expect(transport.requests.count == 1)
    }

    @Test("after the pause, a refresh that failed is tried again")
    func afterPause() async throws {
        let time = ManualTime()
        let client = client(
            BearerAuthorization(token: "old", clock: time.clock) { [refreshes] in
                guard refreshes.record("refresh") > 1 else { throw URLError(.timedOut) }
                return "good"
            })
        #expect(await error(client)?.domain == .timeout)
        time.advance(by: .seconds(4))
        #expect(await error(client)?.domain == .timeout)
        #expect(refreshes.count == 1)
        time.advance(by: .seconds(1))
        #expect(try await client.value(secret, as: String.self) == "secret")
    }

    @Test("refreshes are counted within a window")
    func window() async throws {
        let time = ManualTime()
        let limits = RefreshLimits(maximum: 2, window: .seconds(60), pauseAfterFailure: .zero)
        let client = client(
            BearerAuthorization(token: "0", limits: limits, clock: time.clock) { [refreshes] in
                "\(refreshes.record("refresh"))"
            })
        for _ in 0..<4 { _ = await error(client) }
        #expect(refreshes.count == 2)
        time.advance(by: .seconds(60))
        for _ in 0..<4 { _ = await error(client) }
        #expect(refreshes.count == 4)
    }

    @Test("a token is refreshed before it expires, by the margin, once for all requests")
    func proactive() async throws {
        let time = ManualTime()
        let expiry = Date(timeIntervalSince1970: 1_000_100)
        let client = client(
            BearerAuthorization(
                expiring: BearerToken("good", expires: expiry), limits: RefreshLimits(margin: .seconds(30)),
                clock: time.clock
            ) { [refreshes] in
                refreshes.record("refresh")
                return BearerToken("good", expires: expiry.addingTimeInterval(1000))
            })
        time.advance(by: .seconds(69))
        #expect(try await client.value(secret, as: String.self) == "secret")
        #expect(refreshes.count == 0)
        time.advance(by: .seconds(1))
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 { group.addTask { try await client.value(secret) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 50)
        #expect(refreshes.count == 1)
        #expect(try await server.seen(id).count == 51)
    }

    @Test("a token that is about to expire is used if it cannot be refreshed; an expired one is not")
    func proactiveFailure() async throws {
        let time = ManualTime()
        let token = BearerToken("good", expires: Date(timeIntervalSince1970: 1_000_020))
        let client = client(
            BearerAuthorization(expiring: token, clock: time.clock) {
                throw URLError(.notConnectedToInternet)
            })
        #expect(try await client.value(secret, as: String.self) == "secret")
        time.advance(by: .seconds(20))
        #expect(await error(client)?.domain == .offline)
        #expect(try await server.seen(id).count == 1)
        #expect(!"\(token) \(String(reflecting: token))".contains("good"))
    }

    @Test("a refresh may use the client that it serves")
    func sameClient() async throws {
        let shared = Protected<NetworkClient?>(nil)
        let client = client(
            BearerAuthorization(token: "old") {
                let client = try #require(shared.withLock { $0 })
                try await client.send(NetworkRequest("echo"))
                return try await client.value(NetworkRequest("private"), as: String.self)
            })
        shared.withLock { $0 = client }
        #expect(await error(client)?.domain == .authorization)
    }

    @Test("signing out during a refresh ends the waiting requests, which are not sent again")
    func signOut() async throws {
        let authorization = BearerAuthorization(token: "old") { [refreshes, gate] in
            refreshes.record("refresh")
            try await gate.pass()
            return "good"
        }
        let client = client(authorization)
        let waiting = Task { await error(client)?.domain }
        await until { refreshes.count == 1 }
        authorization.use(nil)
        await gate.open()
        #expect(await waiting.value == .authorization)
        #expect(authorization.current == nil)
        #expect(try await server.seen(id).map { $0.headers["authorization"] } == ["Bearer old"])
    }
}
