import Foundation
import Testing

/// A generated app whose scenes are watched in its tests, as docs/tutorials/scene-tests.md has it: by the plugin
/// `SceneryProxies`, without a line in its sources.
@Suite("a generated app with the plugin SceneryProxies", .serialized) struct TracedAppTests {
    private static let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/TracedApp/CrossingTests.swift")

    @Test("reports what crosses in a scene of each style, in order and without a warning")
    func crossings() throws {
        let scratch = try Scratch()
        let bundle = try ToolBundle(in: scratch)
        let made = try Tool.run("new", "Trip", "--scenery", Scratch.repository.path(), in: scratch.folder)
        #expect(made.code == 0, "\(made.errors)")
        for style in ["vip", "viper", "simple", "mvvm"] {
            let name = "\(style.capitalized)Tour"
            let scene = try Tool.run(
                Tool.binary, ["generate", "scene", name, "--style", style, "--needs", "RideManager"],
                in: scratch.folder.appending(path: "Trip"))
            #expect(scene.code == 0, "\(scene.errors)")
        }
        try scratch.write(traced(scratch.text("Trip/Package.swift")), to: "Trip/Package.swift")
        try scratch.write(
            String(contentsOf: Self.fixture, encoding: .utf8),
            to: "Trip/Tests/TripScenesTests/CrossingTests.swift")
        let outcome = try bundle.swift(
            ["test", "-Xswiftc", "-warnings-as-errors", "--filter", "CrossingTests"],
            in: scratch.folder.appending(path: "Trip"))
        let said = outcome.output + outcome.errors
        #expect(outcome.code == 0 && said.contains("Test run with 4 tests"), "\(said.suffix(8000))")
    }

    /// The manifest with the plugin at the modules that have boundaries.
    private func traced(_ manifest: String) -> String {
        let plugin = "plugins: [.plugin(name: \"SceneryProxies\", package: \"Scenery\")]"
        let core = ".target(name: \"TripCore\", dependencies: [scenery(\"Scenery\")], swiftSettings: settings"
        let scenes = "components.map { .byName(name: $0) },\n            swiftSettings: settings"
        let text = manifest.replacingOccurrences(of: core, with: "\(core), \(plugin)")
            .replacingOccurrences(of: scenes, with: "\(scenes), \(plugin)")
        #expect(text.split(separator: "SceneryProxies").count == 3, "the manifest has other lines now")
        return text
    }
}
