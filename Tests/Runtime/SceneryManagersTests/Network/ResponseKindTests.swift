import Foundation
import SceneryManagers
import Testing

@Suite("Kinds of responses", .timeLimit(.minutes(20)))
struct ResponseKindTests {
    let client: NetworkClient

    init() throws {
        client = NetworkClient(baseURL: try LocalServer.shared.get().url)
    }

    @Test("an empty response is nil for an optional, and no error for Void", arguments: [204, 200])
    func empty(status: Int) async throws {
        let request = NetworkRequest(
            "empty", parameters: ["status": .int(status)], responseKeyPath: "data.text")
        #expect(try await client.value(request, as: Int?.self) == nil)
        #expect(try await client.value(request, as: String?.self) == nil)
        #expect(try await client.value(request, as: [String]?.self) == nil)
        try await client.value(request)
        let nothing: Void = try await client.value(request)
        #expect(nothing == ())
        let error = await #expect(throws: NetworkError.self) { try await client.value(request, as: Int.self) }
        #expect(error?.domain == .decoding)
    }

    @Test("an optional takes a value too")
    func optional() async throws {
        let text: String? = try await client.value(NetworkRequest("about", responseKeyPath: "data.text"))
        #expect(text == "Scenery")
    }

    @Test("a text is read in its charset", arguments: ["utf-8", "iso-8859-1", "utf-16"])
    func text(charset: String) async throws {
        let request = NetworkRequest("text", parameters: ["charset": .string(charset)])
        #expect(try await client.string(request) == "Año")
        #expect(try await client.value(request, as: String.self) == "Año")
        #expect(try await client.value(request, as: String?.self) == "Año")
    }

    @Test("a text of an unknown charset, or of other bytes than its charset has, is an error")
    func brokenText() async throws {
        for request in [
            NetworkRequest("text", parameters: ["charset": "utf-7"]), NetworkRequest("binary"),
        ] {
            let error = await #expect(throws: NetworkError.self) { try await client.string(request) }
            #expect(error?.domain == .decoding)
        }
    }

    @Test("bytes are what the server sent")
    func bytes() async throws {
        let expected = Data(0...255)
        #expect(try await client.data(NetworkRequest("binary")) == expected)
        #expect(try await client.value(NetworkRequest("binary"), as: Data.self) == expected)
        #expect(try await client.string(NetworkRequest("root")) == #"{"data": "root"}"#)
    }

    @Test("an empty path is the base URL, and a query is appended to it")
    func root() async throws {
        let request = NetworkRequest("", responseKeyPath: "data")
        #expect(try await client.value(request, as: String.self) == "root")
        let base = try #require(client.baseURL).appending(path: "echo")
        let response = try await NetworkClient(baseURL: base).string(NetworkRequest("?a=1"))
        #expect(response.contains(#""query": [["a", "1"]]"#))
        let error = await #expect(throws: NetworkError.self) { try await NetworkClient().send(request) }
        #expect(error?.domain == .request)
    }
}
