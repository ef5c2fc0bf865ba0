import Foundation
import Testing

@testable import SceneryManagers

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Errors and key paths")
struct MappingTests {
    let request: TransportRequest

    init() throws {
        request = TransportRequest(url: try #require(URL(string: "https://example.com/ride")))
    }

    @Test(
        "no network is an error of its own",
        arguments: [
            (URLError.Code.notConnectedToInternet, NetworkError.Domain.offline), (.dataNotAllowed, .offline),
            (.timedOut, .timeout), (.cannotConnectToHost, .connection), (.networkConnectionLost, .connection),
            (.cannotFindHost, .connection), (.badServerResponse, .connection),
            (.cannotParseResponse, .decoding), (.unsupportedURL, .request),
        ])
    func domains(code: URLError.Code, domain: NetworkError.Domain) throws {
        let error = try #require(NetworkError.converting(URLError(code), for: request) as? NetworkError)
        #expect(error.domain == domain)
        #expect(error.code == code.rawValue)
        #expect(!error.message.isEmpty)
    }

    @Test("cancelling is not a network error")
    func cancelled() {
        #expect(NetworkError.converting(URLError(.cancelled), for: request) is CancellationError)
    }

    @Test(
        "the code is the server's where it is a number, else -1",
        arguments: [
            (#"{"status": 3, "data": {"message": "no"}}"#, 3),
            (#"{"status": "44", "data": {"message": "no"}}"#, 44),
            (#"{"status": "error", "data": {"message": "no"}}"#, -1), (#"{"data": {"message": "no"}}"#, -1),
        ])
    func codes(body: String, code: Int) {
        let error = NetworkError(refusal: TransportResponse(status: 400, body: Data(body.utf8)))
        #expect(error == NetworkError(domain: .api, code: code, message: "no", httpStatus: 400))
    }

    @Test("data of another form means no message, and keeps the code")
    func otherForm() {
        let error = NetworkError(
            refusal: TransportResponse(status: 400, body: Data(#"{"status": 3, "data": []}"#.utf8)))
        #expect(error.domain == .status)
        #expect(error.code == 3)
    }

    @Test(
        "a path goes through names and indices; none is the root",
        arguments: [
            ("a.b", "deep"), ("list.1", "two"), ("list.2.0", "three"), ("names.0", "zero"),
            (#"with\.dot"#, "dotted"),
        ])
    func paths(path: String, expected: String) throws {
        let json =
            #"{"a":{"b":"deep"},"list":["one","two",["three"]],"names":{"0":"zero"},"with.dot":"dotted"}"#
        #expect(try ResponseKeyPath(path).decode(String.self, from: Data(json.utf8)) == expected)
        #expect(try ResponseKeyPath("").decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
        #expect(ResponseKeyPath(path).description == path)
    }

    @Test("empty parts of a path are dropped", arguments: ["a.b", "a.b.", ".a.b", "a..b", "..a...b.."])
    func emptyParts(path: String) throws {
        #expect(ResponseKeyPath(path).components == ["a", "b"])
        #expect(ResponseKeyPath(path) == "a.b")
        #expect(try ResponseKeyPath(path).decode(Int.self, from: Data(#"{"a":{"b":1}}"#.utf8)) == 1)
        #expect(ResponseKeyPath(".").components.isEmpty)
    }

    @Test(
        "a path reads as it describes itself, also with backslashes and marks that combine with a dot",
        arguments: [
            (#"a\\b"#, [#"a\b"#]), (#"a\\.b"#, [#"a\"#, "b"]), (#"a\.b"#, ["a.b"]), (#"\\\."#, [#"\."#]),
            ("a.\u{301}b", ["a", "\u{301}b"]),
        ])
    func describesItself(path: String, components: [String]) {
        #expect(ResponseKeyPath(path).components == components)
        #expect(ResponseKeyPath(path).description == path)
        #expect(ResponseKeyPath(ResponseKeyPath(path).description) == ResponseKeyPath(path))
    }

    @Test("a path has the names that the server sends, even if the decoder converts them")
    func snakeCase() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let data = Data(#"{"about_us":{"long_text":"words"}}"#.utf8)
        #expect(
            try ResponseKeyPath("about_us.long_text").decode(String.self, from: data, using: decoder)
                == "words")
    }

    @Test(
        "a path that leads nowhere is an error",
        arguments: ["b", "a.0", "list.3", "list.-1", "list.x", "a.b.c"])
    func nowhere(path: String) {
        let data = Data(#"{"a":{"b":1},"list":[1,2,3]}"#.utf8)
        #expect(throws: DecodingError.self) { try ResponseKeyPath(path).decode(Int.self, from: data) }
    }
}
