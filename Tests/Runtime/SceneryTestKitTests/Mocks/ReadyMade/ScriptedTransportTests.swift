import Foundation
import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("a scripted transport", .timeLimit(.minutes(10)))
struct ScriptedTransportTests {
    private let clock = TestExecutor()
    private let transport: ScriptedTransport
    private let client: NetworkClient

    init() {
        transport = ScriptedTransport(clock: clock)
        client = NetworkClient(baseURL: URL(string: "https://example.com/api"), transport: transport)
    }

    @Test("a route answers the requests of its method and path, behind any base URL")
    func routes() async throws {
        transport.on(.get, "/rides/{number}").returns(.json(Ride(number: 1, city: "Lugo")))
        transport.on(.get, "/rides/2").returns(.json(Ride(number: 2, city: "Vigo")))
        transport.on(.post, "/rides/2").returns(.status(204))
        let one: Ride = try await client.value(NetworkRequest("rides/7"))
        let two: Ride = try await client.value(NetworkRequest("rides/2"))
        #expect([one.city, two.city] == ["Lugo", "Vigo"])
        #expect(try await client.send(NetworkRequest("rides/2", method: .post)).status == 204)
        transport.sent.called(.request(.get, "/rides/{number}")).verify(.exactly(2))
        transport.sent.called(.request("/rides/2")).verify(.exactly(2))
        verifyNoMoreCalls(transport.sent)
        #expect(transport.requests.map(\.method) == [.get, .get, .post])
    }

    @Test(
        "of several routes the one that says most answers",
        arguments: [
            ("https://example.com/a/b", "whole"), ("https://other.com/a/b", "exact"),
            ("https://example.com/a/c", "placeholder"), ("https://example.com/a/b?page=2", "query"),
            ("https://example.com/x/y/z", "rest"),
        ])
    func precedence(_ url: String, _ expected: String) async throws {
        transport.on("*").returns(.text("rest"))
        transport.on(.get, "/a/{part}").returns(.text("placeholder"))
        transport.on(.get, "/a/b").returns(.text("exact"))
        transport.on(.get, "/a/b?page=2").returns(.text("query"))
        transport.on(.get, "https://example.com/a/b").returns(.text("whole"))
        let response = try await transport.send(TransportRequest(url: try #require(URL(string: url))))
        #expect(String(decoding: response.body, as: UTF8.self) == expected)
    }

    @Test("answers come in turn, fail, and are computed from the request")
    func answers() async throws {
        transport.on("/turn").inTurn(.returning(.status(503)), .returning(.text("{}")))
        await #expect(throws: NetworkError.self) { try await client.send(NetworkRequest("turn")) }
        #expect(try await client.send(NetworkRequest("turn")).status == 200)
        transport.on("/broken").throws(NetworkError(domain: .timeout, message: "silent"))
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("broken"))
        }
        #expect(error?.domain == .timeout)
        transport.on(.post, "/echo").answers { TransportResponse(status: 200, body: $0.body ?? Data()) }
        let echo: [String: Int] = try await client.value(
            NetworkRequest("echo", method: .post, parameters: ["number": 3]))
        #expect(echo == ["number": 3])
    }

    @Test("an answer that is late comes at its time by the injected clock")
    func delay() async throws {
        transport.on("/slow", after: .seconds(30)).returns(.text("{}"))
        async let end: Void = clock.endOfTime(.seconds(30))
        #expect(try await client.send(NetworkRequest("slow")).status == 200)
        await end
        #expect(clock.now == .seconds(30))
    }

    @Test("offline, every request fails and is noted")
    func offline() async {
        transport.on("/about").returns(.text("{}"))
        transport.isOffline = true
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("about"))
        }
        #expect(error?.domain == .offline)
        #expect(transport.requests.count == 1)
        transport.isOffline = false
        await #expect(throws: Never.self) { try await client.send(NetworkRequest("about")) }
    }

    @Test("a download writes the body to the file, and a refusal does not")
    func download() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }  // there may be none
        transport.on("/file").inTurn(.returning(.status(404)), .returning(.text("content")))
        await #expect(throws: NetworkError.self) {
            try await client.download(NetworkRequest("file"), to: file)
        }
        #expect(!FileManager.default.fileExists(atPath: file.path()))
        try await client.download(NetworkRequest("file"), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "content")
    }
}
