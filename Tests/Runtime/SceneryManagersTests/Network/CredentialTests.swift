import Foundation
import SceneryTestKit
import Testing

@testable import SceneryManagers

/// What the wire tests of origins cannot show: another scheme needs a certificate, and a body's file is gone when the
/// request ends.
@Suite("Credentials and private files")
struct CredentialTests {
    let transport = ScriptedTransport()
    let client: NetworkClient

    init() {
        client = NetworkClient(
            baseURL: URL(string: "https://example.com"),
            authorization: BearerAuthorization(token: "token") { "token" }, transport: transport)
    }

    @Test(
        "a redirect to another scheme, port or host of the same name is not signed",
        arguments: [
            "http://example.com/b", "https://example.com:8443/b", "https://www.example.com/b",
            "//example.org/b", "https://example.com@example.org/b",
        ])
    func otherOrigin(location: String) async throws {
        let moved = TransportResponse(status: 302, headers: ["Location": location])
        transport.on("/a").returns(moved)
        transport.on("/b").returns(TransportResponse(status: 200))
        try await client.send(NetworkRequest("a"))
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer token", nil])
    }

    @Test(
        "a redirect to the same origin in other words is signed",
        arguments: ["HTTPS://EXAMPLE.com:443/b", "/b"])
    func sameOrigin(location: String) async throws {
        let moved = TransportResponse(status: 302, headers: ["Location": location])
        transport.on("/a").returns(moved)
        transport.on("/b").returns(TransportResponse(status: 200))
        try await client.send(NetworkRequest("a"))
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer token", "Bearer token"])
    }

    @Test("only the owner can read a form that waits in a file to be sent")
    func form() throws {
        let part = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString)")
        try Data("receipt".utf8).write(to: part)
        defer { try? FileManager.default.removeItem(at: part) }  // nothing to remove when the test failed
        let request = NetworkRequest(
            "a", method: .post, body: .multipart([.file(part, name: "receipt")]))
        let file = try #require(try client.transportRequest(request).temporaryFile)
        defer { try? FileManager.default.removeItem(at: file) }  // the same
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
}
