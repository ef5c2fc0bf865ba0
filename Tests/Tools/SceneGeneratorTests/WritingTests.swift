import Foundation
import Testing

@testable import SceneGenerator

@Suite("writing into a project") struct WritingTests {
    private let folder: TemporaryProject

    init() throws {
        folder = try TemporaryProject()
        try folder.write("first\n// scenery:scenes\nlast\n", to: "List.swift")
        try folder.write("app: Trip\n", to: "scenery.yml")
    }

    @Test("all files come, and edited ones keep their permissions")
    func writes() throws {
        let list = folder.root.appending(path: "List.swift").path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: list)
        try writer.write(plan, force: false)
        #expect(try text("a/b/New.swift") == "new")
        #expect(try text("List.swift") == "edited")
        let attributes = try FileManager.default.attributesOfItem(atPath: list)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("a file that is there is never written over without being told")
    func exists() throws {
        try folder.write("mine", to: "a/b/New.swift")
        #expect(throws: GenerationError.exists(["a/b/New.swift"])) { try writer.write(plan, force: false) }
        #expect(try text("a/b/New.swift") == "mine")
        #expect(try text("List.swift").hasPrefix("first"))
        try writer.write(plan, force: true)
        #expect(try text("a/b/New.swift") == "new")
    }

    @Test("when one file cannot be put in its place all are put back, and no folder stays")
    func rollsBack() throws {
        try folder.write("a file where a folder should be", to: "blocked")
        var plan = plan
        plan.changes.append(FileChange("blocked/Other.swift", "other"))
        #expect(throws: GenerationError.self) { try writer.write(plan, force: false) }
        #expect(try text("List.swift").hasPrefix("first"))
        #expect(!exists("a"))
        #expect(!exists(".build/scenery"))
    }

    @Test("what a killed run had begun is undone by the next")
    func recovers() throws {
        let staging = try StagingArea(root: folder.root)
        try staging.recover()
        try staging.stage(plan.changes)
        // As if killed after the first file was moved: the staging folder stays as it is.
        try FileManager.default.createDirectory(
            at: folder.root.appending(path: "a/b"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: folder.root.appending(path: ".build/scenery/new-0"), to: folder.root.appending(path: "a/b/New.swift"))
        staging.abandon()
        try writer.write(Plan(changes: [FileChange("Third.swift", "third")]), force: false)
        #expect(!exists("a"))
        #expect(try text("List.swift").hasPrefix("first"))
        #expect(try text("Third.swift") == "third")
    }

    @Test("a path that leaves the project is refused, also through a link", arguments: [
        "../x.swift", "/etc/x.swift", "a//b.swift", "link/x.swift",
    ])
    func outside(_ path: String) throws {
        let link = folder.root.appending(path: "link").path(percentEncoded: false)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: NSTemporaryDirectory())
        #expect(throws: GenerationError.self) {
            try writer.write(Plan(changes: [FileChange(path, "x")]), force: true)
        }
    }

    @Test("a new project is there whole or not at all")
    func newFolder() throws {
        let target = folder.root.appending(path: "App")
        try NewFolder(target).write(Plan(changes: [FileChange("x/y.swift", "y")]))
        #expect(throws: GenerationError.exists(["App"])) { try NewFolder(target).write(plan) }
        let bad = Plan(changes: [FileChange("x", "file"), FileChange("x/y", "below a file")])
        #expect(throws: GenerationError.self) { try NewFolder(folder.root.appending(path: "Bad")).write(bad) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.root.path(percentEncoded: false))
        #expect(names.filter { $0.contains("Bad") }.isEmpty)
    }

    @Test("lines are added with the marker's indentation, once")
    func insertion() {
        let text = "{\n    // scenery:scenes\n}\n"
        let once = Plan.inserting(["a,"], at: .scenes, in: text)
        #expect(once == "{\n    a,\n    // scenery:scenes\n}\n")
        #expect(once.flatMap { Plan.inserting(["a,"], at: .scenes, in: $0) } == once)
        #expect(Plan.inserting(["a,"], at: .components, in: text) == nil)
    }

    private var writer: ProjectWriter { ProjectWriter(root: folder.root) }
    private var plan: Plan {
        Plan(changes: [FileChange("a/b/New.swift", "new"), FileChange("List.swift", "edited", kind: .edit)])
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.root.appending(path: path), encoding: .utf8)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.root.appending(path: path).path(percentEncoded: false))
    }
}
