import ArchitectureRules
import SourceModel
import TextFormats

/// For a person in a terminal: each finding with its line of code, then a summary.
public struct TextReporter: Reporter {
    public static let name = "text"

    private let isColored: Bool

    public init(isColored: Bool = false) {
        self.isColored = isColored
    }

    public func text(of report: Report) -> String {
        var blocks = report.findings.map { block($0, report) }
        blocks.append(summary(report))
        return blocks.joined(separator: "\n")
    }

    private func block(_ finding: Finding, _ report: Report) -> String {
        let location = finding.location
        let severity = painted(finding.severity.rawValue, finding.severity == .error ? 31 : 33)
        let line = LineText.escaped("\(location)")
        let message = LineText.escaped("\(finding.message) [\(finding.rule)]")
        var text = "\(painted(line, 1)): \(severity): \(message)\n"
        text += code(at: location, report)
        for step in finding.trail {
            text += "  → \(LineText.escaped("\(step.location): \(step.text)"))\n"
        }
        if let fix = finding.fix { text += "  fix: \(LineText.escaped(fix.title)) (scenery check --fix)\n" }
        return text
    }

    private func code(at location: FileLocation, _ report: Report) -> String {
        guard let excerpt = report.excerpts[location] else { return "" }
        let number = "\(location.line)"
        let gap = String(repeating: " ", count: max(0, 5 - number.count))
        let bar = painted("│", 2)
        return "\(gap)\(number) \(bar) \(excerpt.text)\n"
            + "      \(bar) \(excerpt.indentation)\(painted("^", 32))\n"
    }

    private func summary(_ report: Report) -> String {
        var lines = [report.summary]
        if let coverage = report.coverage { lines.append(LineText.escaped(coverage)) }
        let width = report.countsByRule.map { "\($0.count)".count }.max() ?? 0
        for (rule, count) in report.countsByRule {
            let gap = String(repeating: " ", count: width - "\(count)".count)
            let summary = report.info(of: rule).map { ": \($0.summary)" } ?? ""
            lines.append("  \(gap)\(count) " + LineText.escaped(rule + summary))
        }
        let fixable = report.findings.count { $0.fix != nil }
        if fixable > 0 { lines.append("\(fixable) can be fixed: scenery check --fix --dry-run shows how") }
        if let rule = report.countsByRule.first?.rule {
            lines.append("why and what to do: scenery explain \(LineText.escaped(rule))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func painted(_ text: String, _ code: Int) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
