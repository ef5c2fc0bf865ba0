import Foundation
import Testing

@testable import FileWriting

@Suite("Replacing one file") struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a file is created, or replaced with its permissions kept, and nothing else remains")
    func writes() throws {
        try AtomicFile(folder.path("file")).write("first")
        #expect(try folder.text("file") == "first")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("file"))
        try AtomicFile(folder.path("file")).write("second")
        #expect(try folder.contents() == ["file": "second"])
        #expect(try folder.mode("file") == 0o600)
    }

    @Test("pieces of any size are written in order")
    func pieces() throws {
        let pieces = [0, 1, 70_000, 3, 300_000, 260_000, 5, 1 << 18].map { size in
            (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ size) }
        }
        try AtomicFile(folder.path("file")).write { sink throws(FileWritingError) in
            for piece in pieces {
                let data = UnsafeMutableRawBufferPointer.allocate(byteCount: piece.count, alignment: 1)
                defer { data.deallocate() }
                data.copyBytes(from: piece)
                try sink.append(UnsafeRawBufferPointer(data))
            }
        }
        #expect(Disk.contents(of: folder.path("file")) == pieces.flatMap { $0 })
    }

    @Test("a body that throws leaves the file as it was")
    func throwing() throws {
        try folder.write("before", to: "file")
        let error = FileWritingError.changed("file")
        #expect(throws: error) {
            try AtomicFile(folder.path("file")).write { sink throws(FileWritingError) in
                try sink.append("half")
                throw error
            }
        }
        #expect(try folder.contents() == ["file": "before"])
    }

    @Test("the folder is created only when the caller asks for it")
    func missingFolder() throws {
        let path = folder.path("a/b/file")
        #expect(throws: FileWritingError.cannotWrite(path: path, reason: "its folder does not exist")) {
            try AtomicFile(path).write("text")
        }
        try AtomicFile(path).write(createsFolder: true) { sink throws(FileWritingError) in
            try sink.append("text")
        }
        #expect(try folder.text("a/b/file") == "text")
    }

    @Test("the file that a link leads to is replaced, and the link stays")
    func link() throws {
        try folder.write("before", to: "real")
        try folder.link("link", to: "real")
        try AtomicFile(folder.path("link")).write("after")
        #expect(try folder.text("real") == "after")
        #expect(Disk.state(of: folder.path("link"))?.kind == .link)
    }

    @Test("a folder, a link that leads nowhere, and a file without write permission are refused")
    func refused() throws {
        try folder.write("x", to: "folder/x")
        try folder.link("nowhere", to: "missing")
        try folder.write("kept", to: "readonly")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path("readonly"))
        let before = try folder.contents()
        for path in ["folder", "nowhere", "readonly"] {
            #expect(throws: FileWritingError.self) { try AtomicFile(folder.path(path)).write("text") }
        }
        #expect(try folder.contents() == before)
    }
}
