import Foundation
import Testing

@testable import FileWriting

@Suite("Paths of a project") struct ProjectPathsTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder
    private var writer: ProjectWriter { ProjectWriter(folder.url) }

    init() throws {
        (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
        try outside.write("secret", to: "secret.txt")
        try folder.write("inside", to: "inside/file.txt")
        try folder.link("link", to: outside.path(""))
        try folder.link("secret", to: outside.path("secret.txt"))
        try folder.link("nowhere", to: outside.path("missing.txt"))
        try folder.link("inner", to: "inside")
        try folder.link("shown.txt", to: "inside/file.txt")
    }

    @Test(
        "a path that leads out of the project is refused, also through a symbolic link",
        arguments: [
            "../x.swift", "/etc/x.swift", "a//b.swift", "a/./b.swift", "a/../b.swift", "", "a/", "a\u{0}b",
            "link/x.swift", "link/deeper/x.swift", "secret", "nowhere", ".git/hooks/post-commit",
            "module/.GIT/config", ".scenery-transaction/journal.json",
        ])
    func outside(_ path: String) throws {
        let before = try outside.contents()
        #expect(throws: FileWritingError.outside(path)) {
            try writer.write([FileChange(path, "x")], overwriting: true)
        }
        #expect(throws: FileWritingError.outside(path)) { try writer.write([.removal(of: path)]) }
        #expect(try outside.contents() == before)
    }

    @Test("a text outside of the project is not read", arguments: ["secret", "link/secret.txt", "../x"])
    func reading(_ path: String) throws {
        try writer.transaction { #expect($0.text(of: path) == nil) }
    }

    @Test("a link inside of the project stays, and the file that it leads to is replaced")
    func inside() throws {
        try writer.write([
            FileChange("shown.txt", "edited", kind: .edit(of: "inside")), FileChange("inner/new.txt", "new"),
        ])
        #expect(try folder.text("inside/file.txt") == "edited")
        #expect(try folder.text("inside/new.txt") == "new")
        #expect(Disk.state(of: folder.path("shown.txt"))?.kind == .link)
    }

    @Test("a project may itself be reached through a link")
    func linkedRoot() throws {
        try outside.link("project", to: folder.url.path(percentEncoded: false))
        try ProjectWriter(outside.url.appending(path: "project")).write([FileChange("New.swift", "new")])
        #expect(try folder.text("New.swift") == "new")
    }
}
