import Backend
import Foundation
import Testing

@Suite("The backend's arguments", .timeLimit(.minutes(10)))
struct BackendConfigurationTests {
    @Test("all are read")
    func all() throws {
        let arguments = ["--port", "8080", "--database", "content.sqlite", "--testing"]
        let configuration = try BackendConfiguration(arguments: arguments)
        #expect(configuration.port == 8080)
        #expect(configuration.databasePath == "content.sqlite")
        #expect(configuration.isTesting)
        #expect(configuration.tokenLifetime == 300)
        #expect(configuration.ridePace == .every(2))
    }

    @Test("times are seconds, and a test can move rides by hand")
    func times() throws {
        let arguments = ["--token-lifetime", "2.5", "--ride-pace", "0.5"]
        let configuration = try BackendConfiguration(arguments: arguments)
        #expect(configuration.tokenLifetime == 2.5)
        #expect(configuration.ridePace == .every(0.5))
        let manual = try BackendConfiguration(arguments: ["--ride-pace", "manual", "--testing"])
        #expect(manual.ridePace == .manual)
    }

    @Test(
        "what makes no sense is named, with how it is used",
        arguments: [
            (["--port"], "--port needs a value"), (["--port", "http"], "\"http\" is no port"),
            (["--port", "70000"], "\"70000\" is no port"), (["--loud"], "unknown argument \"--loud\""),
            (["--token-lifetime", "0"], "\"0\" is no time"),
            (["--ride-pace", "fast"], "\"fast\" is no time"),
            (["--ride-pace", "manual"], "needs --testing"),
        ])
    func wrong(arguments: [String], message: String) {
        let error = #expect(throws: BackendError.self) { try BackendConfiguration(arguments: arguments) }
        #expect(error.map { "\($0)" }?.contains(message) == true)
        #expect(error.map { "\($0)" }?.contains("usage: backend") == true)
    }

    @Test("a port that is taken is named as the reason, and what to do")
    func takenPort() async throws {
        let first = try await RunningBackend.start()
        let port = try #require(first.url.port)
        let error = await #expect(throws: BackendError.self) {
            try await RunningBackend.start(BackendConfiguration(port: port))
        }
        await first.stop()
        #expect(error.map { "\($0)" }?.contains("choose another port") == true)
    }
}
