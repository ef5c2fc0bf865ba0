import Foundation

/// A real HTTP server on loopback, which ends with this process.
struct LocalServer {
    static let shared: Result<LocalServer, any Error> = Result { try LocalServer() }

    let url: URL
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
        let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: "http://127.0.0.1:\(port)"), !port.isEmpty else {
            throw CocoaError(.executableNotLoadable)
        }
        self.url = url
    }
}

// `Process` and `Pipe` are kept, and not used again.
extension LocalServer: @unchecked Sendable {}
