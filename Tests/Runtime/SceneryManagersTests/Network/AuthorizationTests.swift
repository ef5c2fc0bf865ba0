import Foundation
import SceneryManagers
import Testing

@Suite("A refused token", .timeLimit(.minutes(20)))
struct AuthorizationTests {
    let refreshes = Recorder<String>()
    let gate = Gate()

    func client(_ authorization: BearerAuthorization) throws -> NetworkClient {
        NetworkClient(baseURL: try LocalServer.shared.get().url, authorization: authorization)
    }

    let secret = NetworkRequest("private", responseKeyPath: "data")

    @Test("one refresh serves all refused requests, and each is sent again")
    func joined() async throws {
        let authorization = BearerAuthorization(token: "old") { [refreshes, gate] in
            refreshes.record("refresh")
            try await gate.pass()
            return "good"
        }
        let client = try client(authorization)
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<10 { group.addTask { try await client.value(secret) } }
            await until { refreshes.count == 1 }
            await gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: "secret", count: 10))
        #expect(refreshes.count == 1)
        #expect(authorization.current == "good")
    }

    @Test("if the refresh fails, all waiting requests fail")
    func jointFailure() async throws {
        let client = try client(
            BearerAuthorization(token: nil) { [refreshes, gate] in
                refreshes.record("refresh")
                try await gate.pass()
                throw Refusal(number: 4)
            })
        let errors = await withTaskGroup(of: NetworkError?.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    do {
                        let _: String = try await client.value(secret)
                        return nil
                    } catch { return error as? NetworkError }
                }
            }
            await until { refreshes.count == 1 }
            await gate.open()
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(errors.map { $0?.domain } == [.authorization, .authorization])
        #expect(errors.compactMap { $0?.underlying as? Refusal } == [Refusal(number: 4), Refusal(number: 4)])
    }

    @Test("a token that is refused after the refresh too is not refreshed again")
    func refusedTwice() async throws {
        let client = try client(
            BearerAuthorization(token: "old") { [refreshes] in
                refreshes.record("refresh")
                return "bad"
            })
        await #expect(
            throws: NetworkError(
                domain: .authorization, code: 7, message: "who are you", httpStatus: 401)
        ) { try await client.value(secret, as: String.self) }
        #expect(refreshes.count == 1)
    }

    @Test("a token set during the refresh takes precedence")
    func signIn() async throws {
        let authorization = BearerAuthorization(token: "old") { [refreshes, gate] in
            refreshes.record("refresh")
            try await gate.pass()
            return "of the former person"
        }
        let client = try client(authorization)
        let answer = Task { try await client.value(secret, as: String.self) }
        await until { refreshes.count == 1 }
        authorization.use("good")
        await gate.open()
        #expect(try await answer.value == "secret")
        #expect(authorization.current == "good")
    }
}
