import Foundation
import SceneryManagers
import Testing

@Suite("Requests to a real server", .timeLimit(.minutes(20)))
struct NetworkClientTests {
    let client: NetworkClient

    init() throws {
        client = NetworkClient(
            baseURL: try LocalServer.shared.get().url,
            headers: ["X-App": "Scenery", "Accept": "application/json"])
    }

    struct Echo: Decodable, Sendable {
        let method: String
        let query: [[String]]
        let body: String
        let headers: [String: String]
    }

    @Test(
        "a value is decoded at the response key path",
        arguments: [
            ("data.text", "Scenery"), ("data.items.0.name", "first"), ("data.items.1.name", "second"),
        ])
    func keyPath(path: String, expected: String) async throws {
        let text: String = try await client.value(
            NetworkRequest("about", responseKeyPath: ResponseKeyPath(path)))
        #expect(text == expected)
    }

    @Test("parameters of a GET are encoded in the URL, escaped")
    func urlEncoding() async throws {
        let echo: Echo = try await client.value(
            NetworkRequest(
                "/echo?old=1",
                parameters: [
                    "q": "a+b & ü=", "n": 3, "flag": true, "list": ["x", "y"], "place": ["city": "Lugo"],
                    "none": nil,
                ]))
        #expect(echo.method == "GET")
        #expect(
            echo.query == [
                ["old", "1"], ["flag", "true"], ["list[]", "x"], ["list[]", "y"], ["n", "3"],
                ["place[city]", "Lugo"],
                ["q", "a+b & ü="],
            ])
    }

    @Test("parameters of a POST are encoded in the JSON body")
    func jsonEncoding() async throws {
        let echo: Echo = try await client.value(
            NetworkRequest(
                "echo", method: .post, parameters: ["text": "ü/\"", "n": 1.5, "list": [1, nil, false]]))
        #expect(echo.method == "POST")
        #expect(echo.body == #"{"list":[1,null,false],"n":1.5,"text":"ü/\""}"#)
        #expect(echo.headers["content-type"] == "application/json")
    }

    @Test("a request's headers replace those of the client", arguments: [HTTPMethod.put, .patch, .delete])
    func headers(method: HTTPMethod) async throws {
        let echo: Echo = try await client.value(
            NetworkRequest(
                "echo", method: method, headers: ["accept": "text/plain", "X-Ride": "7"]))
        #expect(echo.method == method.rawValue)
        #expect(echo.headers["x-app"] == "Scenery")
        #expect(echo.headers["accept"] == "text/plain")
        #expect(echo.headers["x-ride"] == "7")
    }

    @Test("a refusal has the code and the message of the server")
    func refusal() async throws {
        await #expect(
            throws: NetworkError(domain: .api, code: 12, message: "the ride is over", httpStatus: 422)
        ) {
            try await client.send(NetworkRequest("refused"))
        }
    }

    @Test("a refusal without a message has code -1 and the status")
    func wordless() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("broken"))
        }
        #expect(error?.domain == .status)
        #expect(error?.code == -1)
        #expect(error?.httpStatus == 500)
    }

    @Test("a refusal has the response, for errors of another form; other failures have none")
    func refusalResponse() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("refused"))
        }
        let refusal = try #require(error?.refusal)
        #expect(refusal.status == 422)
        #expect(String(decoding: refusal.body, as: UTF8.self).contains("the ride is over"))
        let unreadable = await #expect(throws: NetworkError.self) {
            try await client.value(NetworkRequest("about", responseKeyPath: "missing"), as: String.self)
        }
        #expect(unreadable?.refusal == nil)
    }

    @Test("the error for a response without the value names its location")
    func decoding() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.value(
                NetworkRequest("about", responseKeyPath: "data.items.5.name"), as: String.self)
        }
        #expect(error?.domain == .decoding)
        #expect(
            error?.message.contains("\"data.items.5.name\": there is no element 5: the array has 2") == true)
    }

    @Test("a server that sends no data in time is a timeout")
    func timeout() async throws {
        let start = ContinuousClock.now
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("silent", timeout: .milliseconds(200)))
        }
        #expect(error?.domain == .timeout)
        #expect(start.duration(to: .now) >= .milliseconds(200))
    }

    @Test("a connection that is closed without a response is broken, and may be tried again")
    func dropped() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("dropped"))
        }
        #expect(error?.domain == .connection)
        #expect(error?.isTransient == true)
    }

    /// Also where a kept connection is closed between two requests, for which Foundation on Linux loses the body.
    @Test("a request with a body whose connection is closed does not wait for its timeout")
    func droppedBody() async throws {
        let client = NetworkClient(
            baseURL: try LocalServer.shared.get().url, transport: URLSessionTransport())
        for _ in 0..<30 {
            try await client.send(NetworkRequest("echo", method: .post, body: .text("kept")))
            let error = await #expect(throws: NetworkError.self) {
                try await client.send(NetworkRequest("dropped", method: .post, body: .text("lost")))
            }
            try #require(error?.domain == .connection)
        }
    }

    @Test("a closed port is a connection error")
    func unreachable() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await NetworkClient().send(NetworkRequest("http://127.0.0.1:1/"))
        }
        #expect(error?.domain == .connection)
    }

    @Test("a cancelled request ends with CancellationError")
    func cancel() async throws {
        let request = Task { try await client.send(NetworkRequest("silent", timeout: .seconds(600))) }
        try await Task.sleep(for: .milliseconds(50))
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
    }

    @Test("a path without a base URL and an invalid URL throw before anything is sent")
    func badRequest() async throws {
        for url in ["about", "http://[broken"] {
            let error = await #expect(throws: NetworkError.self) {
                try await NetworkClient().send(NetworkRequest(url))
            }
            #expect(error?.domain == .request)
        }
    }
}
