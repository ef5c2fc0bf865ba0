import Foundation
import SceneryManagers
import Testing

@Suite("Request bodies", .timeLimit(.minutes(20)))
struct BodyTests {
    let client: NetworkClient

    init() throws {
        client = NetworkClient(baseURL: try LocalServer.shared.get().url)
    }

    struct Echo: Decodable, Sendable {
        let method: String
        let query: [[String]]
        let body: String
        let headers: [String: String]
    }

    struct Ride: Codable, Sendable {
        let city: String
        let seats: Int
        var start: Date?
    }

    func echo(_ body: RequestBody, headers: HTTPHeaders = [:]) async throws -> Echo {
        try await client.value(
            NetworkRequest("echo", method: .post, parameters: ["page": 2], body: body, headers: headers))
    }

    @Test(
        "a body is sent with its content type, and parameters in the URL",
        arguments: [
            (
                RequestBody.json(Ride(city: "Lugo", seats: 2)), #"{"city":"Lugo","seats":2}"#,
                "application/json"
            ),
            (.json([1, 2]), "[1,2]", "application/json"),
            (
                .json([Ride(city: "A Coruña", seats: 1)]), #"[{"city":"A Coruña","seats":1}]"#,
                "application/json"
            ),
            (.json("text"), #""text""#, "application/json"),
            (.data(Data("<a/>".utf8), contentType: "application/xml"), "<a/>", "application/xml"),
            (.text("ñ"), "ñ", "text/plain; charset=utf-8"),
            (
                .form(["b": "x y&", "a": [1, 2]]), "a%5B%5D=1&a%5B%5D=2&b=x%20y%26",
                "application/x-www-form-urlencoded"
            ),
            (.data(Data()), "", "application/octet-stream"),
        ])
    func kinds(body: RequestBody, text: String, contentType: String) async throws {
        let echo = try await echo(body)
        #expect(echo.body == text)
        #expect(echo.headers["content-type"] == contentType)
        #expect(echo.headers["content-length"] == "\(text.utf8.count)")
        #expect(echo.query == [["page", "2"]])
    }

    @Test("a request's content type replaces that of the body, and the client's encoder encodes it")
    func adjusted() async throws {
        let client = NetworkClient(
            baseURL: client.baseURL,
            configuration: NetworkConfiguration(encoder: {
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .secondsSince1970
                encoder.outputFormatting = .sortedKeys
                return encoder
            }))
        let ride = Ride(city: "Lugo", seats: 2, start: Date(timeIntervalSince1970: 7))
        let echo: Echo = try await client.value(
            NetworkRequest(
                "echo", method: .patch, body: .json(ride),
                headers: ["Content-Type": "application/merge-patch+json"]))
        #expect(echo.body == #"{"city":"Lugo","seats":2,"start":7}"#)
        #expect(echo.headers["content-type"] == "application/merge-patch+json")
    }

    @Test("parameters can be the fields of a form")
    func formParameters() async throws {
        let echo: Echo = try await client.value(
            NetworkRequest("echo", method: .post, parameters: ["name": "Ana", "n": 1], encoding: .form))
        #expect(echo.body == "n=1&name=Ana")
        #expect(echo.headers["content-type"] == "application/x-www-form-urlencoded")
    }

    @Test("a body that cannot be encoded, and two bodies, throw before anything is sent")
    func invalid() async throws {
        for request in [
            NetworkRequest("echo", method: .post, body: .json(Double.infinity)),
            NetworkRequest("echo", method: .post, parameters: ["a": 1], body: .text("b"), encoding: .json),
        ] {
            let error = await #expect(throws: NetworkError.self) { try await client.send(request) }
            #expect(error?.domain == .request)
        }
    }
}
