import Foundation

/// A program with its arguments.
public struct Program {
    private let file: URL
    private let arguments: [String]

    public init(_ file: URL, _ arguments: [String] = []) {
        self.file = file
        self.arguments = arguments
    }

    /// Runs it to its end; output and errors come together.
    public func run(in folder: URL) throws -> (code: Int32, output: String) {
        let log = folder.appending(path: "log-\(UUID().uuidString)")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }
}
