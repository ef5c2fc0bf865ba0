import Foundation
import Testing

@testable import XcodeTemplates

@Suite("Git hooks") struct GitHooksTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "scenery-hooks-\(UUID().uuidString)")
    private var hooks: GitHooks { GitHooks(hooks: folder) }

    private func write(_ text: String, _ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test("both hooks are created, executable, and run as shell scripts")
    func made() throws {
        #expect(try hooks.install() == ["post-merge", "post-commit"])
        for name in GitHooks.names {
            let path = folder.appending(path: name).path
            #expect(FileManager.default.isExecutableFile(atPath: path))
            let process = try Process.run(URL(filePath: "/bin/sh"), arguments: ["-n", path])
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }

    @Test("a second install changes nothing")
    func again() throws {
        _ = try hooks.install()
        #expect(try hooks.install().isEmpty)
    }

    @Test("existing lines of a hook stay; ours come first, so that an exit cannot skip them")
    func kept() throws {
        try write("#!/usr/bin/env bash\necho mine\nexit 0\n", "post-merge")
        _ = try hooks.install()
        let after = try text("post-merge")
        #expect(after.hasPrefix("#!/usr/bin/env bash\n# >>> scenery"))
        #expect(after.hasSuffix("echo mine\nexit 0\n"))
        _ = try hooks.uninstall()
        #expect(try text("post-merge") == "#!/usr/bin/env bash\necho mine\nexit 0\n")
    }

    @Test("a hook that is not a shell script is left alone, and the line to add is named")
    func foreign() throws {
        try write("#!/usr/bin/env python3\nprint(1)\n", "post-commit")
        #expect(throws: XcodeTemplateError.self) { try hooks.install() }
        #expect(try text("post-commit") == "#!/usr/bin/env python3\nprint(1)\n")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "post-merge").path))
    }

    @Test("uninstall removes hooks that were ours alone")
    func uninstall() throws {
        _ = try hooks.install()
        #expect(try hooks.uninstall() == ["post-merge", "post-commit"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("a folder outside of any repository is named")
    func noRepository() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(throws: XcodeTemplateError.self) { try GitRepository(around: folder) }
    }

    @Test("Git is asked where the hooks are")
    func repository() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let git = try Process.run(
            URL(filePath: "/usr/bin/env"), arguments: ["git", "init", "-q", folder.path])
        git.waitUntilExit()
        let hooks = try GitRepository(around: folder).hooks
        #expect(hooks.path.hasSuffix(".git/hooks"))
    }
}
