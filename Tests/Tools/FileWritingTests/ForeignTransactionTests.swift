import Foundation
import Testing

@testable import FileWriting

@Suite("Unfinished changes that came with a repository") struct ForeignTransactionTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder
    private var writer: ProjectWriter { ProjectWriter(folder.url) }

    init() throws {
        (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write("mine", to: "Mine.swift")
        try outside.write("secret", to: "secret.txt")
    }

    private func refuses(_ location: SourceLocation = #_sourceLocation) throws {
        var before = try folder.contents()
        before[".scenery-transaction/lock"] = nil
        let path = ProjectPaths(root: folder.url.path(percentEncoded: false)).root + "/.scenery-transaction"
        #expect(throws: FileWritingError.foreignTransaction(path), sourceLocation: location) {
            try writer.write([FileChange("New.swift", "new")])
        }
        var after = try folder.contents()
        after[".scenery-transaction/lock"] = nil
        #expect(after == before, sourceLocation: location)
        #expect(try outside.contents() == ["secret.txt": "secret"], sourceLocation: location)
    }

    private func journal(_ location: String, folder inode: UInt64? = nil, newFolders: [String] = []) throws {
        try folder.write("theirs", to: ".scenery-transaction/old-0")
        let own = Disk.state(of: folder.path(".scenery-transaction"))?.identity.inode
        let mine = Disk.state(of: folder.path("Mine.swift"))?.identity
        let step = TransactionJournal.Step(
            location: location, original: mine, staged: mine, newFolders: newFolders)
        let journal = TransactionJournal(folder: inode ?? own ?? 0, steps: [step])
        try folder.write(
            String(decoding: try JSONEncoder().encode(journal), as: UTF8.self),
            to: ".scenery-transaction/journal.json")
    }

    @Test("a journal that was not written in this folder is refused")
    func copied() throws {
        try journal("Mine.swift", folder: 1)
        try refuses()
        #expect(try folder.text("Mine.swift") == "mine")
    }

    @Test(
        "a journal with a path out of the project is refused, even if it names this folder",
        arguments: ["../secret.txt", "/etc/passwd", "link/secret.txt", ".git/config", "a//b"])
    func outside(_ path: String) throws {
        try folder.link("link", to: outside.path(""))
        try journal(path)
        try refuses()
        try journal("Mine.swift", newFolders: [path])
        try refuses()
    }

    @Test("a journal that is not one is refused", arguments: ["", "[]", "{\"steps\":[]}", "{"])
    func broken(_ text: String) throws {
        try folder.write(text, to: ".scenery-transaction/journal.json")
        try refuses()
    }

    @Test("a folder with other files in it is left alone")
    func otherFiles() throws {
        try folder.write("mine", to: ".scenery-transaction/notes.txt")
        try refuses()
    }

    @Test("a folder whose files are links is left alone")
    func links() throws {
        try folder.write("", to: ".scenery-transaction/new-0")
        try folder.link(".scenery-transaction/old-0", to: outside.path("secret.txt"))
        try refuses()
    }

    @Test("a link in place of the folder is not followed")
    func linkedFolder() throws {
        try folder.link(".scenery-transaction", to: outside.path(""))
        try refuses()
    }
}
