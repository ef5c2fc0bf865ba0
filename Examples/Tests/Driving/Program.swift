import Dispatch
import Foundation

/// A program under test, or one that a driver needs; what it prints goes to a file.
final class Program: Sendable {
    let log: URL
    private let process = Process()
    private let ended: Task<Void, Never>

    init(_ file: URL, _ arguments: [String], environment: [String: String] = [:], log: URL) throws {
        self.log = log
        try Data().write(to: log)
        process.executableURL = file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        let (exit, continuation) = AsyncStream<Never>.makeStream()
        process.terminationHandler = { _ in continuation.finish() }
        ended = Task { for await _ in exit {} }
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    var output: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// How the program ended, for a message; asked after it did.
    var ending: String {
        let isSignal = process.terminationReason == .uncaughtSignal
        return
            "the program ended with \(isSignal ? "signal" : "exit code") \(process.terminationStatus): \(output)"
    }

    /// Waits until the program prints something that matches, and gives what it captures.
    func prints(_ pattern: Regex<(Substring, Substring)>) async throws -> String {
        var found = ""
        try await eventually(
            "an announcement of \(process.executableURL?.lastPathComponent ?? "")", else: output
        ) {
            guard process.isRunning else { throw NotInTime("a start", ending) }
            guard let match = output.firstMatch(of: pattern) else { return false }
            found = String(match.1)
            return true
        }
        return found
    }

    /// Ends the program and waits for it, also in a test that was cancelled.
    ///
    /// It is not asked to end: a program that is started from a task inherits that signals are blocked.
    func end() async {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        await ended.value
    }

    /// Runs a program to its end and gives what it printed. Waits on a thread that no task needs.
    static func output(
        of file: URL, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try run(file, arguments, environment) })
            }
        }
    }

    private static func run(
        _ file: URL, _ arguments: [String], _ environment: [String: String]
    ) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ProgramFailed(command: [file.path] + arguments, output: output)
        }
        return output
    }
}

/// A program that ended with an error.
struct ProgramFailed: Error {
    var command: [String]
    var output: String
}
