import Foundation
import Testing

/// The package of `Fixtures/PluginClient` in a folder of its own, with the plugins of this repository.
final class PluginClient {
    static let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/PluginClient")

    let folder: URL
    private let scratch: Scratch
    private let bundle: ToolBundle

    init() throws {
        scratch = try Scratch()
        folder = scratch.folder.appending(path: "Client")
        try FileManager.default.copyItem(at: Self.fixture, to: folder)
        bundle = try ToolBundle(in: scratch)
    }

    /// Runs `swift WORDS…` in the client.
    func swift(_ words: String...) throws -> Tool.Outcome { try bundle.swift(words, in: folder) }

    func write(_ text: String, to path: String) throws { try scratch.write(text, to: "Client/" + path) }

    func text(_ path: String) throws -> String { try scratch.text("Client/" + path) }

    /// A file that the plugin wrote for a target.
    func generated(_ name: String, for target: String) -> URL {
        bundle.generated("\(target)/destination/SceneryMocks/\(name)", of: "client")
    }
}
