import Foundation
import Testing

/// The tools that were built with these tests, for packages that use the plugins, so that none builds them again; the
/// runtime comes from the folder that the generated apps are built in.
struct ToolBundle {
    private let build = Scratch.repository.appending(path: ".build/generated")
    private let bundle = Scratch.repository.appending(path: ".build/generated/tool.artifactbundle")

    init(in scratch: Scratch) throws {
        let script = Scratch.repository.appending(path: "scripts/bundle")
        let made = try Tool.run(
            script, [bundle.path(), Tool.binary.deletingLastPathComponent().path()], in: scratch.folder)
        #expect(made.code == 0, "\(made.errors)")
    }

    /// Runs `swift WORDS…` in a package's folder.
    func swift(_ words: [String], in folder: URL) throws -> Tool.Outcome {
        let variables = [
            "SCENERY_PACKAGE=\(Scratch.repository.path(percentEncoded: false))",
            "SCENERY_TOOL=\(bundle.path(percentEncoded: false))",
        ]
        let options = ["--scratch-path", build.path(percentEncoded: false)]
        return try Tool.run(
            URL(filePath: "/usr/bin/env"), variables + ["swift", words[0]] + options + words.dropFirst(),
            in: folder)
    }

    /// A file that a plugin wrote for a target of a package.
    func generated(_ path: String, of package: String) -> URL {
        build.appending(path: "plugins/outputs/\(package)/\(path)")
    }
}
