import Foundation
import SceneryManagers
import Testing

@Suite("Redirects", .timeLimit(.minutes(20)))
struct RedirectTests {
    let client: NetworkClient

    init() throws {
        client = NetworkClient(baseURL: try LocalServer.shared.get().url)
    }

    struct Echo: Decodable, Sendable {
        let method: String
        let body: String
        let headers: [String: String]
    }

    @Test(
        "the status decides on the method and the body",
        arguments: [
            (301, HTTPMethod.post, "GET"), (302, .post, "GET"), (303, .post, "GET"), (307, .post, "POST"),
            (308, .post, "POST"), (302, .put, "PUT"), (303, .delete, "GET"),
        ])
    func methods(status: Int, method: HTTPMethod, expected: String) async throws {
        let echo: Echo = try await client.value(
            NetworkRequest(
                "redirect", method: method, parameters: ["to": "echo", "status": .int(status)],
                body: .text("body")))
        #expect(echo.method == expected)
        #expect(echo.body == (expected == "GET" ? "" : "body"))
        #expect((echo.headers["content-type"] == nil) == echo.body.isEmpty)
    }

    @Test("a circle of redirects ends")
    func circle() async throws {
        let id = UUID().uuidString
        let client = NetworkClient(
            baseURL: client.baseURL, configuration: NetworkConfiguration(maximumRedirects: 3))
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("again", parameters: ["id": .string(id)]))
        }
        #expect(error?.domain == .connection)
        #expect(error?.httpStatus == 302)
        #expect(try await LocalServer.shared.get().seen(id).count == 4)
    }

    /// Foundation on Linux would end the process.
    @Test("a request that is cancelled while it is redirected ends as cancelled")
    func cancelled() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<400 {
                group.addTask { [client] in
                    let task = Task {
                        try await client.send(NetworkRequest("redirect", parameters: ["to": "/echo"]))
                    }
                    // Spread over the time that a request takes.
                    try? await Task.sleep(for: .microseconds(number % 40 * 100))
                    task.cancel()
                    switch await task.result {
                    case .success(let response): #expect(response.status == 200)
                    case .failure(let error): #expect(error is CancellationError)
                    }
                }
                if number % 8 == 7 { await group.waitForAll() }
            }
        }
    }

    /// Foundation on Linux would end the process: its timer fires while the redirect is handed over.
    @Test("a redirect that is handed over late, because a progress closure blocks, is followed")
    func late() async throws {
        let client = NetworkClient(baseURL: client.baseURL, transport: URLSessionTransport())
        let blocked = Recorder<Bool>()
        let upload = Task {
            try await client.upload(
                NetworkRequest("echo", method: .put, body: .text("body"), timeout: .seconds(60))
            ) { _ in
                blocked.record(true)
                Thread.sleep(forTimeInterval: 3)
            }
        }
        await until { blocked.count > 0 }
        let response = try await client.send(
            NetworkRequest("redirect", parameters: ["to": "/echo"], timeout: .seconds(2)))
        #expect(response.status == 200)
        _ = try await upload.value
    }

    @Test("a redirect can be the response")
    func unfollowed() async throws {
        let response = try await client.send(
            NetworkRequest(
                "redirect", parameters: ["to": "/echo"], options: RequestOptions(followsRedirects: false)))
        #expect(response.status == 302)
        #expect(response.headers["Location"] == "/echo")
    }

    @Test("a redirect to something else than a web address is an error")
    func otherScheme() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("redirect", parameters: ["to": "file:///etc/passwd"]))
        }
        #expect(error?.domain == .request)
    }

    @Test("a download follows redirects")
    func download() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }  // nothing to remove when the test failed
        try await client.download(NetworkRequest("redirect", parameters: ["to": "/file?size=10"]), to: file)
        #expect(try Data(contentsOf: file).count == 10)
    }
}
