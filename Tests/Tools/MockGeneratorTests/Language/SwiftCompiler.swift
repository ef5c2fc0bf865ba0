import Foundation
import Testing

/// The compiler that built these tests, with the modules it built beside them.
struct SwiftCompiler {
    /// A way to compile.
    enum Mode: String, CaseIterable, CustomTestStringConvertible {
        case swift5, swift6, isolatedByDefault

        var arguments: [String] {
            switch self {
            case .swift5: ["-swift-version", "5"]
            case .swift6: ["-swift-version", "6"]
            case .isolatedByDefault: ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
        }

        var testDescription: String { rawValue }
    }

    private let products: URL

    init() throws {
        let beside = [Bundle.main.executableURL, URL(filePath: CommandLine.arguments[0])].compactMap { $0 }
        let folders = beside.map { $0.deletingLastPathComponent() }
        products = try #require(
            folders.first { folder in
                FileManager.default.fileExists(
                    atPath: folder.appending(path: "Modules/SceneryTestKit.swiftmodule").path())
            })
    }

    /// What the compiler says of `files`: errors and warnings, none if all is well. The whole module is
    /// compiled, but for the code of the machine.
    func diagnostics(of files: [URL], mode: Mode, in folder: URL) throws -> [String] {
        try run(
            ["-emit-sil", "-o", folder.appending(path: "\(mode).sil").path()] + mode.arguments, files,
            in: folder)
    }

    /// Builds a program of `files` with the test kit in it.
    func build(_ files: [URL], to program: URL, in folder: URL) throws -> [String] {
        let rooms = [
            "SceneryTestKit", "Scenery", "SceneryLocks", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts",
            "SceneryManagers", "SceneryScenes",
        ]
        let objects = try rooms.flatMap { room in
            let built = products.appending(path: "\(room).build")
            return try FileManager.default.contentsOfDirectory(atPath: built.path()).filter {
                $0.hasSuffix(".o")
            }
            .map { built.appending(path: $0) }
        }
        return try run(
            ["-swift-version", "6", "-parse-as-library", "-o", program.path()], files + objects, in: folder)
    }

    private func run(_ arguments: [String], _ files: [URL], in folder: URL) throws -> [String] {
        let common = [
            "swiftc", "-wmo", "-Onone", "-suppress-remarks", "-diagnostic-style", "llvm", "-module-name",
            "Fixtures",
            "-package-name", "fixtures", "-I", products.appending(path: "Modules").path(),
        ]
        let program = Program(URL(filePath: "/usr/bin/env"), common + arguments + files.map { $0.path() })
        let outcome = try program.run(in: folder)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let found = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        return found.isEmpty && outcome.code != 0 ? lines : found
    }
}

/// A program with its arguments.
struct Program {
    private let file: URL
    private let arguments: [String]

    init(_ file: URL, _ arguments: [String] = []) {
        self.file = file
        self.arguments = arguments
    }

    /// Runs it to its end; output and errors come together.
    func run(in folder: URL) throws -> (code: Int32, output: String) {
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
