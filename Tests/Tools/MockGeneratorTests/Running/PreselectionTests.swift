import Foundation
import Testing

@testable import MockGenerator

@Suite("Picking contracts by the bytes of files") struct PreselectionTests {
    private func write(_ files: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "scenery-picking-\(UUID().uuidString)")
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

    /// What came of it, in a form that can be compared.
    private func told(_ make: () throws -> MockOutput) -> String {
        do {
            let output = try make()
            let notes = output.diagnostics.map(\.description).sorted().joined(separator: "\n")
            return output.text + notes
        } catch {
            return "\(error)"
        }
    }

    private func picked(_ paths: [String], cache: MockCache? = nil) -> String {
        told {
            let looks = try ContractReader.look(at: paths, threads: 2)
            let made = try MockAssembly(options: MockOptions(), threads: 2).mocks(of: looks, cache: cache)
            cache?.write(made.kept)
            #expect(made.faults.isEmpty, "\(made.faults)")
            return try MockGenerator.file(
                of: made.entries.map(\.mock), importing: made.entries.flatMap(\.imports), options: MockOptions())
        }
    }

    private func whole(_ files: [String], at paths: [String]) -> String {
        let sources = zip(paths, files).map { SourceFile(path: $0, text: $1) }
        return told { try MockGenerator.mocks(of: sources) }
    }

    @Test("gives the mocks and notes that parsing everything gives, whatever the sources look like")
    func sameAsParsingAll() throws {
        var outlined = 0
        for seed in 1...60 {
            var random = RandomSources(seed: UInt64(seed))
            let files = random.files(5)
            let paths = try write(files)
            defer { remove(paths) }
            #expect(picked(paths) == whole(files, at: paths), "seed \(seed)")
            outlined += try ContractReader.look(at: paths).filter {
                if case .outlined = $0 { true } else { false }
            }.count
        }
        // Most files must be told by their bytes, or nothing was tried here.
        #expect(outlined > 150)
    }

    @Test("with mocks kept from before gives what it gives without, whichever file changes")
    func sameFromCache() throws {
        for seed in 1...15 {
            var random = RandomSources(seed: UInt64(seed))
            var files = random.files(5)
            let paths = try write(files)
            defer { remove(paths) }
            let cache = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "kept").path
            for changed in 0..<4 {
                let kept = picked(paths, cache: MockCache(path: cache, build: 1))
                #expect(kept == whole(files, at: paths), "seed \(seed), change \(changed)")
                files[changed] = random.files(5)[changed]
                try Data(files[changed].utf8).write(to: URL(filePath: paths[changed]))
            }
        }
    }

    @Test("gives the same for the fixtures of the language")
    func sameForFixtures() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../Fixtures").standardizedFileURL.path
        let paths = try SourceFinder().swiftFiles(under: [folder])
        let files = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(paths.count > 5)
        #expect(picked(paths) == whole(files, at: paths))
    }

    @Test("knows the response of a request that the head of a contract names alone")
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
        #expect(picked(paths) == whole(files, at: paths))
    }
}
