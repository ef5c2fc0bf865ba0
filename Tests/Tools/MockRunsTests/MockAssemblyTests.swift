import Foundation
import MockTestSupport
import SourceModel
import Testing

@testable import MockGenerator
@testable import MockRuns

@Suite("Assembling mocks from outlines") struct MockAssemblyTests {
    private func write(_ files: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "scenery-assembly-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.enumerated().map { number, text in
            let file = folder.appending(path: "File\(number).swift")
            try Data(text.utf8).write(to: file)
            return file.path(percentEncoded: false)
        }
    }

    private func remove(_ paths: [String]) {
        try? FileManager.default.removeItem(at: URL(filePath: paths[0]).deletingLastPathComponent())
    }

    /// The text with the problems found, or the error.
    private func result(_ generate: () throws -> String) -> String {
        do { return try generate() } catch { return "\(error)" }
    }

    private func text(_ text: String, _ problems: [SourceProblem]) -> String {
        text + problems.map(\.description).sorted().joined(separator: "\n")
    }

    private func text(of entries: [MockEntry]) -> String {
        let included = entries.filter { !$0.isOmitted }.sorted { $0.name < $1.name }
        let head = FileHead(lines: entries.flatMap(\.imports), options: MockOptions()).text
        let mocks = included.map { FileHead.separator + $0.text.string }.joined()
        return text(head + mocks + FileHead.ending, entries.flatMap(\.problems))
    }

    private func assembled(_ paths: [String], cache: MockCache? = nil) -> String {
        result {
            let summaries = try SwiftReader.read(filesAt: paths, depth: .outline, threads: 2)
            let mocks = try MockAssembly(options: MockOptions(), threads: 2).mocks(
                of: summaries, cache: cache)
            cache?.write(mocks.cacheable)
            #expect(mocks.faults.isEmpty, "\(mocks.faults)")
            return text(of: mocks.entries)
        }
    }

    private func whole(_ files: [String], at paths: [String]) -> String {
        let sources = zip(paths, files).map { SourceFile(path: $0, text: $1) }
        return result {
            let output = try MockGenerator.mocks(of: sources)
            return text(output.text, output.diagnostics)
        }
    }

    @Test("Mocks and problems are those of parsing all files, for any sources")
    func sameAsParsingAll() throws {
        var outlined = 0
        for seed in 1...60 {
            var random = RandomSources(seed: UInt64(seed))
            let files = random.files(5)
            let paths = try write(files)
            defer { remove(paths) }
            #expect(assembled(paths) == whole(files, at: paths), "seed \(seed)")
            outlined += try SwiftReader.read(filesAt: paths, depth: .outline).filter {
                if case .outlined = $0 { true } else { false }
            }.count
        }
        // Most files have an outline, or the test would compare the parser with itself.
        #expect(outlined > 150)
    }

    @Test("A cache changes no result, whichever file changes")
    func sameFromCache() throws {
        for seed in 1...15 {
            var random = RandomSources(seed: UInt64(seed))
            var files = random.files(5)
            let paths = try write(files)
            defer { remove(paths) }
            let cache = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "cache").path
            for changed in 0..<4 {
                let cached = assembled(paths, cache: MockCache(path: cache, build: 1))
                #expect(cached == whole(files, at: paths), "seed \(seed), change \(changed)")
                files[changed] = random.files(5)[changed]
                try Data(files[changed].utf8).write(to: URL(filePath: paths[changed]))
            }
        }
    }

    @Test("The language fixtures give the same mocks as parsing all files")
    func sameForFixtures() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../MockGeneratorTests/Fixtures")
            .standardizedFileURL.path
        let paths = try SourceFinder().swiftFiles(under: [folder])
        let files = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(paths.count > 5)
        #expect(assembled(paths) == whole(files, at: paths))
    }

    @Test("The response type of a request is resolved that only a protocol's head names")
    func responseOfRequest() throws {
        let files = [
            """
            protocol RideInteracting: RequestHandling<RideRequest> {
                func handle(_ request: RideRequest) async throws -> Ride
            }
            """,
            """
            struct RideRequest: InteractorRequest {
                typealias Response = Ride
            }
            """,
        ]
        let paths = try write(files)
        defer { remove(paths) }
        #expect(assembled(paths) == whole(files, at: paths))
    }
}
