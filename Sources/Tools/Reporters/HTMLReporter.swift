import ArchitectureRules
import SourceModel
import TextFormats

/// For people without the tool: one document that needs no other file, with a field to filter by.
public struct HTMLReporter: Reporter {
    public static let name = "html"

    public init() {}

    public func text(of report: Report) -> String {
        let title = "Findings in \(report.root.split(separator: "/").last ?? "the project")"
        let body = """
            <header><h1>\(escaped(title))</h1><p>\(escaped(report.summary))</p>\(coverage(report))</header>
            \(counts(report))\(filter(report))<main>
            \(files(report))</main>
            """
        return HTMLDocument(
            title: title, style: Self.style, body: body, script: report.findings.isEmpty ? "" : Self.script
        ).text
    }

    private func coverage(_ report: Report) -> String {
        report.coverage.map { "<p>\(escaped($0))</p>" } ?? ""
    }

    private func escaped(_ text: String) -> String { HTMLDocument.escaped(text) }

    private func counts(_ report: Report) -> String {
        guard !report.findings.isEmpty else { return "" }
        let rows = report.countsByRule.map { rule, count in
            let summary = report.info(of: rule)?.summary ?? ""
            return "<tr><td class=\"number\">\(count)</td><th scope=\"row\">\(escaped(rule))</th>"
                + "<td>\(escaped(summary))</td></tr>\n"
        }
        return "<table><caption>By rule</caption>\n\(rows.joined())</table>\n"
    }

    private func filter(_ report: Report) -> String {
        guard !report.findings.isEmpty else { return "" }
        return "<p><label for=\"filter\">Show those with</label> <input id=\"filter\" type=\"search\" "
            + "placeholder=\"a rule, file or word\"> <output id=\"shown\" for=\"filter\"></output></p>\n"
    }

    private func files(_ report: Report) -> String {
        var text = ""
        var path: String?
        for finding in report.findings {
            if finding.location.path != path {
                text += path == nil ? "" : "</section>\n"
                path = finding.location.path
                text += "<section><h2>\(escaped(finding.location.path))</h2>\n"
            }
            text += article(finding, report)
        }
        return text + (path == nil ? "" : "</section>\n")
    }

    private func article(_ finding: Finding, _ report: Report) -> String {
        let location = finding.location
        let severity = finding.severity.rawValue
        var text =
            "<article class=\"\(severity)\"><p><strong>\(severity)</strong> line \(location.line): "
            + "\(escaped(finding.message)) <code>\(escaped(finding.rule))</code></p>\n"
        if let excerpt = report.excerpts[location] {
            text += "<pre>\(escaped(excerpt.text))\n\(escaped(excerpt.indentation))^</pre>\n"
        }
        if !finding.trail.isEmpty {
            let steps = finding.trail.map { "<li>\(escaped("\($0.location): \($0.text)"))</li>" }
            text += "<ol>\(steps.joined())</ol>\n"
        }
        if let info = report.info(of: finding.rule) {
            text +=
                "<details><summary>Why, and what to do</summary><p>\(escaped(info.why))</p>"
                + "<p>\(escaped(info.whatToDo))</p></details>\n"
        }
        return text + "</article>\n"
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8885; --error: #b3261e; --warning: #8a5a00; }
        @media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffca66; } }
        body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
        h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
        table { border-collapse: collapse; } caption { text-align: start; font-weight: bold; }
        th, td { padding: .2rem .8rem .2rem 0; text-align: start; font-weight: normal; vertical-align: top; }
        th, code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
        td.number { text-align: end; }
        article { border-inline-start: .25rem solid var(--error); padding-inline-start: .8rem; margin: 1rem 0; }
        article.warning { border-color: var(--warning); }
        article strong { color: var(--error); } article.warning strong { color: var(--warning); }
        pre { overflow-x: auto; border: 1px solid var(--line); padding: .5rem; }
        input { font: inherit; padding: .3rem; min-width: 16rem; }

        """

    private static let script = """
        const field = document.getElementById("filter"), shown = document.getElementById("shown");
        const articles = [...document.querySelectorAll("article")];
        field.addEventListener("input", () => {
          const word = field.value.trim().toLowerCase();
          let count = 0;
          for (const article of articles) {
            const text = (article.parentElement.querySelector("h2").textContent + article.textContent).toLowerCase();
            article.hidden = !text.includes(word);
            if (!article.hidden) count += 1;
          }
          for (const section of document.querySelectorAll("section"))
            section.hidden = !section.querySelector("article:not([hidden])");
          shown.textContent = word ? count + " of " + articles.length : "";
        });

        """
}
