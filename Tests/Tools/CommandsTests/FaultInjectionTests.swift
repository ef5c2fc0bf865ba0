#if os(Linux)
    import Foundation
    import RuntimeTestSupport
    import Testing

    /// Every system call of a command that changes a project's files is made to fail, and is made the last of its process,
    /// by a library of the test that is loaded before the system's.
    @Suite("Commands whose disk fails, or that are killed", .serialized) struct FaultInjectionTests {
        struct Case: Sendable, CustomStringConvertible {
            let name: String
            let arguments: [String]
            /// Whether the command runs in the app, or next to it.
            var isInApp = true
            /// The exit codes of a repeat after the files were written.
            var repeats: Set<Int32> = [0]
            var description: String { name }
        }

        static let cases = [
            Case(name: "new", arguments: ["new", "Second"], isInApp: false, repeats: [2]),
            Case(
                name: "generate scene", arguments: ["generate", "scene", "Alpha", "--style", "mvvm"],
                repeats: [2]),
            Case(name: "generate manager", arguments: ["generate", "manager", "Ride"], repeats: [2]),
            Case(name: "check --fix", arguments: ["check", "--fix"]),
            Case(name: "mock", arguments: ["mock", "Sources/TripCore", "--output", "Made.swift"]),
            Case(name: "init", arguments: ["init", "--force"]),
            Case(
                name: "adopt",
                arguments: [
                    "adopt", "Tram", "--write", "--scenery", "https://example.com/Scenery.git@1.2.0",
                ],
                isInApp: false),
        ]

        private let scratch: Scratch
        private let faults: DiskFaults

        init() throws {
            scratch = try Scratch()
            faults = try DiskFaults(in: scratch.folder)
            try FileManager.default.createDirectory(
                at: scratch.folder.appending(path: "start"), withIntermediateDirectories: true)
            let start = scratch.folder.appending(path: "start")
            let app = try Tool.run(
                Tool.binary, ["new", "Trip", "--scenery", Scratch.repository.path()], in: start)
            try #require(app.code == 0, "\(app.errors)")
            // What adopt adds to.
            let project = Scratch.repository.appending(
                path: "Tests/Tools/SceneGeneratorTests/Fixtures/adopt/synchronized.pbxproj")
            try scratch.write(
                try String(contentsOf: project, encoding: .utf8),
                to: "start/Tram/Tram.xcodeproj/project.pbxproj")
            for file in ["Tram/TramApp.swift", "TramTests/TramTests.swift"] {
                try scratch.write("class Empty {}\n", to: "start/Tram/\(file)")
            }
            // What check --fix fixes.
            try plant("Sources/TripScenes/Home/HomePresenter.swift", in: start)
        }

        private func plant(_ path: String, in folder: URL) throws {
            let file = folder.appending(path: "Trip/\(path)")
            let text = try String(contentsOf: file, encoding: .utf8)
            try #require(text.contains("weak var view"))
            try Data(text.replacing("weak var view", with: "var view").utf8).write(to: file)
        }

        @Test("either all files are as before or all are written, and a repeat succeeds", arguments: cases)
        func everyPoint(_ command: Case) throws {
            let before = try contents(of: scratch.folder.appending(path: "start"))
            let whole = try run(command, nil, at: -1)
            let after = try contents(of: whole.folder)
            #expect(after != before)
            var count = 0
            var repeated: Set<[String: Data]> = []
            for kind in DiskFaults.Kind.allCases {
                for point in 0..<whole.points {
                    try check(command, kind, point, before: before, after: after, repeated: &repeated)
                    count += 1
                }
            }
            print("\(command): \(whole.points) points, \(count) faults, \(repeated.count) states")
            #expect(whole.points > 3)
        }

        /// - Parameter repeated: The states, every byte of them, in which the command was repeated. A repeat in one of these does the
        ///   same once more.
        private func check(
            _ command: Case, _ kind: DiskFaults.Kind, _ point: Int, before: [String: String],
            after: [String: String], repeated: inout Set<[String: Data]>
        ) throws {
            let words: Comment = "\(command), \(kind) at \(point)"
            let first = try run(command, kind, at: point)
            let found = try contents(of: first.folder)
            if kind == .fail { #expect(found == before || found == after, words) }
            #expect(first.code != 0 || found == after, words)
            defer { try? FileManager.default.removeItem(at: first.folder) }
            guard repeated.insert(try state(of: first.folder)).inserted else { return }
            let second = try run(command, nil, at: -1, in: first.folder)
            let isWritten = second.code != 0
            #expect(!isWritten || command.repeats.contains(second.code), "\(words): \(second.errors)")
            #expect(try contents(of: first.folder, hidden: true) == after, words)
        }

        private struct Outcome {
            let code: Int32
            let points: Int
            let folder: URL
            let errors: String
        }

        private func run(
            _ command: Case, _ kind: DiskFaults.Kind?, at point: Int, in old: URL? = nil
        ) throws -> Outcome {
            let folder = old ?? scratch.folder.appending(path: "run-\(UUID().uuidString)")
            if old == nil {
                try FileManager.default.copyItem(at: scratch.folder.appending(path: "start"), to: folder)
            }
            let real = folder.resolvingSymlinksInPath()
            let variables = try faults.environment(below: real, kind, at: point)
                .merging(["SCENERY_PACKAGE": Scratch.repository.path()]) { $1 }
            let place = command.isInApp ? real.appending(path: "Trip") : real
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = variables.map { "\($0)=\($1)" } + [try Tool.binary.path()] + command.arguments
            process.currentDirectoryURL = place
            let errors = scratch.folder.appending(path: "errors")
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return Outcome(
                code: process.terminationStatus,
                points: try faults.points(), folder: folder,
                errors: try String(contentsOf: errors, encoding: .utf8))
        }

        /// Every file, and folders as files without bytes.
        private func state(of folder: URL) throws -> [String: Data] {
            var files: [String: Data] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) {
                files[path] = (try? Data(contentsOf: folder.appending(path: path))) ?? Data()
            }
            return files
        }

        /// Every file's text by path, without caches.
        ///
        /// - Parameter hidden: Whether to include unfinished changes, which a repeat must have removed.
        private func contents(of folder: URL, hidden: Bool = false) throws -> [String: String] {
            var contents: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) {
                let isUnfinished =
                    path.contains(".scenery-transaction") || path.contains(".scenery-") && path.hasPrefix(".")
                // What a killed `mock` was writing stays next to its output.
                guard !path.contains("/.build"), !path.hasSuffix(".draft"), hidden || !isUnfinished else {
                    continue
                }
                contents[path] =
                    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
            }
            return contents
        }
    }
#endif
