import Foundation
import SceneryManagers
import SceneryTestKit
import Testing

@Suite("Hooks", .timeLimit(.minutes(20)))
struct HooksTests {
    let sent = Recorder<SentRequest>()
    let received = Recorder<ReceivedResponse>()
    let server: LocalServer

    init() throws {
        server = try LocalServer.shared.get()
    }

    func client(
        _ redaction: NetworkRedaction = .standard, authorization: BearerAuthorization? = nil,
        cache: ResponseCache? = nil,
        adapt: (@Sendable (TransportRequest) async throws -> TransportRequest)? = nil
    ) -> NetworkClient {
        let hooks = NetworkHooks(
            adapt: adapt, onRequest: { [sent] in sent.record($0) },
            onResponse: { [received] in received.record($0) }, redaction: redaction)
        return NetworkClient(
            baseURL: server.url, authorization: authorization,
            configuration: NetworkConfiguration(
                retry: .exponential(attempts: 2, from: .zero), cache: cache, hooks: hooks))
    }

    @Test("hooks see each request and its response, with its times and sizes")
    func seen() async throws {
        let client = client()
        let request = NetworkRequest(
            "flaky?failures=1&id=\(UUID().uuidString)", method: .put, body: .text("four"))
        try await client.send(request)
        #expect(sent.values.map(\.attempt) == [1, 2])
        #expect(Set(sent.values.map(\.id)).count == 1)
        #expect(sent.values.map(\.bodySize) == [4, 4])
        #expect(try received.values.map { try $0.result.get().status } == [503, 200])
        #expect(received.values.map(\.bodySize) == [2, 11])
        for timings in received.values.map(\.timings) {
            let first = try #require(timings.toFirstByte)
            #expect(timings.start > .zero && first > .zero && first <= timings.total)
        }
        let line = "\(try #require(received.values.last))"
        #expect(line.hasPrefix("200 PUT \(server.url)/flaky?failures=1"))
        #expect(line.contains(", 4 bytes, attempt 2, received 11 bytes in "))
    }

    @Test("hooks see no secret")
    func secrets() async throws {
        let client = client(authorization: BearerAuthorization(token: "hush1") { "hush1" })
        let request = NetworkRequest(
            "echo?access_token=hush2&Password=hush3&page=7", method: .post,
            body: .json(["password": "hush4"]),
            headers: ["Cookie": "hush5", "X-API-Key": "hush6"])
        #expect(try await client.string(request).contains("hush1"))
        try await client.send(NetworkRequest("cookie", parameters: ["value": "hush7"]))
        try await client.send(
            NetworkRequest("redirect", parameters: ["to": "/echo?code=hush8"], headers: ["X-Ride": "1"]))
        let text =
            "\(sent.values.map { "\($0) \($0.request) \($0.request.headers.all) \($0.request.body ?? Data())" })"
            + "\(received.values.map { "\($0) \($0.result)" })"
        #expect(text.contains("page=7") && text.contains("X-Ride"))
        for number in 1...6 { #expect(!text.contains("hush\(number)"), "\(number)") }
        let cookies = try received.values.map { try $0.result.get().headers["Set-Cookie"] }
        #expect(cookies.contains(NetworkRedaction.placeholder))
        let locations = try received.values.map { try $0.result.get().headers["Location"] }
        #expect(locations.contains("/echo?code=REDACTED"))
        #expect(sent.values.last?.request.url.query() == "code=REDACTED")
    }

    @Test("a message of an error has no secret of the URL")
    func errors() async throws {
        let transport = URLSessionTransport()
        let url = try #require(URL(string: "nothing://user:hush@127.0.0.1/?token=hush"))
        let error = await #expect(throws: NetworkError.self) {
            try await transport.send(TransportRequest(url: url))
        }
        #expect(error?.description.contains("hush") == false)
    }

    @Test("what is hidden can be chosen")
    func redaction() async throws {
        let client = client(NetworkRedaction(headers: ["x-ride"], queryItems: [], hidesBodies: false))
        try await client.send(
            NetworkRequest("echo?token=1", method: .post, body: .text("body"), headers: ["X-Ride": "7"]))
        let request = try #require(sent.values.first?.request)
        #expect(request.headers["X-Ride"] == NetworkRedaction.placeholder)
        #expect(request.url.query() == "token=1")
        #expect(request.body == Data("body".utf8))
        #expect(try received.values.first?.result.get().body.isEmpty == false)
    }

    @Test("a failure is reported too, and a response from the cache")
    func others() async throws {
        await #expect(throws: NetworkError.self) {
            try await client().send(NetworkRequest("silent", method: .post, timeout: .milliseconds(200)))
        }
        let failure = try #require(received.values.first)
        #expect(throws: NetworkError.self) { try failure.result.get() }
        #expect("\(failure)".contains("POST \(server.url)/silent failed after"))
        let caching = client(cache: ResponseCache())
        let request = NetworkRequest(
            "tagged?control=max-age=60", options: RequestOptions(cachePolicy: .maxAge))
        for _ in 1...2 { try await caching.send(request) }
        #expect(received.values.map(\.isFromCache) == [false, false, true])
        #expect(received.values.last.map { "\($0)" }?.hasPrefix("200 (cached) GET") == true)
        #expect(sent.count == 2)
    }

    @Test("a request is adapted before it is signed, for each attempt; an error ends it")
    func adapting() async throws {
        let numbers = Recorder<Int>()
        let id = UUID().uuidString
        let client = client(authorization: BearerAuthorization(token: "good") { "good" }) { request in
            var adapted = request
            adapted.headers["X-Number"] = "\(numbers.record(1))"
            return adapted
        }
        try await client.send(NetworkRequest("flaky?failures=1&id=\(id)"))
        let seen = try await server.seen(id)
        #expect(seen.map { $0.headers["x-number"] } == ["1", "2"])
        #expect(seen.allSatisfy { $0.headers["authorization"] == "Bearer good" })
        let failing = self.client { _ in throw Refusal(number: 9) }
        await #expect(throws: Refusal(number: 9)) { try await failing.send(NetworkRequest("echo")) }
    }

    @Test("a request that is not signed does not wait for a token either")
    func unsigned() async throws {
        let client = client(authorization: BearerAuthorization(token: "good") { "good" })
        try await client.send(NetworkRequest("echo", options: RequestOptions(isSigned: false)))
        #expect(sent.values.first?.request.headers["Authorization"] == nil)
    }
}
