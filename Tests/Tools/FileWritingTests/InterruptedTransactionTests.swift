import Foundation
import Testing

@testable import FileWriting

@Suite("Transactions that fail or are killed") struct InterruptedTransactionTests {
    /// A project with a file of every kind of change, and one that stays.
    private struct Sample {
        let folder: TemporaryFolder
        let before: [String: String]
        static let changes = [
            FileChange("a/b/New.swift", "new"),
            FileChange("List.swift", "edited", kind: .edit(of: "list")),
            FileChange("Other.swift", "overwritten"),
            .removal(of: "old/Gone.swift"),
            FileChange("a/c/Last.swift", "last"),
        ]
        static let after = [
            "a": "", "a/b": "", "a/b/New.swift": "new", "a/c": "", "a/c/Last.swift": "last",
            "List.swift": "edited", "Other.swift": "overwritten", "Kept.swift": "kept",
        ]

        init() throws {
            folder = try TemporaryFolder()
            for (path, text) in [
                ("List.swift", "list"), ("Other.swift", "other"), ("old/Gone.swift", "gone"),
                ("Kept.swift", "kept"),
            ] {
                try folder.write(text, to: path)
            }
            before = try folder.contents()
        }

        func write(_ disk: Disk) throws {
            try ProjectWriter(folder.url, disk: disk).write(Self.changes, overwriting: true)
        }
    }

    /// How many operations a transaction without a failure takes.
    private static func operations() throws -> Int {
        let counter = FailingDisk(at: .max, isKill: false)
        try Sample().write(counter.disk)
        return counter.count
    }

    @Test("whichever operation fails, all files are as before or all are written, and a repeat succeeds")
    func failures() throws {
        for number in 0..<(try Self.operations()) {
            let sample = try Sample()
            let failing = FailingDisk(at: number, isKill: false)
            let failure = Result { try sample.write(failing.disk) }
            let contents = try sample.folder.contents().filter {
                !$0.key.hasPrefix(TransactionFolder.name)
            }
            switch failure {
            case .success: #expect(contents == Sample.after, "operation \(number)")
            case .failure: #expect(contents == sample.before, "operation \(number)")
            }
            if case .failure = failure { try sample.write(Disk()) }
            // Removes a file that could not be removed at the end.
            try ProjectWriter(sample.folder.url).write([])
            #expect(try sample.folder.contents() == Sample.after, "operation \(number)")
        }
    }

    @Test("wherever a process is killed, the next transaction sees all files as before or all written")
    func kills() throws {
        let count = try Self.operations()
        #expect(count > 20)
        for number in 0..<count {
            let sample = try Sample()
            let killed = FailingDisk(at: number, isKill: true)
            _ = Result { try sample.write(killed.disk) }
            // Only a look: nothing is written, and what the killed process left is undone first.
            let contents = try ProjectWriter(sample.folder.url).transaction { _ in
                try sample.folder.contents().filter { !$0.key.hasPrefix(TransactionFolder.name) }
            }
            #expect(contents == sample.before || contents == Sample.after, "operation \(number)")
            #expect(!sample.folder.exists(TransactionFolder.name))
        }
    }

    @Test("a dry run after a kill sees the project as it was too")
    func dryRun() throws {
        for number in 0..<(try Self.operations()) {
            let sample = try Sample()
            _ = Result { try sample.write(FailingDisk(at: number, isKill: true).disk) }
            let texts = try ProjectWriter(sample.folder.url).transaction(isDryRun: true) { files in
                ["List.swift", "Other.swift"].map { files.text(of: $0) }
            }
            #expect(texts == ["list", "other"] || texts == ["edited", "overwritten"])
        }
    }

    @Test("what a person changed after a kill stays as the person left it")
    func editedAfterwards() throws {
        var edits = 0
        for number in 0..<(try Self.operations()) {
            let sample = try Sample()
            _ = Result { try sample.write(FailingDisk(at: number, isKill: true).disk) }
            guard try sample.folder.text("List.swift") == "edited" else { continue }
            try sample.folder.write("edited by a person", to: "List.swift")
            try ProjectWriter(sample.folder.url).write([])
            #expect(try sample.folder.text("List.swift") == "edited by a person")
            edits += 1
        }
        #expect(edits > 3)
    }

    @Test("a second process waits until the first is done")
    func waits() async throws {
        let sample = try Sample()
        let files = ProjectWriter(sample.folder.url)
        let second = try files.transaction { first in
            let second = Task.detached {
                try files.transaction { $0.text(of: "List.swift") }
            }
            try first.write([FileChange("List.swift", "first", kind: .edit(of: "list"))])
            return second
        }
        #expect(try await second.value == "first")
    }
}

/// Fails one operation, or that one and all after it, as those of a killed process do.
private final class FailingDisk: Sendable {
    private let seen = OperationCounter()
    private let number: Int
    private let isKill: Bool

    init(at number: Int, isKill: Bool) {
        self.number = number
        self.isKill = isKill
    }

    var count: Int { seen.value }

    var disk: Disk {
        Disk { [seen, number, isKill] operation, path throws(FileWritingError) in
            let current = seen.next()
            guard current == number || isKill && current > number else { return }
            throw .cannotWrite(path: path, reason: "\(operation) failed in a test")
        }
    }
}
