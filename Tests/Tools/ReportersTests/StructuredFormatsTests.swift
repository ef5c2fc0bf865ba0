import ArchitectureChecker
import ArchitectureRules
import Foundation
import SourceModel
import Testing

@testable import Reporters

@Suite("formats for programs") struct StructuredFormatsTests {
    private typealias Object = [String: Any]

    private func object(_ text: String) throws -> Object {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    }

    private let awkward = "\"q\" \\ \u{1}\u{2028}\n\t<b>é日本👍"

    @Test("json has findings with rule, severity, file, line, column and message")
    func json() throws {
        let root = try object(JSONReporter().text(of: Sample.report([Sample.finding(awkward)])))
        let finding = try #require((root["findings"] as? [Object])?.first)
        #expect(finding["rule"] as? String == "back-reference-strong")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["file"] as? String == "Sources/App/Home Presenter.swift")
        #expect(finding["line"] as? Int == 12)
        #expect(finding["column"] as? Int == 9)
        #expect(finding["message"] as? String == awkward)
        #expect((finding["trail"] as? [Object])?.first?["line"] as? Int == 3)
        #expect((root["summary"] as? Object)?["known"] as? Int == 5)
    }

    @Test("json without findings is an object with an empty list")
    func empty() throws {
        let root = try object(
            JSONReporter().text(of: Report(version: "1", root: "/a", result: CheckResult())))
        #expect((root["findings"] as? [Object])?.isEmpty == true)
    }

    @Test("sarif has what version 2.1.0 requires, and refers only to what it contains")
    func sarif() throws {
        let warning = Finding(
            rule: "own-rule", severity: .warning, location: FileLocation(path: "B.swift", line: 1, column: 1),
            message: "no", subject: "")
        let root = try object(SARIFReporter().text(of: Sample.report([Sample.finding(awkward), warning])))
        #expect(root["version"] as? String == "2.1.0")
        #expect((root["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
        let run = try #require((root["runs"] as? [Object])?.first)
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        #expect(driver["name"] as? String == "scenery")
        let rules = try #require(driver["rules"] as? [Object])
        let bases = try #require(run["originalUriBaseIds"] as? Object)
        for rule in rules {
            #expect((rule["shortDescription"] as? Object)?["text"] is String)
            #expect(
                ["error", "warning"].contains((rule["defaultConfiguration"] as? Object)?["level"] as? String))
        }
        let results = try #require(run["results"] as? [Object])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
            #expect((result["message"] as? Object)?["text"] is String)
            for location in try #require(result["locations"] as? [Object]) {
                let physical = try #require(location["physicalLocation"] as? Object)
                let artifact = try #require(physical["artifactLocation"] as? Object)
                #expect(bases[try #require(artifact["uriBaseId"] as? String)] != nil)
                let uri = try #require(artifact["uri"] as? String)
                #expect(!uri.contains(" ") && !uri.hasPrefix("/"))
                let region = try #require(physical["region"] as? Object)
                #expect(try #require(region["startLine"] as? Int) >= 1)
                #expect(try #require(region["startColumn"] as? Int) >= 1)
            }
        }
        #expect((results[0]["message"] as? Object)?["text"] as? String == awkward)
    }

    @Test("sarif's paths are percent-encoded")
    func uri() {
        #expect(SARIFReporter.uri("Sources/Ä b%/x+y.swift") == "Sources/%C3%84%20b%25/x+y.swift")
    }

    @Test("the HTML document needs no other file, and no code becomes markup")
    func html() {
        let evil = "</pre><script>alert('x')</script>\"&"
        var finding = Sample.finding(evil)
        finding.subject = evil
        var report = Sample.report([finding])
        report.root = "/apps/<Trip>"
        report.excerpts = [finding.location: Excerpt(line: evil[...], column: 1)]
        let page = HTMLReporter().text(of: report)
        #expect(!page.contains("<script>alert"))
        #expect(!page.contains("</pre><script"))
        #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;"))
        #expect(page.contains("<title>Findings in &lt;Trip&gt;</title>"))
        #expect(page.contains("Hold it &lt;weakly&gt;."))
        for outside in ["src=", "href=", "@import", "url("] { #expect(!page.contains(outside)) }
        #expect(
            page.components(separatedBy: "<section>").count
                == page.components(separatedBy: "</section>").count)
    }

    @Test("every format is chosen by its name, and gives the same text twice")
    func names() {
        #expect(ReportFormats.names == ["text", "xcode", "github", "json", "sarif", "html"])
        let report = Sample.report([Sample.finding()])
        for name in ReportFormats.names {
            let reporter = ReportFormats.reporter(named: name)
            #expect(reporter?.text(of: report) == ReportFormats.reporter(named: name)?.text(of: report))
            #expect(reporter?.text(of: report).hasSuffix("\n") == true)
        }
        #expect(ReportFormats.reporter(named: "xml") == nil)
    }
}
