import Foundation
import SceneryManagers
import Testing

@Suite("The response cache", .timeLimit(.minutes(20)))
struct CacheTests {
    let time = ManualTime()
    let cache = ResponseCache()
    let id = UUID().uuidString
    let server: LocalServer

    init() throws {
        server = try LocalServer.shared.get()
    }

    func client(_ authorization: BearerAuthorization? = nil) -> NetworkClient {
        NetworkClient(
            baseURL: server.url, authorization: authorization,
            configuration: NetworkConfiguration(cache: cache, clock: time.clock))
    }

    func request(
        _ policy: ResponseCachePolicy = .revalidate, _ parameters: [String: JSONValue] = [:],
        headers: HTTPHeaders = [:]
    ) -> NetworkRequest {
        NetworkRequest(
            "tagged", parameters: parameters.merging(["id": .string(id)]) { $1 }, headers: headers,
            responseKeyPath: "data", options: RequestOptions(cachePolicy: policy))
    }

    /// The number of the request that the server answered with a body.
    func value(_ request: NetworkRequest, _ client: NetworkClient? = nil) async throws -> Int {
        try await (client ?? self.client()).value(request)
    }

    var tags: [String?] { get async throws { try await server.seen(id).map { $0.headers["if-none-match"] } } }

    @Test("a response that did not change is the stored one")
    func unchanged() async throws {
        #expect(try await value(request()) == 1)
        let response = try await client().send(request())
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(try await value(request()) == 1)
        #expect(try await tags == [nil, #""v1""#, #""v1""#])
        cache.removeAll()
        #expect(try await value(request()) == 4)
    }

    @Test(
        "a response that may not be stored is not", arguments: ["no-store", "private, no-store, max-age=60"])
    func noStore(control: String) async throws {
        for number in 1...2 {
            #expect(try await value(request(.maxAge, ["control": .string(control)])) == number)
        }
        #expect(try await tags == [nil, nil])
    }

    @Test("a fresh response is used without the server, if the request wants that")
    func maxAge() async throws {
        let fresh = request(.maxAge, ["control": "private, max-age=60"])
        #expect(try await value(fresh) == 1)
        time.advance(by: .seconds(59))
        #expect(try await value(fresh) == 1)
        #expect(try await tags.count == 1)
        #expect(try await value(request(.revalidate, ["control": "private, max-age=60"])) == 1)
        #expect(try await tags.count == 2)
        time.advance(by: .seconds(60))
        #expect(try await value(fresh) == 1)
        #expect(try await tags == [nil, #""v1""#, #""v1""#])
    }

    @Test("no-cache means that the server is asked each time")
    func noCache() async throws {
        for _ in 1...2 {
            #expect(try await value(request(.maxAge, ["control": "no-cache, max-age=60"])) == 1)
        }
        #expect(try await tags == [nil, #""v1""#])
    }

    @Test("a request can go without the cache")
    func none() async throws {
        for number in 1...2 { #expect(try await value(request(.none)) == number) }
        #expect(try await value(request(headers: ["If-None-Match": "\"other\""])) == 3)
        #expect(try await tags == [nil, nil, "\"other\""])
    }

    @Test("a response is not used for another token")
    func tokens() async throws {
        let fresh = request(.maxAge, ["control": "max-age=60"])
        #expect(try await value(fresh, client(BearerAuthorization(token: "a") { "a" })) == 1)
        #expect(try await value(fresh, client(BearerAuthorization(token: "b") { "b" })) == 2)
        #expect(try await value(fresh, client(BearerAuthorization(token: "a") { "a" })) == 1)
    }

    @Test("a response is used only for the same values of the fields on which it depends")
    func vary() async throws {
        let parameters: [String: JSONValue] = ["control": "max-age=60", "vary": "Accept-Language"]
        for (language, number) in [("es", 1), ("es", 1), ("gl", 2), ("gl", 2)] {
            let headers: HTTPHeaders = ["Accept-Language": language]
            #expect(try await value(request(.maxAge, parameters, headers: headers)) == number)
        }
        for number in 3...4 {
            #expect(
                try await value(request(.maxAge, ["control": "max-age=60", "vary": "*"])) == number)
        }
    }

    @Test("a successful write removes the stored response of its URL")
    func write() async throws {
        let fresh = request(.maxAge, ["control": "max-age=60"])
        #expect(try await value(fresh) == 1)
        var write = fresh
        write.method = .put
        write.responseKeyPath = nil
        try await client().send(write)
        #expect(try await value(fresh) == 3)
    }

    @Test("the bodies together do not exceed the limit")
    func limit() async throws {
        let small = NetworkClient(
            baseURL: server.url, configuration: NetworkConfiguration(cache: ResponseCache(byteLimit: 5)))
        for number in 1...2 { #expect(try await value(request(), small) == number) }
    }
}
