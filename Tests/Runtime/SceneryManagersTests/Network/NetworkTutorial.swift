import Foundation
import RuntimeTestSupport
import SceneryManagers
import SceneryTestKit
import Testing

@Suite("The tutorial on the network", .timeLimit(.minutes(20)))
struct NetworkTutorial {
    struct Ride: Codable, Sendable, Equatable {
        var from: String
        var seats: Int
    }
    struct Keychain { let token = "old" }
    struct Session { func newToken() async throws -> String { "good" } }

    let server: URL

    init() throws {
        server = try LocalServer.shared.get().url
    }

    @Test("the page shows the snippets that run here")
    func page() throws {
        let page = try TutorialPage("network", source: #filePath)
        #expect(!page.fences.isEmpty)
        #expect(page.untested == [])
    }

    @Test("requesting a value")
    func asking() async throws {
        // snippet: value
        let client = NetworkClient(
            baseURL: server, headers: ["Accept": "application/json", "X-App": "Rides"])
        let text: String = try await client.value(NetworkRequest("about", responseKeyPath: "data.text"))
        let name: String = try await client.value(
            NetworkRequest("about", responseKeyPath: "data.items.0.name"))
        // end
        #expect([text, name] == ["Scenery", "first"])
        // snippet: request
        let request = NetworkRequest(
            "echo", method: .post, parameters: ["from": "Lugo", "seats": 2], headers: ["X-Ride": "7"],
            timeout: .seconds(5))
        let answer = try await client.send(request)
        // end
        #expect(answer.status == 200)
    }

    @Test("sending a body")
    func bodies() async throws {
        let client = NetworkClient(baseURL: server)
        let ride = Ride(from: "Lugo", seats: 2)
        // snippet: body
        let request = NetworkRequest("rides", method: .post, body: .json(ride), responseKeyPath: "data")
        let stored: Ride = try await client.value(request)
        // end
        #expect(stored == ride)
        // snippet: kinds
        let nothing: Ride? = try await client.value(NetworkRequest("empty"))
        let text = try await client.string(NetworkRequest("text"))
        let bytes = try await client.data(NetworkRequest("binary"))
        // end
        #expect(nothing == nil && text == "Año" && bytes.count == 256)
    }

    @Test("uploading")
    func uploading() async throws {
        let client = NetworkClient(baseURL: server)
        let bar = Recorder<Double>()
        let movie = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString)")
        try Data(repeating: 1, count: 100_000).write(to: movie)
        defer { try? FileManager.default.removeItem(at: movie) }  // nothing to remove when the test failed
        // snippet: upload
        let form = RequestBody.multipart([
            .text("Lugo", name: "city"), .file(movie, name: "movie", contentType: "video/mp4"),
        ])
        try await client.upload(NetworkRequest("upload", method: .post, body: form)) { progress in
            bar.record(progress.fraction ?? 0)
        }
        // end
        #expect(bar.values.last == 1)
    }

    @Test("retries, hooks and the cache")
    func configuring() async throws {
        let log = Recorder<String>()
        // snippet: configuration
        var configuration = NetworkConfiguration(
            maximumResponseSize: 5_000_000, retry: .exponential(attempts: 3), cache: ResponseCache())
        configuration.hooks.onResponse = { log.record("\($0)") }
        let client = NetworkClient(baseURL: server, configuration: configuration)
        // end
        for _ in 1...2 { try await client.send(NetworkRequest("tagged")) }
        #expect(log.values.map { $0.prefix(7) } == ["200 GET", "304 GET"])
        // snippet: options
        let search = NetworkRequest(
            "rides", method: .post, parameters: ["from": "Lugo"],
            options: RequestOptions(isIdempotent: true))
        // end
        #expect(try await client.send(search).status == 200)
    }

    @Test("a token that expires")
    func expiring() async throws {
        let expiry = Date(timeIntervalSinceNow: 30)
        // snippet: expiring
        let authorization = BearerAuthorization(
            expiring: BearerToken("old", expires: expiry), limits: RefreshLimits(margin: .seconds(60))
        ) {
            BearerToken("good", expires: Date(timeIntervalSinceNow: 3600))
        }
        // end
        let client = NetworkClient(baseURL: server, authorization: authorization)
        let secret: String = try await client.value(NetworkRequest("private", responseKeyPath: "data"))
        #expect(secret == "secret")
    }

    @Test("handling errors")
    func failing() async throws {
        let client = NetworkClient(baseURL: server)
        var dialog = ""
        // snippet: errors
        do {
            try await client.send(NetworkRequest("refused"))
        } catch let error as NetworkError {
            switch error.domain {
            case .offline: dialog = "No Internet!"
            case .api: dialog = error.message
            default: dialog = "Something went wrong (\(error.code))"
            }
        }
        // end
        #expect(dialog == "the ride is over")
    }

    @Test("signing requests")
    func signing() async throws {
        let keychain = Keychain()
        let session = Session()
        // snippet: authorization
        let authorization = BearerAuthorization(token: keychain.token) {
            try await session.newToken()
        }
        let client = NetworkClient(baseURL: server, authorization: authorization)
        let secret: String = try await client.value(NetworkRequest("private", responseKeyPath: "data"))
        // end
        #expect(secret == "secret")
    }

    @Test("downloading")
    func downloading() async throws {
        let client = NetworkClient(baseURL: server)
        let bar = Recorder<Double>()
        let file = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }  // nothing to remove when the test failed
        // snippet: download
        try await client.download(NetworkRequest("file", parameters: ["size": 100_000]), to: file) {
            progress in
            bar.record(progress.fraction ?? 0)
        }
        // end
        #expect(bar.values.last == 1)
    }

    @Test("a custom transport of a test")
    func transport() async throws {
        // snippet: transport
        let transport = ScriptedTransport()
        transport.on(.get, "/rides").returns(.json(["data": [1, 2]]))
        let client = NetworkClient(baseURL: URL(string: "https://example.com"), transport: transport)
        let number: Int = try await client.value(NetworkRequest("rides", responseKeyPath: "data.1"))
        // end
        #expect(number == 2)
    }
}
