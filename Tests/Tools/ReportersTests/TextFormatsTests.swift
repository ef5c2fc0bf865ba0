import ArchitectureChecker
import ArchitectureRules
import SourceModel
import Testing

@testable import Reporters

@Suite("formats for people and consoles") struct TextFormatsTests {
    @Test("text shows the code with a caret, the way, the fix and a summary")
    func text() {
        let warning = Finding(
            rule: "own-rule", severity: .warning, location: FileLocation(path: "B.swift", line: 1, column: 1),
            message: "no", subject: "B")
        let report = Sample.report([Sample.finding(fix: Fix("hold it weakly", edits: [])), warning])
        #expect(
            TextReporter().text(of: report) == """
                Sources/App/Home Presenter.swift:12:9: error: "HomePresenter" holds its view strongly [back-reference-strong]
                   12 │     var view: HomeViewController
                      │         ^
                  → A.swift:3:5: "HomeView" owns "HomePresenter"
                  fix: hold it weakly (scenery check --fix)

                B.swift:1:1: warning: no [own-rule]

                2 findings (1 error, 1 warning) in 2 of 14 files; 5 known in the baseline, 1 suppressed
                  1 back-reference-strong: a way back is held strongly
                  1 own-rule
                1 can be fixed: scenery check --fix --dry-run shows how
                why and what to do: scenery explain back-reference-strong

                """)
    }

    @Test("a hostile file name neither begins a line nor sends an escape sequence, in any line format")
    func hostileNames() {
        let name = "A\n::error::owned\r\u{1B}[2J.swift"
        let finding = Finding(
            rule: "own-rule", severity: .warning, location: FileLocation(path: name, line: 1, column: 1),
            message: "\"\(name)\" is bad", subject: "B")
        let report = Sample.report([finding])
        for reporter in [TextReporter(), XcodeReporter(), GitHubReporter()] as [any Reporter] {
            let lines = reporter.text(of: report).split(separator: "\n")
            #expect(lines.count { $0.hasPrefix("::") } == (reporter is GitHubReporter ? 1 : 0))
            #expect(!lines.contains { $0.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" } })
        }
    }

    /// What a terminal, a log reader or a person's eye would obey.
    private static let obeyed: [String] = [
        "\n", "\r", "\r\n", "\u{1B}[2J", "\u{9B}2J", "\u{7}", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}",
        "\u{2029}",
        "\u{202E}", "\u{2066}", "\u{200F}", "\u{061C}", "\u{206A}", "\u{E0041}",
    ]

    @Test(
        "a hostile name stays on its line in every line format, wherever it is shown",
        arguments: ["text", "xcode", "github"])
    func obeyedCharacters(_ format: String) throws {
        let reporter = try #require(ReportFormats.reporter(named: format))
        for part in Self.obeyed {
            let name = "A\(part)::error file=%0A,x::\\n.swift"
            let location = FileLocation(path: name, line: 1, column: 1)
            let finding = Finding(
                rule: "own\(part)rule", severity: .error, location: location, message: "\(name) is bad",
                subject: name, trail: [Finding.Step(name, at: location)], fix: Fix(name, edits: []))
            var report = Sample.report([finding])
            let plain = Sample.report([
                Finding(
                    rule: "own-rule", severity: .error, location: FileLocation(path: "A", line: 1, column: 1),
                    message: "is bad", subject: "", trail: [Finding.Step("A", at: location)],
                    fix: Fix("A", edits: []))
            ])
            report.excerpts = [location: Excerpt(line: "let a = \"\(part)\"", column: 1)]
            let text = reporter.text(of: report)
            let scalars = part.unicodeScalars.filter { $0 != "\n" && !(0x20..<0x7F).contains($0.value) }
            #expect(
                !text.unicodeScalars.contains { scalars.contains($0) }, "\(format): \(part.debugDescription)")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let excerptLines = format == "text" ? 2 : 0
            let expected = reporter.text(of: plain).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == expected.count + excerptLines, "\(format): \(part.debugDescription)")
            #expect(lines.count { $0.hasPrefix("::") } == (format == "github" ? 1 : 0))
            if format == "github" { #expect(!text.contains("%0A,x::")) }
        }
    }

    @Test("text without findings is one line")
    func nothing() {
        let report = Report(version: "1", root: "/a", result: CheckResult(files: 1))
        #expect(TextReporter(isColored: true).text(of: report) == "no findings in 1 file\n")
    }

    @Test("the caret is under the column, whatever characters come before it")
    func caret() {
        #expect(
            Excerpt(line: "\tlet 日本 = x", column: 13).indentation == "\t" + String(repeating: " ", count: 9))
        let excerpt = Excerpt(line: "é👍🏽x", column: 11)
        #expect(excerpt.indentation == "   ")
        #expect(excerpt.utf16Column == 6)
    }

    @Test("a line of ten megabytes is cut to the part around the column")
    func longLine() {
        let line = String(repeating: "a", count: 5_000_000) + "X" + String(repeating: "b", count: 5_000_000)
        let excerpt = Excerpt(line: line[...], column: 5_000_001)
        #expect(excerpt.text.count == Excerpt.width + 2)
        #expect(Array(excerpt.text)[excerpt.indentation.count] == "X")
    }

    @Test("control characters of code do not reach a terminal")
    func control() {
        #expect(Excerpt(line: "a\u{1B}[31mb\u{0}", column: 1).text == "a\u{FFFD}[31mb\u{FFFD}")
    }

    @Test("a column beyond the line is its end")
    func beyond() {
        #expect(Excerpt(line: "ab", column: 99).indentation == "  ")
        #expect(Excerpt(line: "", column: 1).text.isEmpty)
    }

    @Test("xcode gets absolute paths, one line a finding")
    func xcode() {
        #expect(
            XcodeReporter().text(of: Sample.report([Sample.finding("two\nlines")])) == """
                /apps/Trip/Sources/App/Home Presenter.swift:12:9: error: two lines [back-reference-strong]

                """)
    }

    @Test("github's commands are escaped")
    func github() {
        var finding = Sample.finding("100 %: a\r\nb, c")
        finding.location = FileLocation(path: "a,b:c.swift", line: 1, column: 2)
        #expect(
            GitHubReporter().text(of: Sample.report([finding])) == """
                ::error file=a%2Cb%3Ac.swift,line=1,col=2,title=back-reference-strong::100 %25: a%0D%0Ab, c

                """)
    }
}
