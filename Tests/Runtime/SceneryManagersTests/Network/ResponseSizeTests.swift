import Foundation
import SceneryManagers
import SceneryTestKit
import Testing

@Suite("The size of a response", .timeLimit(.minutes(20)))
struct ResponseSizeTests {
    let client: NetworkClient

    init() throws {
        client = NetworkClient(baseURL: try LocalServer.shared.get().url)
    }

    @Test("a compressed response of 200 MB is not taken whole")
    func compressed() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.send(NetworkRequest("compressed", parameters: ["size": 200_000_000]))
        }
        #expect(error?.domain == .tooLarge)
        #expect(error?.message.contains("32000000 bytes") == true)
    }

    @Test("the limit is the client's, and includes a response of that size", arguments: [99_999, 100_000])
    func limit(limit: Int) async throws {
        let small = NetworkClient(
            baseURL: client.baseURL, configuration: NetworkConfiguration(maximumResponseSize: limit))
        let request = NetworkRequest("file", parameters: ["size": 100_000])
        let size = try? await small.send(request).body.count  // nil means that it threw
        #expect(size == (limit < 100_000 ? nil : 100_000))
        #expect(
            try await small.send(NetworkRequest("file", method: .head, parameters: ["size": 100_000])).status
                == 200)
    }

    @Test("a transport that knows no limit does not exceed it either")
    func customTransport() async throws {
        let transport = ScriptedTransport()
        transport.on("/big").returns(.text(String(repeating: "x", count: 11)))
        let small = NetworkClient(
            baseURL: client.baseURL, configuration: NetworkConfiguration(maximumResponseSize: 10),
            transport: transport)
        let error = await #expect(throws: NetworkError.self) { try await small.send(NetworkRequest("big")) }
        #expect(error?.domain == .tooLarge)
    }

    @Test("a download has no limit, but the body of its refusal has")
    func download() async throws {
        let small = NetworkClient(
            baseURL: client.baseURL, configuration: NetworkConfiguration(maximumResponseSize: 10))
        let file = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }  // nothing to remove when the test failed
        try await small.download(NetworkRequest("file", parameters: ["size": 1000]), to: file)
        let error = await #expect(throws: NetworkError.self) {
            try await small.download(NetworkRequest("broken"), to: file)
        }
        #expect(error?.domain == .tooLarge)
        #expect(try Data(contentsOf: file).count == 1000)
    }
}
