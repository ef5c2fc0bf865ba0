import Foundation
import Testing

@testable import FileWriting

@Suite("Creating a whole project") struct NewProjectWriterTests {
    private let folder: TemporaryFolder
    private var target: URL { folder.url.appending(path: "App") }
    private let changes = [FileChange("x/y.swift", "y"), FileChange("run.sh", "#!", isExecutable: true)]

    init() throws { folder = try TemporaryFolder() }

    @Test("all files are there, also in a folder that was empty")
    func writes() throws {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try NewProjectWriter(target).write(changes)
        #expect(
            try folder.contents() == ["App": "", "App/x": "", "App/x/y.swift": "y", "App/run.sh": "#!"])
        #expect(try folder.mode("App/run.sh") == 0o755)
    }

    @Test("a folder that holds something, or a file, is never replaced", arguments: ["App/mine", "App"])
    func exists(_ path: String) throws {
        try folder.write("mine", to: path)
        let before = try folder.contents()
        #expect(throws: FileWritingError.exists(["App"])) { try NewProjectWriter(target).write(changes) }
        #expect(try folder.contents() == before)
    }

    @Test(
        "a plan that cannot be written leaves nothing",
        arguments: [
            [FileChange("x", "a file"), FileChange("x/y", "below a file")], [FileChange("../Other", "x")],
        ])
    func refused(_ changes: [FileChange]) throws {
        #expect(throws: FileWritingError.self) { try NewProjectWriter(target).write(changes) }
        #expect(try folder.contents().isEmpty)
    }

    @Test("whichever operation fails, the project is there whole or not at all")
    func failures() throws {
        for number in 0..<12 {
            let folder = try TemporaryFolder()
            let counter = OperationCounter()
            let disk = Disk { _, path throws(FileWritingError) in
                if counter.next() == number { throw .cannotWrite(path: path, reason: "failed in a test") }
            }
            let target = folder.url.appending(path: "App")
            let isWritten = (try? NewProjectWriter(target, disk: disk).write(changes)) != nil
            let contents = try folder.contents()
            #expect(isWritten ? contents["App/x/y.swift"] == "y" : contents.isEmpty, "operation \(number)")
        }
    }

    @Test("what a killed process left is removed, and what a running one makes is not")
    func leftovers() throws {
        try folder.write("half", to: ".App.scenery-killed/x")
        try folder.write("half", to: ".App.scenery-running/x")
        let running = open(folder.path(".App.scenery-running"), O_RDONLY | O_DIRECTORY)
        defer { close(running) }
        #expect(flock(running, LOCK_EX) == 0)
        try NewProjectWriter(target).write(changes)
        #expect(!folder.exists(".App.scenery-killed"))
        #expect(folder.exists(".App.scenery-running/x"))
    }

    @Test("of two processes that make the same project one succeeds")
    func race() async throws {
        let (target, changes) = (target, changes)
        let count = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (try? NewProjectWriter(target).write(changes)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(count == 1)
        #expect(try folder.contents().count == 4)
    }
}
