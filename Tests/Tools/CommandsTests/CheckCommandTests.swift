import Foundation
import Testing

@Suite("scenery check") struct CheckCommandTests {
    private let scratch: Scratch
    private var folder: URL { scratch.folder }

    init() throws {
        scratch = try Scratch()
        try scratch.write(
            "forbid:\n  quiet:\n    calls: print\n    reason: log through the logger\n", to: "scenery.yml")
    }

    private func check(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, ["check"] + arguments, in: folder)
    }

    private func git(_ arguments: String...) throws {
        let identity = [
            "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main",
        ]
        let outcome = try Tool.run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder)
        try #require(outcome.code == 0, "\(outcome.errors)")
    }

    @Test(
        "ends with 0 when nothing is found, 1 when something is, 2 when the check cannot run, 64 for wrong arguments"
    )
    func exitCodes() throws {
        try scratch.write("func f() {}\n", to: "A.swift")
        #expect(try check().code == 0)
        try scratch.write("func f() { print(1) }\n", to: "A.swift")
        let found = try check()
        #expect(found.code == 1)
        #expect(
            found.output == """
                A.swift:1:12: error: "f" may not use "print": log through the logger [quiet]
                    1 │ func f() { print(1) }
                      │            ^

                1 finding (1 error) in 1 of 1 file
                  1 quiet: something that this project forbids: log through the logger
                why and what to do: scenery explain quiet

                """)
        #expect(found.errors.isEmpty)
        let nowhere = try check("nowhere")
        #expect(nowhere.code == 2)
        #expect(nowhere.errors.contains("there is no file or folder"))
        for wrong in [
            ["--format", "xml"], ["--dry-run"], ["--write-baseline", "--prune"],
            ["--write-baseline", "--only", "quiet"], ["--nonsense"],
        ] {
            #expect(try Tool.run(Tool.binary, ["check"] + wrong, in: folder).code == 64, "\(wrong)")
        }
    }

    @Test("warnings fail the check unless they are allowed")
    func warnings() throws {
        try scratch.write("print(1)\n", to: "main.swift")
        try scratch.write(
            "forbid:\n  quiet:\n    severity: warning\n    calls: print\n    reason: x\n", to: "scenery.yml")
        #expect(try check().code == 1)
        let allowed = try check("--allow-warnings")
        #expect(allowed.code == 0)
        #expect(allowed.output.contains("main.swift:1:1: warning:"))
    }

    @Test("every format comes from the same findings, twice the same")
    func formats() throws {
        try scratch.write("print(1)\n", to: "main.swift")
        for format in ["text", "xcode", "github", "json", "sarif", "html"] {
            let outcome = try check("--format", format)
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("quiet"), "\(format)")
            #expect(try check("--format", format).output == outcome.output)
        }
        let object =
            try JSONSerialization.jsonObject(with: Data(try check("--format", "json").output.utf8))
            as? [String: Any]
        let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
        #expect(Set(finding.keys).isSuperset(of: ["rule", "severity", "file", "line", "column", "message"]))
    }

    @Test("findings can be limited to some files and rules, with the nearest name for a wrong one")
    func scope() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "App/Deep"), withIntermediateDirectories: true)
        for file in ["A.swift", "App/B.swift", "App/Deep/C.swift"] {
            try scratch.write("func f() { print(1) }\n", to: file)
        }
        #expect(try check("App").output.contains("2 findings"))
        #expect(try check("App/B.swift", "A.swift").output.contains("2 findings"))
        #expect(
            try Tool.run("check", in: folder.appending(path: "App/Deep")).output.hasPrefix(
                "App/Deep/C.swift:1:12"))
        #expect(try check("--only", "unused-suppression").code == 0)
        #expect(try check("--only", "quiet,unused-suppression").code == 1)
        let wrong = try check("--only", "quite")
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("no rule is named \"quite\" (did you mean \"quiet\"?)"))
    }

    @Test("only files that changed since a commit are reported: committed, staged, changed and new ones")
    func changedSince() throws {
        for name in ["old", "committed", "changed", "gone"] {
            try scratch.write("func \(name)() { print(1) }\n", to: "\(name).swift")
        }
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-qm", "a")
        try scratch.write("func committed() { print(2) }\n", to: "committed.swift")
        try git("commit", "-qam", "b")
        try scratch.write("func changed() { print(2) }\n", to: "changed.swift")
        try scratch.write("func ü() { print(2) }\n", to: "nü w.swift")
        try FileManager.default.removeItem(at: folder.appending(path: "gone.swift"))
        let outcome = try check("--changed-since", "HEAD~1", "--format", "github")
        let files = outcome.output.split(separator: "\n").map {
            $0.split(separator: ",")[0].dropFirst("::error file=".count)
        }
        #expect(files == ["changed.swift", "committed.swift", "nü w.swift"])
        let wrong = try check("--changed-since", "nonsense")
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("git does not know the branch, tag or commit \"nonsense\""))
    }

    @Test("a baseline ignores known findings, fails on new and on stale ones, and can be pruned")
    func baseline() throws {
        try scratch.write("func a() { print(1) }\nfunc b() { print(2) }\n", to: "A.swift")
        #expect(try check("--write-baseline").code == 0)
        let text = try scratch.text("scenery-baseline.yml")
        #expect(try check().output == "no findings in 1 file; 2 known in the baseline\n")
        try scratch.write("\n\nfunc a() { print(1) }\nfunc c() { print(3) }\n", to: "A.swift")
        let changed = try check()
        #expect(changed.code == 1)
        #expect(changed.output.contains("A.swift:4:12: error: \"c\" may not use \"print\""))
        #expect(changed.output.contains("scenery-baseline.yml:6:"))
        #expect(changed.output.contains("[baseline-stale]"))
        #expect(
            try check("--prune", "--dry-run").output.contains(
                "-  - { file: \"A.swift\", rule: quiet, subject: \"b\""))
        #expect(try scratch.text("scenery-baseline.yml") == text)
        let pruned = try check("--prune")
        #expect(pruned.code == 1)
        #expect(pruned.output.contains("1 finding (1 error)") && pruned.output.contains("1 known"))
        #expect(try check("--baseline", "nowhere.yml").code == 2)
        try scratch.write("findings: 3\n", to: "scenery-baseline.yml")
        #expect(try check().errors.contains("scenery-baseline.yml:1: findings: should be a list"))
    }

    @Test("a baseline counts each occurrence: more calls in a presenter that it accepts are new")
    func countedOccurrences() throws {
        let files = { (calls: Int) in
            let body = Array(repeating: "Date()", count: calls).joined(separator: ", ")
            return """
                import Foundation
                protocol ClockViewInput: AnyObject { func show(_ dates: [Date]) }
                final class ClockViewController: ClockViewInput {
                    var presenter: ClockPresenter?
                    func viewDidLoad() { presenter?.open() }
                    func show(_ dates: [Date]) {}
                }
                let view = ClockViewController()
                let opened: Void = view.viewDidLoad()
                final class ClockInteractor { weak var presenter: ClockPresenter? }
                final class ClockPresenter {
                    weak var view: ClockViewInput?
                    var interactor: ClockInteractor?
                    func open() { view?.show([\(body)]) }
                }

                """
        }
        let check = { try self.check("--only", "platform-call-in-logic", "--format", "github") }
        try scratch.write("styles:\n  viper: {}\n", to: "scenery.yml")
        try scratch.write(files(2), to: "Clock.swift")
        #expect(try check().output.split(separator: "\n").count == 2)
        #expect(try self.check("--write-baseline").code == 0)
        #expect(try scratch.text("scenery-baseline.yml").contains("\nversion: 2\n"))
        #expect(try scratch.text("scenery-baseline.yml").contains(", count: 2 }"))
        #expect(try check().code == 0)
        try scratch.write(files(4), to: "Clock.swift")
        let more = try check()
        #expect(more.code == 1)
        #expect(more.output.split(separator: "\n").count == 2, "\(more.output)")
    }

    @Test("findings in code that nothing uses are counted, and shown with --unused")
    func unused() throws {
        try scratch.write(
            "final class Old {\n    func load() { do { try open() } catch {} }\n    func open() throws {}\n}\n",
            to: "Old.swift")
        let quiet = try check("--only", "error-dropped")
        #expect(quiet.code == 0 && quiet.output.hasPrefix("no findings in 1 file; 1 in unused code\n"))
        #expect(try check("--only", "error-dropped", "--format", "json").output.contains("\"unused\": 1"))
        let all = try check("--only", "error-dropped", "--unused")
        #expect(all.code == 1 && all.output.hasPrefix("Old.swift:2:"))
        #expect(!all.output.contains("in unused code"))
        #expect(try check("--write-baseline").code == 0)
        let both = [try check("--only", "error-dropped"), try check("--only", "error-dropped", "--unused")]
        #expect(both.allSatisfy { $0.code == 0 && $0.output.contains("1 known in the baseline") })
    }

    /// A scene whose wireframe refers strongly to the presenter; `wiring` is code of a function of the app's delegate.
    private func writeScene(wiring: String) throws {
        try scratch.write("styles:\n  viper: {}\n", to: "scenery.yml")
        try scratch.write(
            """
            import UIKit
            protocol NotesViewInterface: AnyObject { func show(_ titles: [String]) }
            protocol NotesPresenterInterface: AnyObject { func open() }
            final class NotesViewController: UIViewController, NotesViewInterface {
                var presenter: NotesPresenterInterface?
                func show(_ titles: [String]) {}
            }
            final class NotesInteractor { func load() {} }
            final class NotesPresenter: NotesPresenterInterface {
                weak var view: NotesViewInterface?
                var interactor: NotesInteractor?
                var wireframe: NotesWireframe?
                func open() {}
            }
            final class NotesWireframe {
                var presenter: NotesPresenter?
            }
            final class NotesDependencies {
                private let wireframe = NotesWireframe()
            \(wiring)
            }

            """, to: "Notes.swift")
    }

    @Test("--fix leaves a reference that is an object's only owner, and the finding says why")
    func onlyOwner() throws {
        try writeScene(
            wiring: """
                    func configure() {
                        let presenter = NotesPresenter()
                        presenter.interactor = NotesInteractor()
                        presenter.wireframe = wireframe
                        wireframe.presenter = presenter
                    }
                    func show(in window: UIWindow) {
                        let view = NotesViewController()
                        view.presenter = wireframe.presenter
                        wireframe.presenter?.view = view
                        window.rootViewController = view
                    }
                """)
        let before = try scratch.text("Notes.swift")
        let fixed = try check("--fix", "--only", "back-reference-strong")
        #expect(try scratch.text("Notes.swift") == before)
        #expect(fixed.code == 1)
        #expect(
            fixed.output.contains("no code shows that something else keeps the presentation"),
            "\(fixed.output)")
    }

    @Test("--fix makes a reference weak where the builder shows another owner")
    func provenOwner() throws {
        try writeScene(
            wiring: """
                    func show(in window: UIWindow) {
                        let view = NotesViewController()
                        let presenter = NotesPresenter()
                        presenter.interactor = NotesInteractor()
                        presenter.wireframe = wireframe
                        presenter.view = view
                        view.presenter = presenter
                        wireframe.presenter = presenter
                        window.rootViewController = view
                    }
                """)
        let fixed = try check("--fix", "--only", "back-reference-strong")
        #expect(fixed.code == 0, "\(fixed.output)")
        #expect(try scratch.text("Notes.swift").contains("    weak var presenter: NotesPresenter?\n"))
    }

    /// A scene whose presenter and view retain each other.
    private func writeLeakingScene(to folder: String) throws {
        try scratch.write(
            """
            import UIKit
            protocol MenuViewInput: AnyObject { func show() }
            protocol MenuViewOutput: AnyObject { func open() }
            final class MenuViewController: UIViewController, MenuViewInput {
                var presenter: MenuViewOutput?
                func show() {}
            }
            final class MenuInteractor { func load() {} }
            final class MenuPresenter: MenuViewOutput {
                var view: MenuViewInput?
                var interactor: MenuInteractor?
                func open() {}
            }

            """, to: folder + "/Menu.swift")
        try scratch.write(
            "import UIKit\nclass AppDelegate: UIResponder {}\n", to: folder + "/AppDelegate.swift")
    }

    private func leaks() throws -> [Substring] {
        try check("--only", "back-reference-strong", "--format", "github").output.split(separator: "\n")
    }

    @Test("seven apps in one folder, with the same names, give the findings that each gives alone")
    func severalApps() throws {
        try scratch.write("styles:\n  viper: {}\n", to: "scenery.yml")
        try writeLeakingScene(to: "Apps/App1")
        let alone = try leaks().count
        #expect(alone == 1)
        for number in 2...7 { try writeLeakingScene(to: "Apps/App\(number)") }
        #expect(try leaks().count == 7 * alone)
        #expect(try check("--only", "back-reference-strong").output.contains("\nchecked 7 of 7 scenes\n"))
    }

    @Test("two packages with targets and types of the same name are checked apart")
    func severalPackages() throws {
        try scratch.write("styles:\n  viper: {}\n", to: "scenery.yml")
        for package in ["First", "Second"] {
            try scratch.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "App", targets: [.target(name: "App")])

                """, to: package + "/Package.swift")
            try writeLeakingScene(to: package + "/Sources/App")
        }
        #expect(try leaks().count == 2)
    }

    @Test("a scene that cannot be checked is counted and explained in every format")
    func unchecked() throws {
        try scratch.write("styles:\n  viper: {}\n", to: "scenery.yml")
        for folder in ["One", "Two"] {
            try writeLeakingScene(to: folder)
            try FileManager.default.removeItem(at: self.folder.appending(path: folder + "/AppDelegate.swift"))
        }
        for format in ["text", "xcode", "github", "sarif", "html"] {
            let output = try check("--format", format).output
            #expect(output.contains("checked 0 of 1 scene; 1 not, because"), "\(format): \(output)")
            #expect(output.contains("One/Menu.swift and Two/Menu.swift"), "\(format): \(output)")
        }
        let object =
            try JSONSerialization.jsonObject(with: Data(try check("--format", "json").output.utf8))
            as? [String: Any]
        let coverage = try #require(object?["coverage"] as? [String: Any])
        #expect(coverage["scenes"] as? Int == 0)
        #expect((coverage["unchecked"] as? [[String: Any]])?.first?["scene"] as? String == "Menu")
    }

    @Test("a fix is shown as a diff, made completely, and its finding is gone")
    func fix() throws {
        let code = "import Foundation\n\n// scenery:ignore quiet because it was loud once\nfunc f() {}\n"
        try scratch.write(code, to: "A.swift")
        let dry = try check("--fix", "--dry-run")
        #expect(dry.code == 1)
        #expect(
            dry.output == """
                --- a/A.swift
                +++ b/A.swift
                @@ -1,4 +1,3 @@
                 import Foundation
                 \n-// scenery:ignore quiet because it was loud once
                 func f() {}

                """)
        #expect(try scratch.text("A.swift") == code)
        #expect(try check("--fix").code == 0)
        #expect(try scratch.text("A.swift") == "import Foundation\n\nfunc f() {}\n")
    }
}
