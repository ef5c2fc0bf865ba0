import Foundation
import Testing

/// The built `scenery` binary, run as a person runs it.
enum Tool {
    struct Outcome {
        let code: Int32
        let output: String
        let errors: String
    }

    /// The binary lies beside the one that runs these tests.
    static var binary: URL {
        get throws {
            let beside = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            let arguments = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            let candidates = [
                beside, arguments, Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
            ]
            let found = candidates.map { $0.appending(path: "scenery") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
            return try #require(found)
        }
    }

    static func run(_ arguments: String..., in folder: URL) throws -> Outcome {
        try run(binary, arguments, in: folder)
    }

    static func run(_ binary: URL, _ arguments: [String], in folder: URL) throws -> Outcome {
        try Run(binary, arguments, in: folder).outcome()
    }

    /// A command that has been started.
    struct Run {
        private let process = Process()
        private let output: URL
        private let errors: URL

        init(_ binary: URL, _ arguments: [String], in folder: URL) throws {
            output = folder.appending(path: ".out-\(UUID())")
            errors = folder.appending(path: ".err-\(UUID())")
            for file in [output, errors] { try Data().write(to: file) }
            process.executableURL = binary
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
        }

        /// Waits for its end.
        func outcome() throws -> Outcome {
            process.waitUntilExit()
            defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
            return Outcome(
                code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
                errors: try String(contentsOf: errors, encoding: .utf8))
        }
    }

    private final class Marker {}
}

/// A folder that is removed with it.
final class Scratch {
    let folder: URL

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-cli-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path(percentEncoded: false))
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a file, and makes the folders that it is in.
    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The repository these tests are part of.
    static var repository: URL {
        URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    }
}
