import Foundation
import RuntimeTestSupport
import SceneryManagers
import SceneryPromises
import SceneryTestKit
import Testing

@Suite("the page for people who come from Alamofire", .timeLimit(.minutes(20)))
struct MovingFromAlamofire {
    struct Ride: Codable, Sendable, Equatable {
        var from = "Lugo"
        var seats = 2
    }
    typealias NewRide = Ride

    struct Token: Decodable, Sendable {
        let value: String
        var expires: Date? { Date(timeIntervalSinceNow: 3600) }
    }

    let server: URL
    let log = Recorder<String>()
    let bar = Recorder<Double>()
    let ride = Ride()
    let data = Data("bytes".utf8)

    init() throws {
        server = try LocalServer.shared.get().url
    }

    func decoder() -> JSONDecoder { JSONDecoder() }
    func newToken() async throws -> String { "good" }
    func isWorthIt(_ error: any Error) -> Bool { true }
    func adapted(_ request: TransportRequest) -> TransportRequest { request }

    @Test("every fence of the page is run here, and every snippet is on it")
    func fences() throws {
        let page = try TutorialPage("moving/alamofire", sources: [#filePath])
        #expect(page.fences.count >= 3 && page.untested.isEmpty, "\(page.untested)")
        #expect(page.snippets.filter { !page.fences.contains($0) }.isEmpty)
    }

    @Test("every line of code in the last column of its tables is in this file")
    func tables() throws {
        let page = try TutorialPage("moving/alamofire", sources: [])
        let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
        let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| --") }
        #expect(rows.count >= 50)
        for row in rows {
            let last = row.split(separator: "|").last ?? ""
            for (index, code) in last.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 1 {
                #expect(tests.contains(code), "no test has the line \(code)")
            }
        }
    }

    @Test("a request")
    func requests() async throws {
        // snippet: request
        let client = NetworkClient(baseURL: server)
        let ride: Ride = try await client.value(
            NetworkRequest(
                "rides", method: .post, body: .json(NewRide(from: "Lugo", seats: 2)), responseKeyPath: "data")
        )
        // end
        #expect(ride == Ride())
        let request = NetworkRequest("rides", method: .post, body: .json(ride), responseKeyPath: "data")
        let empty = NetworkRequest("empty")
        #expect(try await client.value(request, as: Ride.self) == ride)
        let promise = Promise { try await client.value(request, as: Ride.self) }
        #expect(try await promise.value == ride)
        #expect(try await client.string(request).contains("Lugo"))
        #expect(try await client.data(request).count > 10)
        #expect(try await client.send(request).headers["ETag"] == nil)
        try await client.value(empty)
        #expect(try await client.value(empty, as: Ride?.self) == nil)
        let task = Task { try await client.send(NetworkRequest("silent")) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("the kinds of requests")
    func kinds() async throws {
        let client = NetworkClient(baseURL: server, decoder: { decoder() })
        let requests = [
            NetworkRequest("rides", responseKeyPath: "data.items.0"),
            NetworkRequest("rides", responseKeyPath: "data"),
            NetworkRequest("rides", parameters: ["page": 2]),
            NetworkRequest("rides", method: .post, parameters: ["page": 2], encoding: .form),
            NetworkRequest("rides", method: .post, body: .json(ride)),
            NetworkRequest("rides", method: .put, body: .data(data, contentType: "image/png")),
            NetworkRequest("rides", headers: ["Accept": "text/plain"]),
            NetworkRequest("rides", timeout: .seconds(5)), rides(page: 2),
        ]
        for request in requests { #expect(try await client.send(request).status == 200) }
        let plain = NetworkClient(baseURL: server, headers: ["Accept": "text/plain"])
        #expect(try await plain.send(rides(page: 1)).status == 200)
    }

    func rides(page: Int) -> NetworkRequest { NetworkRequest("rides", parameters: ["page": .int(page)]) }

    @Test("signing, adapting, retrying")
    func signing() async throws {
        let expiry = Date(timeIntervalSinceNow: 3600)
        // snippet: sign
        let authorization = BearerAuthorization(expiring: BearerToken("old", expires: expiry)) {
            let fresh: Token = try await NetworkClient(baseURL: server).value(
                NetworkRequest("token", method: .post))
            return BearerToken(fresh.value, expires: fresh.expires)
        }
        var configuration = NetworkConfiguration(retry: .exponential(attempts: 3))
        configuration.hooks.adapt = { request in
            var request = request
            request.headers["X-Trace"] = UUID().uuidString
            return request
        }
        configuration.hooks.onResponse = { log.record("\($0)") }
        let client = NetworkClient(
            baseURL: server, authorization: authorization, configuration: configuration)
        // end
        #expect(
            try await client.value(NetworkRequest("private", responseKeyPath: "data"), as: String.self)
                == "secret")
        #expect(log.values.map { $0.prefix(3) } == ["401", "200"])
        authorization.use("new")
        authorization.use(nil)
        #expect(authorization.current == nil)
    }

    @Test("other ways to sign, adapt and retry")
    func others() async throws {
        var configuration = NetworkConfiguration(cache: ResponseCache())
        configuration.hooks = NetworkHooks(adapt: nil, onRequest: { print($0) }, onResponse: { print($0) })
        configuration.hooks.adapt = { request in adapted(request) }
        configuration.hooks.onRequest = nil
        configuration.hooks.onResponse = { response in
            log.record(response.timings.toFirstByte == nil ? "no time" : "time")
        }
        configuration.retry = RetryPolicy.exponential(attempts: 3)
        #expect(configuration.retry.longestRetryAfter == .seconds(60))
        configuration.retry = RetryPolicy(attempts: 2, backoff: .none) { isWorthIt($0) }
        let bearer = BearerAuthorization(token: "old") { try await newToken() }
        let authorization: any RequestAuthorization = bearer
        #expect(RefreshLimits(maximum: 5, window: .seconds(30)) == RefreshLimits())
        let client = NetworkClient(
            baseURL: server, authorization: authorization, configuration: configuration)
        for options in [
            RequestOptions(isSigned: false), RequestOptions(isIdempotent: true),
            RequestOptions(cachePolicy: .none), RequestOptions(cachePolicy: .maxAge),
            RequestOptions(followsRedirects: false),
        ] {
            #expect(try await client.send(NetworkRequest("rides", options: options)).status == 200)
        }
        #expect(log.values == Array(repeating: "time", count: 5))
        #expect(NetworkConfiguration(signedOrigins: [server]).signedOrigins == [server])
    }

    @Test("files")
    func files() async throws {
        let client = NetworkClient(baseURL: server)
        let photo = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString).jpg")
        let file = photo.appendingPathExtension("copy")
        try Data(repeating: 1, count: 100_000).write(to: photo)
        defer {
            // Files may be missing when the test failed.
            for file in [photo, file] { try? FileManager.default.removeItem(at: file) }
        }
        // snippet: form
        let parts: [MultipartPart] = [
            .text("Lugo", name: "city"),
            .file(photo, name: "photo", contentType: "image/jpeg"),
        ]
        try await client.upload(NetworkRequest("upload", method: .post, body: .multipart(parts))) {
            progress in
            bar.record(progress.fraction ?? 0)
        }
        // end
        #expect(bar.values.last == 1)
        try await client.upload(NetworkRequest("upload", method: .put, body: .file(photo)))
        let form = RequestBody.multipart([.data(data, name: "a")])
        #expect(form.contentType.hasPrefix("multipart/form-data"))
        let request = NetworkRequest("file", parameters: ["size": 10])
        try await client.download(request, to: file)
        #expect(try Data(contentsOf: file).count == 10)
    }

    @Test("without a server")
    func scripted() async throws {
        let transport = ScriptedTransport()
        transport.on(.get, "/rides").returns(.json(ride))
        let client = NetworkClient(baseURL: server, transport: transport)
        #expect(try await client.value(NetworkRequest("rides"), as: Ride.self) == ride)
        _ = NetworkClient(baseURL: server, transport: ScriptedTransport())
    }

    // Its error: `NetworkError.Domain.offline`. A server's `ETag` needs a `ResponseCache`, models a `Manager`.
}
