import Foundation

/// The programs of one test: each that was started is ended with it, the last first, whatever happened.
public actor Programs {
    /// A folder for what the programs write, removed with them.
    let folder = FileManager.default.temporaryDirectory.appending(
        // Short, since the path of a socket can have about a hundred bytes.
        path: "screens-\(String(UInt32.random(in: 0 ... .max), radix: 36))")
    private var endings: [@Sendable () async -> Void] = []

    /// Runs a test with programs of its own.
    public static func with(_ body: (Programs) async throws -> Void) async throws {
        let programs = Programs()
        do {
            try FileManager.default.createDirectory(at: programs.folder, withIntermediateDirectories: true)
            try await body(programs)
        } catch {
            await programs.end()
            throw error
        }
        await programs.end()
    }

    /// Starts a program and ends it with the test.
    func start(
        _ file: URL, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Program {
        let log = folder.appending(path: "\(file.lastPathComponent)-\(endings.count).log")
        let program = try Program(file, arguments, environment: environment, log: log)
        atEnd { await program.end() }
        return program
    }

    func atEnd(_ ending: @escaping @Sendable () async -> Void) { endings.append(ending) }

    private func end() async {
        while let ending = endings.popLast() { await ending() }
        // A file that a program still writes would only keep the folder in the system's temporary files.
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Finding programs

    /// A program that was built along with the tests, or that is in the folder that `SAMPLES_BIN` names.
    static func built(_ name: String) throws -> URL {
        let named = ProcessInfo.processInfo.environment["SAMPLES_BIN"].map { URL(filePath: $0) }
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") }.map { URL(filePath: $0) }
        let folders = [named, bundle?.deletingLastPathComponent(), Bundle.main.bundleURL].compactMap { $0 }
        return try first(name, in: folders)
    }

    /// A program of the machine.
    static func installed(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try first(name, in: path.split(separator: ":").map { URL(filePath: String($0)) })
    }

    private static func first(_ name: String, in folders: [URL]) throws -> URL {
        let files = folders.map { $0.appending(path: name) }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw ProgramMissing(name: name, folders: folders.map(\.path))
        }
        return file
    }
}

/// A program that is neither built nor installed.
struct ProgramMissing: Error, CustomStringConvertible {
    var name: String
    var folders: [String]

    var description: String {
        "there is no program \"\(name)\" in \(folders.joined(separator: ", ")); build it, or set SAMPLES_BIN"
    }
}
