import Foundation
import SceneryManagers

/// A real HTTP server on loopback, which ends with this process.
struct LocalServer {
    static let shared: Result<LocalServer, any Error> = Result { try LocalServer() }

    let url: URL
    /// The same server on another port.
    let otherPort: URL
    /// The same server under another host name.
    let otherHost: URL
    // Keeps the server's standard input open.
    private let process: Process
    private let input = Pipe()

    private init() throws {
        let output = Pipe()
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3",
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "server.py").path(),
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // A line may come in pieces.
        var line = ""
        while !line.contains("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else {
                process.waitUntilExit()
                throw StartError(output: line, code: process.terminationStatus)
            }
            line += String(decoding: data, as: UTF8.self)
        }
        let ports = line.split(whereSeparator: \.isWhitespace)
        guard ports.count == 2, let url = URL(string: "http://127.0.0.1:\(ports[0])"),
            let otherPort = URL(string: "http://127.0.0.1:\(ports[1])"),
            let otherHost = URL(string: "http://localhost:\(ports[0])")
        else { throw StartError(output: line, code: nil) }
        self.url = url
        self.otherPort = otherPort
        self.otherHost = otherHost
    }

    /// The server did not print its two ports; the exit code if it ended.
    struct StartError: Error {
        let output: String
        let code: Int32?
    }

    /// A request as the server received it.
    struct SeenRequest: Decodable, Sendable {
        let path: String
        let method: String
        let body: String
        let headers: [String: String]
    }

    /// The requests with a value of the parameter `id`, oldest first.
    func seen(_ id: String) async throws -> [SeenRequest] {
        try await NetworkClient(baseURL: url).value(NetworkRequest("seen", parameters: ["id": .string(id)]))
    }
}

// `Process` and `Pipe` are kept, and not used again.
extension LocalServer: @unchecked Sendable {}
