import Foundation
import SceneryManagers
import SceneryPromises
import SceneryTestKit
import Testing

@Suite("Retrying requests", .timeLimit(.minutes(20)))
struct RetryTests {
    let time = ManualTime()
    let id = UUID().uuidString
    let server: LocalServer

    init() throws {
        server = try LocalServer.shared.get()
    }

    func client(_ retry: RetryPolicy = .exponential(attempts: 3, from: .seconds(1), jitter: 0))
        -> NetworkClient
    {
        NetworkClient(
            baseURL: server.url, configuration: NetworkConfiguration(retry: retry, clock: time.clock))
    }

    func request(
        _ method: HTTPMethod = .get, failures: Int, status: Int = 503, after: String? = nil,
        isIdempotent: Bool? = nil
    ) -> NetworkRequest {
        var query = "failures=\(failures)&status=\(status)&id=\(id)"
        if let after {
            query += "&after=" + (after.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        }
        return NetworkRequest(
            "flaky?\(query)", method: method, responseKeyPath: "data",
            options: RequestOptions(isIdempotent: isIdempotent))
    }

    @Test(
        "an idempotent request is sent again after a transient error",
        arguments: [HTTPMethod.get, .put, .delete], [408, 429, 500, 502, 503, 504])
    func transient(method: HTTPMethod, status: Int) async throws {
        #expect(try await client().value(request(method, failures: 2, status: status), as: Int.self) == 3)
        #expect(time.pauses.values == [.seconds(1), .seconds(2)])
    }

    @Test("a refusal is not retried", arguments: [400, 404, 409, 422, 501])
    func refusal(status: Int) async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client().send(request(failures: 1, status: status))
        }
        #expect(error?.httpStatus == status)
        #expect(try await server.seen(id).count == 1)
    }

    @Test("the attempts are limited, and the last error is thrown")
    func usedUp() async throws {
        let error = await #expect(throws: NetworkError.self) { try await client().send(request(failures: 9)) }
        #expect(error?.httpStatus == 503)
        #expect(try await server.seen(id).count == 3)
    }

    @Test("a POST is sent again only if the request says so", arguments: [HTTPMethod.post, .patch])
    func post(method: HTTPMethod) async throws {
        await #expect(throws: NetworkError.self) { try await client().send(request(method, failures: 1)) }
        #expect(try await server.seen(id).count == 1)
        let again = request(method, failures: 3, isIdempotent: true)
        #expect(try await client().value(again, as: Int.self) == 4)
        await #expect(throws: NetworkError.self) {
            try await client().send(NetworkRequest("refuse", options: RequestOptions(isIdempotent: false)))
        }
    }

    @Test("the pause is as long as the server asks, in seconds or as a date")
    func retryAfter() async throws {
        #expect(try await client().value(request(failures: 1, after: "7"), as: Int.self) == 2)
        #expect(time.pauses.values == [.seconds(7)])
        // The clock is at 1,000,000 seconds.
        let date = request(failures: 3, after: "Mon, 12 Jan 1970 13:46:50 GMT")
        #expect(try await client().value(date, as: Int.self) == 4)
        #expect(time.pauses.values.dropFirst() == [.seconds(10)])
    }

    @Test("if the server asks for more than the limit, the error says how long")
    func tooLong() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client().send(request(failures: 1, after: "61"))
        }
        #expect(error?.retryAfter == .seconds(61))
        #expect(time.pauses.count == 0)
        var patient = RetryPolicy.exponential()
        patient.longestRetryAfter = .seconds(100)
        #expect(try await client(patient).value(request(failures: 2, after: "61"), as: Int.self) == 3)
    }

    @Test("a policy decides itself which errors are worth it")
    func ownRule() async throws {
        let policy = RetryPolicy(attempts: 2, backoff: .none) { ($0 as? NetworkError)?.httpStatus == 404 }
        #expect(try await client(policy).value(request(failures: 1, status: 404), as: Int.self) == 2)
        await #expect(throws: NetworkError.self) {
            try await client(policy).send(request(failures: 9, status: 503))
        }
        #expect(try await server.seen(id).count == 3)
    }

    @Test("being offline is not retried, a broken connection is")
    func connections() async throws {
        let transport = ScriptedTransport()
        transport.on("/broken").throws(NetworkError(domain: .connection, message: "broken"))
        let client = NetworkClient(
            baseURL: server.url,
            configuration: NetworkConfiguration(retry: .exponential(), clock: time.clock),
            transport: transport)
        await #expect(throws: NetworkError.self) { try await client.send(NetworkRequest("broken")) }
        #expect(transport.requests.count == 3)
        transport.isOffline = true
        await #expect(throws: NetworkError.self) { try await client.send(NetworkRequest("broken")) }
        #expect(transport.requests.count == 4)
    }
}
