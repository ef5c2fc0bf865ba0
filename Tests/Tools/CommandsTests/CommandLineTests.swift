import Foundation
import Testing

@Suite("the command line") struct CommandLineTests {
    private let scratch: Scratch
    private var app: URL { scratch.folder.appending(path: "Trip") }

    init() throws { scratch = try Scratch() }

    @Test("new creates an app, prints its tree and the next command")
    func new() throws {
        let made = try Tool.run("new", "Trip", in: scratch.folder)
        #expect(made.code == 0)
        #expect(made.output.contains("  Package.swift\n"))
        #expect(made.output.hasSuffix("next:\n  cd Trip && swift test\n  swift run Trip\n"))
        for file in [
            "Package.swift", "README.md", ".gitignore", ".swift-format", "scenery.yml", "AGENTS.md",
            ".github/workflows/ci.yml", "Sources/TripScenes/Home/HomeContracts.swift",
        ] {
            #expect(scratch.has("Trip/\(file)"), "\(file)")
        }
    }

    @Test("new never overwrites a folder that is not empty")
    func newTwice() throws {
        _ = try Tool.run("new", "Trip", in: scratch.folder)
        let again = try Tool.run("new", "Trip", in: scratch.folder)
        #expect(again.code == 2)
        #expect(again.errors.contains("nothing was written, since these files exist: Trip"))
    }

    @Test("a dry run creates nothing and shows what it would create")
    func dryRun() throws {
        let dry = try Tool.run("new", "Trip", "--dry-run", in: scratch.folder)
        #expect(dry.code == 0)
        #expect(dry.output.hasPrefix("would create in Trip:"))
        #expect(!scratch.has("Trip"))
    }

    @Test("generate adds a scene, its tests and its line")
    func scene() throws {
        _ = try Tool.run("new", "Trip", in: scratch.folder)
        let made = try Tool.run("generate", "scene", "about us", "--style", "viper", in: app)
        #expect(made.code == 0)
        #expect(made.output.contains("SceneCatalog.swift (line added)"))
        #expect(
            try scratch.text("Trip/Sources/Trip/SceneCatalog.swift").contains("AboutUsScene.root.configure()")
        )
        #expect(try Tool.run("generate", "scene", "about us", "--style", "viper", in: app).code == 2)
    }

    @Test(
        "invalid names end with 2 and the reason",
        arguments: ["../x", "", "🚀", "3D", String(repeating: "x", count: 300)])
    func badNames(_ name: String) throws {
        _ = try Tool.run("new", "Trip", in: scratch.folder)
        let refused = try Tool.run("generate", "scene", name, in: app)
        #expect(refused.code == 2)
        #expect(refused.errors.hasPrefix("scenery: a scene's name"))
    }

    @Test("an error in scenery.yml is reported with file, line and fix")
    func wrongConfiguration() throws {
        _ = try Tool.run("new", "Trip", in: scratch.folder)
        try scratch.write("app: Trip\nstyl: vip\n", to: "Trip/scenery.yml")
        let refused = try Tool.run("generate", "scene", "About", in: app)
        #expect(refused.code == 2)
        #expect(
            refused.errors.contains("scenery.yml:2: styl: unknown key (did you mean \"style\"?); use one of"))
    }

    @Test("outside of a project the message says how to create one")
    func noProject() throws {
        let refused = try Tool.run("generate", "scene", "About", in: scratch.folder)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("scenery new APP"))
    }

    @Test("wrong arguments end with 64")
    func usage() throws {
        #expect(try Tool.run("generate", "scene", in: scratch.folder).code == 64)
        #expect(try Tool.run("nonsense", in: scratch.folder).code == 64)
    }

    @Test("style list, show, check and eject")
    func styles() throws {
        _ = try Tool.run("new", "Trip", in: scratch.folder)
        let list = try Tool.run("style", "list", in: app).output
        for name in ["component", "mvvm", "simple", "vip", "viper"] {
            #expect(list.contains("\n\(name) ") || list.hasPrefix("\(name) "))
        }
        #expect(
            try Tool.run("style", "show", "vip", in: app).output.contains("presentation sees view weakly"))
        #expect(try Tool.run("style", "eject", "vip", in: app).code == 0)
        let ejected = app.appending(path: ".scenery/styles/vip")
        #expect(try Tool.run("style", "check", ".scenery/styles/vip", in: app).code == 0)
        let manifest = ejected.appending(path: "style.yml")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "suffix: Router", with: "sufix: Router").utf8).write(
            to: manifest)
        let check = try Tool.run("style", "check", ".scenery/styles/vip", in: app)
        #expect(check.code == 1)
        let line =
            1
            + (try #require(
                text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                    $0.contains("suffix: Router")
                }))
        #expect(
            check.output.contains(
                "style.yml:\(line): roles.navigation.sufix: unknown key (did you mean \"suffix\"?)"))
        #expect(try Tool.run("style", "check", "nowhere", in: app).code == 1)
    }

    @Test("a full disk leaves nothing half-written")
    func fullDisk() throws {
        _ = try Tool.run("new", "Trip", in: scratch.folder)
        let before = try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false))
            .sorted()
        // A limit on the size of files stops the writing as a full disk does.
        let binary = try Tool.binary.path(percentEncoded: false)
        let limited = try Tool.run(
            URL(filePath: "/bin/sh"),
            ["-c", "trap '' XFSZ; ulimit -f 1; exec '\(binary)' generate scene About"], in: app)
        #expect(limited.code != 0)
        let after = try FileManager.default.subpathsOfDirectory(atPath: app.path(percentEncoded: false))
            .sorted()
        #expect(after.filter { !$0.hasPrefix(".build") } == before)
    }

    @Test("completion scripts are generated for shells")
    func completion() throws {
        let script = try Tool.run("--generate-completion-script", "bash", in: scratch.folder)
        #expect(script.code == 0)
        #expect(script.output.contains("generate"))
    }
}
