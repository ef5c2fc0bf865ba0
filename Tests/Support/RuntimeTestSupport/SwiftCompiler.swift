import Foundation

/// The compiler that built these tests, with the modules that it built next to them.
public struct SwiftCompiler: Sendable {
    /// A way to compile.
    public enum Mode: String, CaseIterable, Sendable {
        case swift5, swift6, isolatedByDefault, internalImportsByDefault

        var arguments: [String] {
            switch self {
            case .swift5: ["-swift-version", "5"]
            case .swift6: ["-swift-version", "6"]
            case .isolatedByDefault: ["-swift-version", "6", "-default-isolation", "MainActor"]
            case .internalImportsByDefault:
                ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
            }
        }
    }

    /// The modules of the package were not found next to the tests.
    public struct MissingModules: Error {}

    private let products: URL

    /// - Throws: `MissingModules` where the tests do not run from their build folder.
    public init() throws {
        let candidates = [Bundle.main.executableURL, URL(filePath: CommandLine.arguments[0])]
        let folders = candidates.compactMap { $0?.deletingLastPathComponent() }
        let products = folders.first { folder in
            let module = folder.appending(path: "Modules/SceneryTestKit.swiftmodule")
            return FileManager.default.fileExists(atPath: module.path())
        }
        guard let products else { throw MissingModules() }
        self.products = products
    }

    /// The errors and warnings of `files` after type checking alone, which is quick.
    public func typeCheck(_ files: [URL], mode: Mode = .swift6, in folder: URL) throws -> [String] {
        try run(["-typecheck"] + mode.arguments, files, in: folder)
    }

    /// The errors and warnings of `files`. The whole module is compiled, except for machine code.
    public func diagnostics(of files: [URL], mode: Mode, in folder: URL) throws -> [String] {
        try run(
            ["-emit-sil", "-o", folder.appending(path: "\(mode).sil").path()] + mode.arguments, files,
            in: folder)
    }

    /// Builds a program of `files` with the test kit in it.
    public func build(_ files: [URL], to program: URL, in folder: URL) throws -> [String] {
        let rooms = [
            "SceneryTestKit", "Scenery", "SceneryFoundations", "SceneryPromises", "SceneryObservables",
            "SceneryBroadcasts",
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
