import Foundation
import Testing

@Suite("scenery templates and hooks") struct TemplatesCommandTests {
    private let scratch: Scratch
    private static let group = "home/Library/Developer/Xcode/Templates/File Templates/Scenery"

    init() throws {
        scratch = try Scratch()
        // As in this repository: a project that is checked, and is not an app.
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: "home"), withIntermediateDirectories: true)
        try scratch.write("layers: {}\n", to: "scenery.yml")
    }

    /// Runs the tool with a home folder of its own.
    private func run(_ arguments: String...) throws -> Tool.Outcome {
        let home = "HOME=" + scratch.folder.appending(path: "home").path(percentEncoded: false)
        let binary = try Tool.binary.path(percentEncoded: false)
        return try Tool.run(URL(filePath: "/usr/bin/env"), [home, binary] + arguments, in: scratch.folder)
    }

    private func templates() -> [String] {
        let path = scratch.folder.appending(path: Self.group).path(percentEncoded: false)
        // No such folder means no templates.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".xctemplate") }
    }

    @Test("install puts every template into Xcode's folder, uninstall removes them and keeps a person's own")
    func installs() throws {
        let installed = try run("templates", "install")
        #expect(installed.code == 0, "\(installed.errors)")
        #expect(installed.output.hasPrefix("installed \(templates().count) templates in "))
        #expect(templates().contains("VIP Scene.xctemplate"))
        #expect(try run("templates", "install").output == installed.output)
        try scratch.write("mine", to: Self.group + "/VIP Scene.xctemplate/Mine.swift")
        let removed = try run("templates", "uninstall")
        #expect(removed.code == 0, "\(removed.errors)")
        #expect(removed.output.hasPrefix("removed "))
        #expect(templates() == ["VIP Scene.xctemplate"])
        #expect(try scratch.text(Self.group + "/VIP Scene.xctemplate/Mine.swift") == "mine")
        #expect(try run("templates", "uninstall").output.hasPrefix("removed 0 templates"))
    }

    @Test("a person's template of the same name is not replaced")
    func taken() throws {
        let own = Self.group + "/VIP Scene.xctemplate"
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: own), withIntermediateDirectories: true)
        try scratch.write("mine", to: own + "/Mine.swift")
        let refused = try run("templates", "install")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("already holds VIP Scene.xctemplate"))
        #expect(templates() == ["VIP Scene.xctemplate"])
    }

    @Test("the styles of a project that is not an app are found")
    func styles() throws {
        #expect(try run("style", "eject", "vip").code == 0)
        #expect(try run("style", "list").output.contains("(this project's)"))
        #expect(try run("templates", "install").code == 0)
    }

    @Test("hooks are added to a repository and removed again, and keep what was there")
    func hooks() throws {
        let git = try Tool.run(URL(filePath: "/usr/bin/env"), ["git", "init", "-q"], in: scratch.folder)
        #expect(git.code == 0)
        let hook = ".git/hooks/post-commit"
        let own = "#!/bin/sh\necho mine\n"
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: ".git/hooks"), withIntermediateDirectories: true)
        try scratch.write(own, to: hook)
        #expect(try run("hooks", "install").output == "added to post-merge and post-commit\n")
        #expect(try scratch.text(hook).contains("scenery templates install"))
        #expect(try run("hooks", "install").output == "the hooks are already installed\n")
        #expect(try run("hooks", "uninstall").output == "removed from post-merge and post-commit\n")
        #expect(try scratch.text(hook) == own)
        #expect(!scratch.has(".git/hooks/post-merge"))
    }

    @Test("outside of a repository the hooks are refused with what to do")
    func noRepository() throws {
        let refused = try run("hooks", "install")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("git init"))
    }
}
