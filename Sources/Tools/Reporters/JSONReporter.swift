import ArchitectureRules
import SourceModel

/// For other programs: an object with `findings` and `summary`.
public struct JSONReporter: Reporter {
    public static let name = "json"

    public init() {}

    public func text(of report: Report) -> String {
        let summary: [(String, JSONText)] = [
            ("files", .number(report.counts.files)), ("findings", .number(report.findings.count)),
            ("errors", .number(report.findings.count { $0.severity == .error })),
            ("warnings", .number(report.findings.count { $0.severity == .warning })),
            ("known", .number(report.counts.known)), ("suppressed", .number(report.counts.suppressed)),
        ]
        let root = JSONText.object([
            ("version", .string(report.version)), ("findings", .list(report.findings.map(value))),
            ("summary", .object(summary)),
        ])
        return root.text() + "\n"
    }

    private func value(_ finding: Finding) -> JSONText {
        var pairs: [(String, JSONText)] = [
            ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
        ]
        pairs += place(finding.place)
        pairs += [("message", .string(finding.message)), ("subject", .string(finding.subject))]
        if !finding.trail.isEmpty {
            pairs.append(("trail", .list(finding.trail.map { .object(place($0.place) + [("text", .string($0.text))]) })))
        }
        if let fix = finding.fix { pairs.append(("fix", .string(fix.title))) }
        return .object(pairs)
    }

    private func place(_ place: SourcePlace) -> [(String, JSONText)] {
        [("file", .string(place.path)), ("line", .number(place.line)), ("column", .number(place.column))]
    }
}
