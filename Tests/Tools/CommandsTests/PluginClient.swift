import Foundation
import Testing

/// The package of `Fixtures/PluginClient` in a folder of its own, with the plugins of this repository.
///
/// The plugins take the tool that was built with these tests, so that no client builds it again; the runtime comes from
/// the folder that the generated apps are built in.
final class PluginClient {
    static let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/PluginClient")

    let folder: URL
    private let scratch: Scratch
    private let build = Scratch.repository.appending(path: ".build/generated")
    private let bundle = Scratch.repository.appending(path: ".build/generated/tool.artifactbundle")

    init() throws {
        scratch = try Scratch()
        folder = scratch.folder.appending(path: "Client")
        try FileManager.default.copyItem(at: Self.fixture, to: folder)
        let script = Scratch.repository.appending(path: "scripts/bundle")
        let made = try Tool.run(script, [bundle.path(), Tool.binary.deletingLastPathComponent().path()], in: scratch.folder)
        #expect(made.code == 0, "\(made.errors)")
    }

    /// Runs `swift WORDS…` in the client.
    func swift(_ words: String...) throws -> Tool.Outcome {
        let variables = [
            "SCENERY_PACKAGE=\(Scratch.repository.path(percentEncoded: false))",
            "SCENERY_TOOL=\(bundle.path(percentEncoded: false))",
        ]
        let options = ["--scratch-path", build.path(percentEncoded: false)]
        return try Tool.run(
            URL(filePath: "/usr/bin/env"), variables + ["swift", words[0]] + options + words.dropFirst(),
            in: folder)
    }

    func write(_ text: String, to path: String) throws { try scratch.write(text, to: "Client/" + path) }

    func text(_ path: String) throws -> String { try scratch.text("Client/" + path) }

    /// A file that the plugin wrote for a target.
    func generated(_ name: String, for target: String) -> URL {
        build.appending(path: "plugins/outputs/client/\(target)/destination/SceneryMocks/\(name)")
    }
}
