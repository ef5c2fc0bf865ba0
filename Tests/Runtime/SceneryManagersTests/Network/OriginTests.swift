import Foundation
import SceneryManagers
import Testing

@Suite("Credentials stay with their origin", .timeLimit(.minutes(20)))
struct OriginTests {
    let server: LocalServer
    let client: NetworkClient
    let id = UUID().uuidString

    init() throws {
        server = try LocalServer.shared.get()
        client = NetworkClient(
            baseURL: server.url, headers: ["Accept": "application/json", "X-API-Key": "key"],
            authorization: BearerAuthorization(token: "token") { "token" })
    }

    var others: [URL] { [server.otherHost, server.otherPort] }
    var echo: NetworkRequest { NetworkRequest("echo", parameters: ["id": .string(id)]) }

    @Test("a complete URL of another origin is not signed; one of the base URL's is")
    func absolute() async throws {
        for origin in others {
            try await client.send(NetworkRequest("\(origin)/echo?id=\(id)"))
        }
        try await client.send(NetworkRequest("\(server.url)/echo?id=\(id)"))
        let seen = try await server.seen(id)
        #expect(seen.map { $0.headers["authorization"] } == [nil, nil, "Bearer token"])
        #expect(seen.map { $0.headers["x-api-key"] } == [nil, nil, "key"])
        #expect(seen.allSatisfy { $0.headers["accept"] == "application/json" })
    }

    @Test("a redirect to another origin loses the credentials", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        for origin in others {
            let response = try await client.send(
                NetworkRequest(
                    "redirect",
                    parameters: ["status": .int(status), "to": .string("\(origin)/echo?id=\(id)")],
                    headers: ["Cookie": "session=1", "X-Ride": "7"]))
            #expect(response.status == 200)
        }
        let seen = try await server.seen(id)
        #expect(seen.count == 2)
        for request in seen {
            #expect(request.headers["authorization"] == nil)
            #expect(request.headers["cookie"] == nil)
            #expect(request.headers["x-api-key"] == nil)
            #expect(request.headers["x-ride"] == "7")
        }
    }

    @Test("a redirect within the origin keeps the credentials")
    func inside() async throws {
        try await client.send(NetworkRequest("redirect", parameters: ["to": .string("/echo?id=\(id)")]))
        #expect(try await server.seen(id).map { $0.headers["authorization"] } == ["Bearer token"])
    }

    @Test("a redirect by way of another origin is not signed when it returns")
    func returning() async throws {
        let home = "\(server.url)/echo?id=\(id)"
        let away = NetworkRequest("\(server.otherPort)/redirect", parameters: ["to": .string(home)])
        try await client.send(away)
        let url = try #require(URL(string: "\(server.otherPort)/redirect")).appending(
            queryItems: [URLQueryItem(name: "to", value: home)])
        try await client.send(
            NetworkRequest("redirect", parameters: ["to": .string(url.absoluteString)]))
        #expect(try await server.seen(id).map { $0.headers["authorization"] } == [nil, nil])
    }

    @Test("cookies are kept in memory, apart from those of the process, and stay with their host")
    func cookies() async throws {
        let transport = URLSessionTransport()
        let client = NetworkClient(baseURL: server.url, transport: transport)
        try await client.send(
            NetworkRequest("cookie", parameters: ["value": "session=1; Max-Age=3600; Path=/"]))
        try await client.send(echo)
        var withBody = echo
        withBody.method = .post
        withBody.body = .text("text")
        try await client.send(withBody)
        try await NetworkClient(baseURL: server.otherHost, transport: transport).send(echo)
        try await NetworkClient(baseURL: server.url, transport: URLSessionTransport()).send(echo)
        #expect(
            try await server.seen(id).map { $0.headers["cookie"] } == ["session=1", "session=1", nil, nil])
    }

    @Test("only the owner can read a downloaded file")
    func permissions() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "scenery-\(id)")
        defer { try? FileManager.default.removeItem(at: file) }  // nothing to remove when the test failed
        try await client.download(NetworkRequest("file", parameters: ["size": 10]), to: file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path())
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
}
