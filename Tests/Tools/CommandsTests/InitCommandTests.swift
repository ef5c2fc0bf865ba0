import Foundation
import Testing

@Suite("scenery init") struct InitCommandTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for scene in ["Home", "About", "Ride"] {
            for (suffix, body) in [
                ("ViewController", "var presenter: \(scene)PresenterProtocol?"),
                ("Interactor", "weak var output: AnyObject?"),
                (
                    "Presenter",
                    "var interactor: \(scene)Interactor?\n    var view: \(scene)ViewController?\n    var router: \(scene)Router?"
                ),
                ("Router", ""),
            ] {
                let path = scratch.folder.appending(path: "App/Modules/\(scene)")
                try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
                let base = suffix == "Presenter" ? ": \(scene)PresenterProtocol" : ""
                try scratch.write(
                    "class \(scene)\(suffix)\(base) {\n    \(body)\n}\n",
                    to: "App/Modules/\(scene)/\(scene)\(suffix).swift")
            }
            try scratch.write(
                "protocol \(scene)PresenterProtocol: AnyObject {}\n",
                to: "App/Modules/\(scene)/\(scene)Protocols.swift")
        }
    }

    private func run(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, arguments, in: scratch.folder)
    }

    @Test("names the style, writes both files, and after it only new findings fail")
    func adopts() throws {
        #expect(try run("check").code == 1)
        let made = try run("init")
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.output.hasPrefix("style: viper (3 of 3 scenes)\n"))
        #expect(made.output.hasSuffix("next:\n  scenery check\n"))
        #expect(try scratch.text("scenery.yml").contains("style: viper\nstyles:\n  viper: {}\n"))
        let clean = try run("check")
        #expect(clean.code == 0, "\(clean.output)")
        #expect(clean.output.contains("known in the baseline"))
        try scratch.write("func f( {\n", to: "App/New.swift")
        #expect(try run("check").code == 1)
    }

    @Test("what it proposes holds in a folder of another name")
    func holdsElsewhere() throws {
        let files = [
            "Core/Package.swift":
                "import PackageDescription\nlet package = Package(name: \"Core\", targets: [.target(name: \"Core\")])\n",
            "Core/Sources/Core/Fare.swift": "public struct Fare {}\n",
            "Web/Package.swift":
                "import PackageDescription\nlet package = Package(name: \"Web\", targets: [.target(name: \"Web\")])\n",
            "Web/Sources/Web/Client.swift": "import Core\npublic struct Client { let fare: Fare }\n",
            "Extra/Clock.swift": "import Core\nstruct Clock { let fare: Fare }\n",
        ]
        let first = scratch.folder.appending(path: "here")
        let second = scratch.folder.appending(path: "there")
        for (path, text) in files {
            let folder = first.appending(path: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try scratch.write(text, to: "here/\(path)")
        }
        #expect(try Tool.run(Tool.binary, ["init"], in: first).code == 0)
        let proposed = try scratch.text("here/scenery.yml")
        #expect(proposed.contains("modules: [\"Web\"]") && proposed.contains("modules: [\"Core\"]"))
        try FileManager.default.moveItem(at: first, to: second)
        let moved = try Tool.run(Tool.binary, ["check"], in: second)
        #expect(moved.code == 0, "\(moved.errors)")
    }

    @Test("check counts the scenes that init counts, and says in every format which it did not look at")
    func counts() throws {
        for scene in ["Stop", "Fare", "Pass"] {
            try scratch.write(
                """
                class \(scene)ViewController { var presenter: \(scene)Presenter? }
                class \(scene)Presenter { var interactor: \(scene)Interactor?; var router: \(scene)Router? }
                class \(scene)Interactor {}
                class \(scene)Router {}

                """, to: "App/\(scene).swift")
        }
        try scratch.write(
            """
            class HelpViewController { var presenter: HelpPresenter? }
            class HelpPresenter { weak var view: HelpViewController? }

            """, to: "App/Help.swift")
        let made = try run("init")
        #expect(
            made.output.hasPrefix(
                """
                style: viper (6 of 7 scenes), mvp (1 of 7 scenes)
                  App: mvp (1 scene; names and references fit)
                  App: viper (3 scenes; names and references fit)
                  App/Modules: viper (3 scenes; names and references fit)
                  mvp is not checked until scenery.yml lists it under "styles"

                """), "\(made.output)")
        #expect(try scratch.text("scenery.yml").contains("  # mvp: {}  # scenes: 1\n"))
        try scratch.write("func f( {\n", to: "App/New.swift")
        let sentence = "checked 6 of 7 scenes; 1 not, because the style"
        for format in ["text", "xcode", "github", "sarif", "html"] {
            let output = try run("check", "--format", format).output
            #expect(output.contains(sentence), "\(format): \(output)")
        }
        let json = try run("check", "--format", "json").output
        #expect(json.contains("\"style-not-listed\""), "\(json)")
    }

    @Test("mvp is named as a style without rules of its own, with those that apply")
    func generalRules() throws {
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "App/Modules"))
        try scratch.write(
            """
            class HelpViewController { var presenter: HelpPresenter? }
            class HelpPresenter { weak var view: HelpViewController? }

            """, to: "App/Help.swift")
        let note = "mvp: no rules of its own; these general rules apply: back-reference-strong, "
        #expect(try run("init").output.contains("\n  " + note))
        #expect(try scratch.text("scenery.yml").contains("\n# " + note))
        #expect(try run("check").output.contains("checked 1 of 1 scene\n"))
    }

    @Test("never overwrites an existing file unless --force is given")
    func again() throws {
        try scratch.write("# mine\n", to: "scenery.yml")
        let refused = try run("init")
        #expect(refused.code == 2)
        #expect(
            refused.errors.contains("nothing was written, since these files exist: scenery.yml; "))
        #expect(!scratch.has("scenery-baseline.yml"))
        #expect(
            try run("init", "--dry-run").output.hasPrefix("# The configuration of scenery for this project."))
        #expect(try scratch.text("scenery.yml") == "# mine\n")
        #expect(try run("init", "--force").code == 0)
        #expect(try run("check").code == 0)
    }

    @Test(
        "explain describes a rule with failing and passing code, lists all rules, and suggests the nearest name"
    )
    func explain() throws {
        let one = try run("explain", "router-decides")
        #expect(one.code == 0)
        for part in ["router-decides (error): ", "\nWhy\n", "\nWhat to do\n", "\nFails\n", "\nPasses\n"] {
            #expect(one.output.contains(part))
        }
        let all = try run("explain").output.split(separator: "\n")
        #expect(all.count > 30)
        #expect(all.contains { $0.hasPrefix("baseline-stale ") })
        let wrong = try run("explain", "router-decide")
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("(did you mean \"router-decides\"?)"))
        try scratch.write(
            "forbid:\n  quiet:\n    calls: print\n    reason: log through the logger\n", to: "scenery.yml")
        #expect(try run("explain", "quiet").output.contains("log through the logger"))
    }
}
