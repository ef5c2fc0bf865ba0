import Foundation
import Testing

@testable import FileWriting

@Suite("Writing several files into a project") struct ProjectWriterTests {
    private let folder: TemporaryFolder
    private var writer: ProjectWriter { ProjectWriter(folder.url) }
    private let changes = [
        FileChange("a/b/New.swift", "new"),
        FileChange("List.swift", "edited", kind: .edit(of: "list")),
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("list", to: "List.swift")
    }

    @Test("all files are written, edited ones keep their permissions, and nothing else remains")
    func writes() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.path("List.swift"))
        try writer.write(changes)
        #expect(
            try folder.contents() == ["a": "", "a/b": "", "a/b/New.swift": "new", "List.swift": "edited"])
        #expect(try folder.mode("List.swift") == 0o600)
    }

    @Test("an existing file is never overwritten unless the caller asks for it")
    func exists() throws {
        try folder.write("mine", to: "a/b/New.swift")
        #expect(throws: FileWritingError.exists(["a/b/New.swift"])) { try writer.write(changes) }
        #expect(try folder.text("a/b/New.swift") == "mine")
        #expect(try folder.text("List.swift") == "list")
        try writer.write(changes, overwriting: true)
        #expect(try folder.text("a/b/New.swift") == "new")
    }

    @Test("an edit of a file that has changed or is gone is refused")
    func changed() throws {
        try folder.write("list, and a person's line", to: "List.swift")
        #expect(throws: FileWritingError.changed("List.swift")) { try writer.write(changes) }
        #expect(!folder.exists("a"))
        try FileManager.default.removeItem(atPath: folder.path("List.swift"))
        #expect(throws: FileWritingError.changed("List.swift")) { try writer.write(changes) }
    }

    @Test("a removed file takes the folders with it that it leaves empty")
    func removal() throws {
        try folder.write("1", to: "x/y/One")
        try folder.write("2", to: "x/Two")
        try writer.write([.removal(of: "x/y/One"), .removal(of: "nothing there")])
        #expect(try folder.contents() == ["x": "", "x/Two": "2", "List.swift": "list"])
    }

    @Test("when one file cannot be written, no file has changed and no new folder remains")
    func rollsBack() throws {
        try folder.write("a file where a folder should be", to: "blocked")
        let before = try folder.contents()
        let blocked = changes + [FileChange("blocked/Other.swift", "other"), .removal(of: "blocked")]
        #expect(throws: FileWritingError.self) { try writer.write(blocked) }
        #expect(try folder.contents() == before)
    }

    @Test("a file without write permission is not replaced, not even by an administrator")
    func readOnly() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path("List.swift"))
        #expect(throws: FileWritingError.cannotWrite(path: "List.swift", reason: "permission denied")) {
            try writer.write(changes)
        }
        #expect(!folder.exists("a"))
    }

    @Test("a path that is written twice, or that names a folder, is refused")
    func twice() throws {
        try folder.write("x", to: "folder/x")
        for path in ["List.swift", "folder"] {
            let twice = [FileChange("New.swift", "1"), FileChange("New.swift", "2")]
            #expect(throws: FileWritingError.self) { try writer.write(twice, overwriting: true) }
            #expect(throws: FileWritingError.self) { try writer.write([FileChange(path, "")]) }
        }
        #expect(!folder.exists("New.swift"))
    }

    @Test("a new file can be executable, and an edited one become so")
    func executable() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.path("List.swift"))
        try writer.write([
            FileChange("hook", "#!/bin/sh\n", isExecutable: true),
            FileChange("List.swift", "edited", kind: .edit(of: "list"), isExecutable: true),
        ])
        #expect(try folder.mode("hook") == 0o755)
        #expect(try folder.mode("List.swift") == 0o750)
    }

    @Test("a dry run refuses what a run would refuse, and creates nothing")
    func dryRun() throws {
        try writer.transaction(isDryRun: true) { transaction in
            #expect(transaction.text(of: "List.swift") == "list")
            try transaction.write(changes)
            #expect(throws: FileWritingError.exists(["List.swift"])) {
                try transaction.write([FileChange("List.swift", "")])
            }
        }
        #expect(try folder.contents() == ["List.swift": "list"])
    }

    @Test("of many writers at once each sees what the one before wrote, and no line is lost")
    func concurrent() async throws {
        let writer = writer
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try writer.transaction { transaction in
                        let text = transaction.text(of: "List.swift") ?? ""
                        try transaction.write([
                            FileChange("List.swift", "\(text)\n\(number)", kind: .edit(of: text)),
                            FileChange("scene-\(number)/New.swift", "\(number)"),
                        ])
                    }
                }
            }
            try await group.waitForAll()
        }
        let lines = try folder.text("List.swift").split(separator: "\n").dropFirst()
        #expect(Set(lines) == Set((0..<40).map { Substring("\($0)") }))
        #expect(lines.count == 40)
        #expect(!folder.exists(TransactionFolder.name))
    }
}
