import NIOHTTP1
import Testing

@testable import SceneryWeb

@Suite("The form of a request's head")
struct RequestHeadCheckTests {
    @Test(
        "a path, or an absolute address of the host it names, is read",
        arguments: [
            "/", "/a?b=http://evil.example/", "http://127.0.0.1:8080/", "HTTPS://127.0.0.1:8080",
            "http://127.0.0.1:8080?a",
        ])
    func own(uri: String) {
        #expect(refusal(uri, [("Host", "127.0.0.1:8080")]) == nil)
    }

    @Test(
        "an address of another host, or of no form that is known, is refused",
        arguments: [
            "http://evil.example/", "http://127.0.0.1:8080.evil.example/", "http://evil@127.0.0.1:8080/",
            "http://127.0.0.1:8080@evil.example/", "http:///", "ftp://127.0.0.1:8080/", "*",
            "127.0.0.1:8080", "",
        ])
    func foreign(uri: String) {
        #expect(refusal(uri, [("Host", "127.0.0.1:8080")])?.status == 400)
    }

    @Test("two names of the host are refused, also when they are equal")
    func hosts() {
        #expect(refusal("/", [("Host", "a"), ("host", "a")])?.status == 400)
    }

    @Test(
        "a transfer encoding other than chunked is not implemented",
        arguments: [
            ["gzip"], ["chunked, gzip"], ["gzip, chunked"], ["chunked", "chunked"], [""], ["identity"],
        ])
    func encodings(values: [String]) {
        let fields = [("Host", "a")] + values.map { ("Transfer-Encoding", $0) }
        #expect(refusal("/", fields)?.status == 501)
    }

    @Test("chunked is understood")
    func chunked() {
        #expect(refusal("/", [("Host", "a"), ("Transfer-Encoding", "Chunked")]) == nil)
    }

    private func refusal(_ uri: String, _ fields: [(String, String)]) -> RequestGuard.Refusal? {
        RequestHeadCheck.refusal(
            of: HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders(fields)))
    }
}
