import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("a check") struct CheckerTests {
    private let code = "func a() { print(1) }\nfunc b() { print(2) }\n"

    @Test("gives the same findings in the same order, sorted by place")
    func order() throws {
        let sources = Sources(files: ["B.swift": code, "A.swift": code])
        let yaml = "forbid:\n  z:\n    calls: print\n    reason: x\n  y:\n    calls: print\n    reason: x\n"
        let findings = try sources.findings(yaml)
        #expect(findings.map { "\($0.place.path):\($0.place.line) \($0.rule)" } == [
            "A.swift:1 y", "A.swift:1 z", "A.swift:2 y", "A.swift:2 z", "B.swift:1 y", "B.swift:1 z", "B.swift:2 y", "B.swift:2 z",
        ])
        #expect(try sources.findings(yaml) == findings)
    }

    @Test("a rule is off, or has the severity, that the project says")
    func settings() throws {
        let broken = Sources(files: ["A.swift": "final class {"])
        let only: Set = ["source-unreadable"]
        #expect(try broken.findings("", only: only).map(\.severity) == [.error])
        #expect(try broken.findings("rules:\n  source-unreadable: warning\n", only: only).map(\.severity) == [.warning])
        #expect(try broken.findings("rules:\n  source-unreadable: off\n", only: only).isEmpty)
    }

    @Test("a file that does not parse is told with its place, and the rest is checked")
    func unreadable() throws {
        let sources = Sources(files: ["A.swift": "func f( {\n", "B.swift": "func g() { print(1) }\n"])
        let findings = try sources.findings("forbid:\n  q:\n    calls: print\n    reason: x\n", only: ["q", "source-unreadable"])
        #expect(findings.map(\.place.path) == ["A.swift", "B.swift"])
        #expect(findings.first?.rule == "source-unreadable")
    }

    @Test("every rule of checking itself has words and examples")
    func words() {
        #expect(EngineRules.all.map(\.id) == ["source-unreadable", "suppression-without-reason", "baseline-stale"])
        for info in EngineRules.all {
            for text in [info.summary, info.why, info.whatToDo, info.silence, info.badExample, info.goodExample] {
                #expect(!text.isEmpty)
            }
        }
        #expect(Set(EngineRules.all.map(\.id)).isDisjoint(with: ArchitectureRules.all.map(\.id)))
    }
}
