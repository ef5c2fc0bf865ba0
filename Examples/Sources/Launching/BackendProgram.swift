import Foundation

/// The program `backend` next to this one, for samples that are built without a server.
public enum BackendProgram {
    /// Starts the program on a free port of loopback and returns once it listens.
    ///
    /// Where the program has not been built, a sample starts all the same: its requests fail as without a
    /// network, and standard error says what to do.
    public static func start() async throws -> OwnBackend {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "backend")
        guard let program, FileManager.default.isExecutableFile(atPath: program.path) else {
            FileHandle.standardError.write(Data("\(missing)\n".utf8))
            return OwnBackend(url: unreachable) {}
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        guard let url = await address(in: output.fileHandleForReading) else {
            process.terminate()
            throw BackendProgramError.noAddress(program.path)
        }
        return OwnBackend(url: url) { process.terminate() }
    }

    /// The address in the line "listening on ADDRESS".
    private static func address(in output: FileHandle) async -> URL? {
        await Task.detached {
            var line = Data()
            while !line.contains(UInt8(ascii: "\n")) {
                let part = output.availableData
                guard !part.isEmpty else { return nil }
                line += part
            }
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            return words.last.flatMap { URL(string: String($0)) }
        }.value
    }

    /// Port 9 discards what it is sent, and nothing listens there as a rule.
    private static var unreachable: URL {
        var address = URLComponents()
        address.scheme = "http"
        address.host = "127.0.0.1"
        address.port = 9
        return address.url ?? URL(filePath: "/")
    }

    private static let missing =
        "the backend has not been built, so that the samples find no server; run "
        + "`swift build --product backend` and start again, or give one with --backend URL"
}

/// Why the program `backend` cannot be used.
enum BackendProgramError: Error, CustomStringConvertible {
    case noAddress(String)

    var description: String {
        switch self {
        case .noAddress(let path): "\"\(path)\" ended without an address; run it by itself to see why"
        }
    }
}
