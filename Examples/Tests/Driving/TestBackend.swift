import Foundation
import Scenery

/// The samples' backend as a process of its own, which can be told to fail.
public struct TestBackend: Sendable {
    public let url: URL
    private let process: BackendProcess

    /// - Parameter arguments: In addition to `--testing`.
    static func start(in programs: Programs, _ arguments: [String]) async throws -> TestBackend {
        // Kept in a file, so that nothing is lost when the backend is stopped and starts again.
        let database = programs.folder.appending(path: "backend.sqlite").path
        let process = BackendProcess(programs, ["--testing", "--database", database] + arguments)
        return TestBackend(url: try await process.start(), process: process)
    }

    /// Stops the backend, as if it had crashed.
    public func stop() async { await process.stop() }

    /// Starts a stopped backend again, at the address that it had.
    public func startAgain() async throws {
        _ = try await process.start(["--port", "\(url.port ?? 0)"])
    }

    /// Switches what routes do wrong.
    ///
    /// - Parameter faults: By route, for example `["about": "slow"]`; `ok` ends a fault.
    public func set(_ faults: [String: String]) async throws {
        guard !faults.isEmpty else { return }
        let _: [String: String] = try await post("testing/faults", faults)
    }

    /// How many requests the backend holds back now, by route.
    public func held() async throws -> [String: Int] {
        try await answer(to: NetworkRequest("testing/held"))
    }

    /// How many requests have come, by route.
    public func asked() async throws -> [String: Int] {
        try await answer(to: NetworkRequest("testing/asked"))
    }

    /// Posts an object and gives what is in the answer's envelope.
    public func post<Answer: Decodable & Sendable>(
        _ path: String, _ body: [String: String]
    ) async throws -> Answer {
        try await answer(to: NetworkRequest(path, method: .post, body: .json(body)))
    }

    /// Gets what is in the answer's envelope, as the person with this token.
    public func get<Answer: Decodable & Sendable>(_ path: String, token: String) async throws -> Answer {
        try await answer(to: NetworkRequest(path, headers: ["Authorization": "Bearer \(token)"]))
    }

    private func answer<Answer: Decodable & Sendable>(to request: NetworkRequest) async throws -> Answer {
        var request = request
        request.responseKeyPath = "data"
        return try await NetworkClient(baseURL: url).value(request)
    }
}

/// The running backend, which can be another process after a stop.
private actor BackendProcess {
    private let programs: Programs
    private let arguments: [String]
    private var program: Program?

    init(_ programs: Programs, _ arguments: [String]) {
        self.programs = programs
        self.arguments = arguments
    }

    func start(_ more: [String] = []) async throws -> URL {
        let program = try await programs.start(try Programs.built("backend"), arguments + more)
        self.program = program
        let address = try await program.prints(/listening on (\S+)\s/)
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        return url
    }

    func stop() async { await program?.end() }
}
