import Foundation
@testable import SceneryManagers
import Testing
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("What errors and paths mean")
struct MappingTests {
    let request: WireRequest

    init() throws {
        request = WireRequest(url: try #require(URL(string: "https://example.com/ride")))
    }

    @Test("no network is an error of its own", arguments: [
        (URLError.Code.notConnectedToInternet, NetworkError.Domain.offline), (.dataNotAllowed, .offline),
        (.timedOut, .timeout), (.cannotConnectToHost, .connection), (.networkConnectionLost, .connection),
        (.cannotFindHost, .connection), (.badServerResponse, .decoding), (.unsupportedURL, .request),
    ])
    func domains(code: URLError.Code, domain: NetworkError.Domain) throws {
        let error = try #require(NetworkError.meaning(of: URLError(code), for: request) as? NetworkError)
        #expect(error.domain == domain)
        #expect(error.code == code.rawValue)
        #expect(!error.message.isEmpty)
    }

    @Test("cancelling is no network error")
    func cancelled() {
        #expect(NetworkError.meaning(of: URLError(.cancelled), for: request) is CancellationError)
    }

    @Test("the code is the server's where it is a number, else -1", arguments: [
        (#"{"status": 3, "data": {"message": "no"}}"#, 3), (#"{"status": "44", "data": {"message": "no"}}"#, 44),
        (#"{"status": "error", "data": {"message": "no"}}"#, -1), (#"{"data": {"message": "no"}}"#, -1),
    ])
    func codes(body: String, code: Int) {
        let error = NetworkError(refusal: WireResponse(status: 400, body: Data(body.utf8)))
        #expect(error == NetworkError(domain: .api, code: code, message: "no", httpStatus: 400))
    }

    @Test("data of another form means no words, and keeps the code")
    func otherForm() {
        let error = NetworkError(refusal: WireResponse(status: 400, body: Data(#"{"status": 3, "data": []}"#.utf8)))
        #expect(error.domain == .status)
        #expect(error.code == 3)
    }

    @Test("a path goes through names and indices; none is the root", arguments: [
        ("a.b", "deep"), ("list.1", "two"), ("list.2.0", "three"), ("names.0", "zero"), (#"with\.dot"#, "dotted"),
    ])
    func paths(path: String, expected: String) throws {
        let json = #"{"a":{"b":"deep"},"list":["one","two",["three"]],"names":{"0":"zero"},"with.dot":"dotted"}"#
        #expect(try ResponseKeyPath(path).decode(String.self, from: Data(json.utf8)) == expected)
        #expect(try ResponseKeyPath("").decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
        #expect(ResponseKeyPath(path).description == path)
    }

    @Test("a path names what the server sends, also where the decoder renames")
    func snakeCase() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let data = Data(#"{"about_us":{"long_text":"words"}}"#.utf8)
        #expect(try ResponseKeyPath("about_us.long_text").decode(String.self, from: data, using: decoder) == "words")
    }

    @Test("a path that leads nowhere is an error", arguments: ["b", "a.0", "list.3", "list.-1", "list.x", "a..b"])
    func nowhere(path: String) {
        let data = Data(#"{"a":{"b":1},"list":[1,2,3]}"#.utf8)
        #expect(throws: DecodingError.self) { try ResponseKeyPath(path).decode(Int.self, from: data) }
    }
}
