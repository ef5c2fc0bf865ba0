import ArchitectureRules
import Foundation
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("A check") struct CheckerTests {
    private let code = "func a() { print(1) }\nfunc b() { print(2) }\n"

    @Test("the findings are always in the same order, sorted by location")
    func order() throws {
        let sources = Sources(files: ["B.swift": code, "A.swift": code])
        let yaml = "forbid:\n  z:\n    calls: print\n    reason: x\n  y:\n    calls: print\n    reason: x\n"
        let findings = try sources.findings(yaml)
        #expect(
            findings.map { "\($0.location.path):\($0.location.line) \($0.rule)" } == [
                "A.swift:1 y", "A.swift:1 z", "A.swift:2 y", "A.swift:2 z", "B.swift:1 y", "B.swift:1 z",
                "B.swift:2 y", "B.swift:2 z",
            ])
        #expect(try sources.findings(yaml) == findings)
    }

    @Test("a rule is off, or has the severity that the project sets")
    func settings() throws {
        let broken = Sources(files: ["A.swift": "final class {"])
        let only: Set = ["source-unreadable"]
        #expect(try broken.findings("", only: only).map(\.severity) == [.error])
        #expect(
            try broken.findings("rules:\n  source-unreadable: warning\n", only: only).map(\.severity) == [
                .warning
            ])
        #expect(try broken.findings("rules:\n  source-unreadable: off\n", only: only).isEmpty)
    }

    @Test("a file that does not parse is reported with its location, and the rest is checked")
    func unreadable() throws {
        let sources = Sources(files: ["A.swift": "func f( {\n", "B.swift": "func g() { print(1) }\n"])
        let findings = try sources.findings(
            "forbid:\n  q:\n    calls: print\n    reason: x\n", only: ["q", "source-unreadable"])
        #expect(findings.map(\.location.path) == ["A.swift", "B.swift"])
        #expect(findings.first?.rule == "source-unreadable")
    }

    @Test("what rules compute together does not keep the project: an editor makes a new one after each edit")
    func released() throws {
        let code = """
            final class MainTabBarController: UITabBarController {
                override func viewDidLoad() { viewControllers = [RidesViewController()] }
            }
            final class RidesViewController: UIViewController {
                private let header = RideHeader()
                override func viewDidLoad() { header.onTap = { self.title = "" } }
            }
            final class RideHeader { var onTap: (() -> Void)? }
            """
        weak var model: ProjectModel?
        try {
            let sources = ProjectSources(model: Sources(files: ["A.swift": code]).model)
            model = sources.model
            let result = try Checker(configuration: CheckConfiguration(), styles: []).check(
                sources, CheckRequest(rules: ["callback-captures-self"]))
            #expect(result.findings.isEmpty)
        }()
        // The threads of the check release it when they end, which may be a little after it.
        for _ in 0..<1000 where model != nil { usleep(10_000) }
        #expect(model == nil)
    }

    @Test("every rule about checking itself has a description and examples")
    func words() {
        #expect(
            MetaRules.all.map(\.id) == ["source-unreadable", "suppression-without-reason", "baseline-stale"])
        for info in MetaRules.all {
            for text in [
                info.summary, info.why, info.whatToDo, info.exceptions, info.badExample, info.goodExample,
            ] {
                #expect(!text.isEmpty)
            }
        }
        #expect(Set(MetaRules.all.map(\.id)).isDisjoint(with: ArchitectureRules.all.map(\.id)))
    }
}
