import Foundation

/// `scenery mock` over 2,000 files with 4,000 protocols, against a bare parallel parse of the same files: with 450,000
/// lines of bodies around, and with none.
struct MockGroup: Group {
    let name = "mock"

    func rows(in folder: URL) throws -> [Row] {
        try rows(of: MockCorpus(), "450,000 lines of bodies", in: folder)
            + rows(of: MockCorpus(bodyLines: 0), "no bodies", in: folder)
    }

    private func rows(of corpus: MockCorpus, _ kind: String, in folder: URL) throws -> [Row] {
        var (tenth, all) = (corpus, corpus)
        tenth.mockedOneIn = 10
        all.mockedOneIn = 1
        let tenthRun = try MockProcess(of: tenth, in: folder.appending(path: "tenth, \(kind)"))
        let allRun = try MockProcess(of: all, in: folder.appending(path: "all, \(kind)"))
        let bare = "bare parse, \(kind)"
        return [
            Row(name: bare) { try ChildProcess.run(Programs.bench, ["parse", allRun.sources.path]) },
            Row(
                name: "a tenth mocked, \(kind)", peer: bare, marks: [.ratio(0.35), .megabytes(250)],
                before: tenthRun.forget, run: tenthRun.run),
            Row(
                name: "a tenth mocked again, one file changed, \(kind)", peer: bare,
                marks: [.ratio(0.1), .megabytes(250)],
                before: tenthRun.changeOneFile, run: tenthRun.run),
            Row(
                name: "all mocked, \(kind)", peer: bare, marks: [.ratio(1.2), .megabytes(250)],
                before: allRun.forget, run: allRun.run),
            Row(
                name: "all mocked again, one file changed, \(kind)", peer: bare,
                marks: [.ratio(0.1), .megabytes(250)],
                before: allRun.changeOneFile, run: allRun.run),
        ]
    }
}

/// The tool over one corpus.
private struct MockProcess: Sendable {
    let sources: URL
    private let output: URL
    private let cache: URL
    private let corpus: MockCorpus

    init(of corpus: MockCorpus, in folder: URL) throws {
        self.corpus = corpus
        sources = folder.appending(path: "Sources")
        output = folder.appending(path: "Mocks.swift")
        cache = folder.appending(path: "cache")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try corpus.write(to: sources)
    }

    func run() throws -> ChildProcess {
        let arguments = ["mock", sources.path, "--output", output.path, "--cache", cache.path]
        return try ChildProcess.run(Programs.scenery, arguments)
    }

    func forget() throws {
        for location in [output, cache] where FileManager.default.fileExists(atPath: location.path) {
            try FileManager.default.removeItem(at: location)
        }
    }

    /// Gives a protocol of one file another requirement, each time another.
    func changeOneFile() throws {
        let number = 500
        let name = "changed\(UInt32.random(in: 0...UInt32.max))"
        let lines = corpus.text(number).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            line in
            line.hasPrefix("protocol Service\(number * 2)")
                ? [String(line), "    func \(name)()"] : [String(line)]
        }
        let file = sources.appending(path: "Module\(number % 20)/File\(number).swift")
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
    }
}
