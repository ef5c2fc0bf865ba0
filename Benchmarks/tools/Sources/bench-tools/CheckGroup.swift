import Foundation

/// `scenery check` over a whole project, against a bare parallel parse of the same files and the linter of
/// swift-format: with nothing kept between runs, again with one file changed, and over a million lines.
struct CheckGroup: Group {
    let name = "check"

    func rows(in folder: URL) throws -> [Row] {
        let usual = try CheckedCorpus(MockCorpus(), in: folder.appending(path: "usual"))
        let large = try CheckedCorpus(MockCorpus(files: 4_200), in: folder.appending(path: "large"))
        let bare = "bare parse, 2,000 files"
        let bareLarge = "bare parse, a million lines"
        return [
            Row(name: bare) { try ChildProcess.run(Programs.bench, ["parse", usual.root.path]) },
            Row(name: "check", peer: bare, marks: [.ratio(1.3)], before: usual.forget, run: usual.check),
            Row(
                name: "check again, one file changed", peer: bare, marks: [.ratio(0.1)],
                before: usual.changeOneFile, run: usual.check),
            Row(name: "swift format lint", peer: bare, run: usual.lint),
            Row(name: bareLarge) { try ChildProcess.run(Programs.bench, ["parse", large.root.path]) },
            Row(
                name: "check, a million lines", peer: bareLarge, marks: [.ratio(1.3), .megabytes(300)],
                before: large.forget, run: large.check),
        ]
    }
}

/// A package to check.
private struct CheckedCorpus: Sendable {
    let root: URL
    private let corpus: MockCorpus

    init(_ corpus: MockCorpus, in folder: URL) throws {
        self.corpus = corpus
        root = folder
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
        let text = corpus.text(500) + "let changed = \(UInt32.random(in: 0...UInt32.max))\n"
        try Data(text.utf8).write(to: root.appending(path: "Sources/Module0/File500.swift"))
    }
}
