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
