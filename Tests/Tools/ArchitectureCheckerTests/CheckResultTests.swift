import ArchitectureRules
import SourceModel
import Styles
import Testing

@testable import ArchitectureChecker

@Suite("The result of a check") struct CheckResultTests {
    private func finding(_ severity: Severity) -> Finding {
        Finding(
            rule: "a", severity: severity, location: FileLocation(path: "A.swift", line: 1, column: 1),
            message: "", subject: "A")
    }

    @Test("the exit code is 0 without findings and 1 with any, unless warnings are allowed")
    func exitCode() {
        #expect(CheckResult().exitCode() == 0)
        let warning = CheckResult(findings: [finding(.warning)])
        #expect(warning.exitCode() == 1 && warning.exitCode(allowsWarnings: true) == 0)
        let error = CheckResult(findings: [finding(.warning), finding(.error)])
        #expect(error.exitCode() == 1 && error.exitCode(allowsWarnings: true) == 1)
    }

    @Test(
        "a baseline accepts findings, the scope selects the others, and a stale entry is a finding of its own"
    )
    func stages() throws {
        let configuration = try CheckConfiguration(
            text: "forbid:\n  quiet:\n    calls: print\n    reason: x\nrules:\n  baseline-stale: warning\n",
            file: "scenery.yml", rules: MetaRules.all.map(\.id), roles: [])
        let checker = Checker(configuration: configuration, styles: [])
        let sources = ProjectSources(
            model: Sources(files: ["A.swift": "print(1)\n", "B/C.swift": "print(2)\n"]).model)
        let whole = try checker.check(sources)
        #expect(whole.findings.map(\.location.path) == ["A.swift", "B/C.swift"] && whole.files == 2)
        var baseline = Baseline(of: [whole.findings[0]])
        baseline.entries[0].count = 2
        let result = try checker.check(
            sources, CheckRequest(rules: ["quiet"], baseline: ("known.yml", baseline)))
        #expect(result.known == 1 && result.all.count == 2)
        #expect(result.findings.map(\.rule) == ["quiet", "baseline-stale"])
        #expect(result.findings.map(\.severity) == [.error, .warning])
        let scoped = try checker.check(sources, CheckRequest(scope: CheckScope(paths: ["B"])))
        #expect(scoped.findings.map(\.location.path) == ["B/C.swift"] && scoped.files == 1)
    }

    @Test("a rule that does not exist, and a scope without files, are errors")
    func unknown() {
        let checker = Checker(configuration: CheckConfiguration(), styles: [])
        let sources = ProjectSources(model: Sources(files: ["A.swift": "print(1)\n"]).model)
        #expect(throws: CheckError.noRule("none", known: checker.rules.map(\.id))) {
            try checker.check(sources, CheckRequest(rules: ["none"]))
        }
        #expect(throws: CheckError.noSources("B")) {
            try checker.check(sources, CheckRequest(scope: CheckScope(paths: ["B"])))
        }
    }
}
