import Foundation
import Testing

@Suite("scenery adopt") struct AdoptCommandTests {
    private let scratch: Scratch
    private static let fixtures = Scratch.repository.appending(
        path: "Tests/Tools/SceneGeneratorTests/Fixtures/adopt")
    private static let package = ["--scenery", "https://example.com/Scenery.git@1.2.0"]

    init() throws {
        scratch = try Scratch()
        let project = try String(
            contentsOf: Self.fixtures.appending(path: "synchronized.pbxproj"), encoding: .utf8)
        try scratch.write(project, to: "Tram.xcodeproj/project.pbxproj")
        for scene in ["Home", "Stop", "Fare"] {
            try scratch.write(
                """
                class \(scene)ViewController { var presenter: \(scene)Presenter? }
                class \(scene)Presenter { var interactor: \(scene)Interactor?; var router: \(scene)Router? }
                class \(scene)Interactor {}
                class \(scene)Router {}

                """, to: "Tram/\(scene).swift")
        }
        try scratch.write(
            "/// scenery:mock\nprotocol Timetable { func now() -> Int }\n", to: "Tram/Timetable.swift")
        try scratch.write("import XCTest\n", to: "TramTests/TramTests.swift")
    }

    private func run(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, ["adopt"] + Self.package + arguments, in: scratch.folder)
    }

    private func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        let root = scratch.folder.path(percentEncoded: false)
        for path in try FileManager.default.subpathsOfDirectory(atPath: root)
        where !path.hasPrefix(".out-") && !path.hasPrefix(".err-") {
            contents[path] = FileManager.default.contents(atPath: root + "/" + path)
        }
        return contents
    }

    @Test("shows all that it would add, changes nothing, then makes exactly the shown changes once")
    func showsThenWrites() throws {
        let before = try contents()
        let shown = try run()
        #expect(shown.code == 0, "\(shown.errors)")
        #expect(shown.output.hasPrefix("style: viper (3 of 3 scenes)\n"))
        #expect(shown.output.hasSuffix("nothing was changed; to make the changes, add --write\n"))
        #expect(try contents() == before)

        // What was shown is a patch that gives the same files, but for the baseline.
        let copy = try Scratch()
        for (path, data) in before where !data.isEmpty || path.contains(".swift") {
            try copy.write(String(decoding: data, as: UTF8.self), to: path)
        }
        try copy.write(shown.output, to: "shown.patch")
        let applied = try Tool.run(
            URL(filePath: "/usr/bin/env"), ["git", "apply", "shown.patch"], in: copy.folder)
        #expect(applied.code == 0, "\(applied.errors)")

        let made = try run("--write")
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.output.hasSuffix("next:\n  scenery check\n"))
        for path in [
            "scenery.yml", "Tram.xcodeproj/project.pbxproj", "TramTests/SceneryMocks.swift",
            ".github/workflows/scenery.yml",
        ] {
            #expect(try scratch.text(path) == copy.text(path), "\(path)")
        }
        #expect(
            try scratch.text("TramTests/SceneryMocks.swift").contains("final class TimetableMock: Timetable"))
        #expect(!scratch.has(".scenery-transaction"))

        let written = try contents()
        let again = try run("--write")
        #expect(again.code == 0)
        #expect(again.output == "nothing to do\n")
        #expect(try contents() == written)
        let check = try Tool.run("check", in: scratch.folder)
        #expect(check.code == 0, "\(check.output)")
    }

    @Test("the command of the build phase writes the file that was added, and finds it current")
    func phase() throws {
        #expect(try run("--write").code == 0)
        let project = try scratch.text("Tram.xcodeproj/project.pbxproj")
        let line = try #require(project.split(separator: "\n").first { $0.contains("shellScript = ") })
        let script = line.split(separator: "\"", maxSplits: 1)[1].dropLast(2).replacing("\\n", with: "\n")
            .replacing("\\\"", with: "\"")
        let before = try contents()
        let tools = try Tool.binary.deletingLastPathComponent().path(percentEncoded: false)
        let ran = try Tool.run(
            URL(filePath: "/usr/bin/env"),
            [
                "SRCROOT=\(scratch.folder.path(percentEncoded: false))", "PATH=\(tools):/usr/bin:/bin",
                "/bin/sh", "-c", String(script),
            ],
            in: scratch.folder)
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(ran.output.contains("1 mock in"))
        #expect(try contents()["TramTests/SceneryMocks.swift"] == before["TramTests/SceneryMocks.swift"])
        let without = try Tool.run(
            URL(filePath: "/usr/bin/env"),
            ["SRCROOT=/", "PATH=/usr/bin:/bin", "/bin/sh", "-c", String(script)],
            in: scratch.folder)
        #expect(without.code == 0)
        #expect(without.output.hasPrefix("warning: scenery is not installed"))
    }

    @Test("a person's scenery.yml, baseline and workflow stay as they are")
    func kept() throws {
        try scratch.write("# mine\n", to: "scenery.yml")
        try scratch.write("# ours\n", to: ".github/workflows/scenery.yml")
        #expect(try run("--write").code == 0)
        #expect(try scratch.text("scenery.yml") == "# mine\n")
        #expect(try scratch.text(".github/workflows/scenery.yml") == "# ours\n")
        #expect(!scratch.has("scenery-baseline.yml"))
    }

    @Test("a file that may not be written, or that a link leads out to, stops everything")
    func refused() throws {
        let file = scratch.folder.appending(path: "Tram.xcodeproj/project.pbxproj")
        let path = file.path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        for arguments in [[], ["--write"]] as [[String]] {
            let refused = try Tool.run(Tool.binary, ["adopt"] + Self.package + arguments, in: scratch.folder)
            #expect(refused.code == 2)
            #expect(
                refused.errors.contains("cannot write \"Tram.xcodeproj/project.pbxproj\": permission denied"))
        }
        #expect(!scratch.has("scenery.yml"))
        let outside = try Scratch()
        try outside.write(try scratch.text("Tram.xcodeproj/project.pbxproj"), to: "project.pbxproj")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(
            at: file, withDestinationURL: outside.folder.appending(path: "project.pbxproj"))
        let refused = try run("--write")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("no symbolic link leads out of the project"))
        #expect(!scratch.has("scenery.yml"))
        #expect(try outside.text("project.pbxproj").contains("Scenery") == false)
    }

    @Test("no project, several, unknown options and folders have their exit codes")
    func codes() throws {
        #expect(try run("--nope").code == 64)
        let folder = try run("Nowhere")
        #expect(folder.code == 2)
        #expect(folder.errors.contains("there is no folder \"Nowhere\""))
        let ci = try run("--ci", "gitlub")
        #expect(ci.code == 2)
        #expect(ci.errors.contains("did you mean \"github\"?"))
        try scratch.write(
            try scratch.text("Tram.xcodeproj/project.pbxproj"), to: "Bus/Bus.xcodeproj/project.pbxproj")
        try scratch.write(
            try scratch.text("Tram.xcodeproj/project.pbxproj"), to: "Van/Van.xcodeproj/project.pbxproj")
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "Tram.xcodeproj"))
        try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
               <FileRef location="group:Bus/Bus.xcodeproj"></FileRef>
               <FileRef location="group:Van/Van.xcodeproj"></FileRef>
            </Workspace>

            """, to: "Fleet.xcworkspace/contents.xcworkspacedata")
        let several = try run()
        #expect(several.code == 2)
        #expect(several.errors.contains("Bus/Bus.xcodeproj, Van/Van.xcodeproj; choose one with --project"))
        for name in ["Bus", "Van"] {
            try FileManager.default.removeItem(at: scratch.folder.appending(path: name))
        }
        let none = try run()
        #expect(none.code == 2)
        #expect(none.errors.contains("no Xcode project, project.yml, Project.swift or Package.swift in"))
    }

    @Test("several at once add everything once")
    func concurrent() throws {
        let runs = try (0..<4).map { _ in
            try Tool.Run(Tool.binary, ["adopt", "--write"] + Self.package, in: scratch.folder)
        }
        let outcomes = try runs.map { try $0.outcome() }
        #expect(outcomes.allSatisfy { $0.code == 0 }, "\(outcomes.map(\.errors))")
        #expect(outcomes.count { $0.output == "nothing to do\n" } == 3)
        let project = try scratch.text("Tram.xcodeproj/project.pbxproj")
        #expect(project.components(separatedBy: "productName = SceneryTestKit;").count == 2)
    }
}
