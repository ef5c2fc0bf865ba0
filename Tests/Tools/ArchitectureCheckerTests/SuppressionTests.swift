import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("Suppression by comment") struct SuppressionTests {
    private let yaml = "forbid:\n  quiet:\n    calls: print\n    reason: x\n"

    private func lines(
        _ code: String, only: Set<String> = ["quiet", "unused-suppression", "suppression-without-reason"]
    ) throws -> [String] {
        try Sources(files: ["A.swift": code]).findings(yaml, only: only).map {
            "\($0.location.line) \($0.rule)"
        }
    }

    @Test("a comment applies to its own line, or to the next line of code")
    func line() throws {
        #expect(
            try lines(
                "func f() {\n    print(1) // scenery:ignore quiet because it is a demo\n    print(2)\n}") == [
                    "3 quiet"
                ])
        #expect(
            try lines(
                "func f() {\n    // scenery:ignore quiet because it is a demo\n\n    // more\n    print(1)\n    print(2)\n}"
            ) == ["6 quiet"])
    }

    @Test("a comment can apply to a declaration or a file")
    func reach() throws {
        let code = "func f() {\n    print(1)\n    print(2)\n}\nstruct S {\n    func g() { print(3) }\n}\n"
        #expect(try lines("// scenery:ignore-declaration quiet because of this\n" + code) == ["7 quiet"])
        #expect(try lines("/* scenery:ignore-file quiet because of that */\n" + code).isEmpty)
        let attributed =
            "// scenery:ignore-declaration quiet because of this\n@MainActor\nfinal class A {\n    func f() { print(1) }\n}\n"
        #expect(try lines(attributed).isEmpty)
    }

    @Test("a comment may name several rules")
    func several() throws {
        #expect(
            try lines("print(1) // scenery:ignore quiet, router-decides because both\n", only: ["quiet"])
                .isEmpty)
    }

    @Test("a comment without a reason is a finding and suppresses nothing")
    func reasonless() throws {
        #expect(
            try lines("print(1) // scenery:ignore quiet\n") == ["1 quiet", "1 suppression-without-reason"])
        #expect(
            try lines("print(1) // scenery:ignore quiet because\n") == [
                "1 quiet", "1 suppression-without-reason",
            ])
        #expect(
            try lines("print(1) // scenery:ignore because I can\n") == [
                "1 quiet", "1 suppression-without-reason",
            ])
    }

    @Test("a comment without effect is a finding, unless its rule did not run")
    func unused() throws {
        #expect(
            try lines("let x = 1 // scenery:ignore quiet because it was loud\n") == ["1 unused-suppression"])
        #expect(try lines("let x = 1 // scenery:ignore router-decides because of that\n").isEmpty)
    }

    @Test("a comment with an unknown rule is a finding that names the most similar one")
    func unknown() throws {
        let findings = try Sources(files: ["A.swift": "print(1) // scenery:ignore quite because x\n"])
            .findings(yaml, only: ["quiet", "unused-suppression"])
        #expect(findings.map(\.rule) == ["quiet", "unused-suppression"])
        #expect(findings.last?.message.contains("quiet") == true, "\(findings.last?.message ?? "")")
    }

    @Test("suppressed findings are counted")
    func counted() throws {
        let result = try Sources(files: ["A.swift": "print(1) // scenery:ignore quiet because x\n"]).result(
            yaml)
        #expect(result.suppressed == 1 && result.findings.isEmpty)
    }
}
