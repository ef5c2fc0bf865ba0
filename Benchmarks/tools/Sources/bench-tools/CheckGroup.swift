import Foundation

/// `scenery check` over a whole project, against a bare parallel parse of the same files and the linter of
/// swift-format: with nothing kept between runs, again with one file changed, over a million lines, and over an app
/// whose every file is part of a scene.
struct CheckGroup: Group {
    let name = "check"

    func rows(in folder: URL) throws -> [Row] {
        let usual = try ProjectContext(corpus: MockCorpus(), in: folder.appending(path: "usual"))
        let large = try ProjectContext(corpus: MockCorpus(files: 4_200), in: folder.appending(path: "large"))
        let app = try ProjectContext(GeneratedApp(scenes: 500, in: folder))
        return rows(of: usual, "2,000 files", again: [.ratio(0.1)]) + [
            Row(
                name: "swift format lint", peer: "bare parse, 2,000 files", lines: usual.lines,
                run: usual.lint)
        ] + rows(of: large, "a million lines", marks: [.megabytes(300)])
            + rows(of: app, "an app of 500 scenes")
    }

    private func rows(of project: ProjectContext, _ what: String, marks: [Mark] = [], again: [Mark] = [])
        -> [Row]
    {
        let bare = "bare parse, \(what)"
        return [
            Row(name: bare, lines: project.lines) {
                try ChildProcess.run(Programs.bench, ["parse", project.root.path])
            },
            Row(
                name: "check, \(what)", peer: bare, marks: [.ratio(1.3)] + marks, lines: project.lines,
                before: project.forget, run: project.check),
            Row(
                name: "check again, one file changed, \(what)", peer: bare, marks: again,
                lines: project.lines,
                before: project.changeOneFile, run: project.check),
        ]
    }
}

/// A package to check.
private struct ProjectContext: Sendable {
    let root: URL
    let lines: Int
    /// The file that changes between runs, and what it says at first.
    private let file: URL
    private let text: String

    init(corpus: MockCorpus, in folder: URL) throws {
        let sources = folder.appending(path: "Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try corpus.write(to: sources)
        let targets = (0..<20).map { "        .target(name: \"Module\($0)\")," }.joined(separator: "\n")
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Corpus", targets: [
            \(targets)
            ])

            """
        try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
        try self.init(folder, changing: "Sources/Module0/File500.swift")
    }

    init(_ app: GeneratedApp) throws {
        try self.init(app.root, changing: "Sources/BenchScenes/Home/HomeRouter.swift")
    }

    private init(_ root: URL, changing path: String) throws {
        self.root = root
        file = root.appending(path: path)
        text = try String(contentsOf: file, encoding: .utf8)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        lines = try paths.filter { $0.hasSuffix(".swift") }.reduce(0) { sum, path in
            try sum + Data(contentsOf: root.appending(path: path)).count { $0 == UInt8(ascii: "\n") }
        }
    }

    func check() throws -> ChildProcess { try ChildProcess.run(Programs.scenery, ["check", root.path]) }

    func lint() throws -> ChildProcess {
        try ChildProcess.run(
            "/usr/bin/env", ["swift", "format", "lint", "--parallel", "--recursive", root.path])
    }

    /// Removes what the last run kept.
    func forget() throws {
        let kept = root.appending(path: ".build")
        guard FileManager.default.fileExists(atPath: kept.path) else { return }
        try FileManager.default.removeItem(at: kept)
    }

    /// Gives one file a line that no run saw before.
    func changeOneFile() throws {
        try Data((text + "let changed = \(UInt32.random(in: 0...UInt32.max))\n").utf8).write(to: file)
    }
}
