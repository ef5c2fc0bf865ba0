import ArchitectureChecker
import ArchitectureRules
import SourceModel
import TextFormats

/// For other programs: an object with `findings` and `summary`.
public struct JSONReporter: Reporter {
    public static let name = "json"

    public init() {}

    public func text(of report: Report) -> String {
        let summary: [(String, JSONText)] = [
            ("files", .number(report.result.files)), ("findings", .number(report.findings.count)),
            ("errors", .number(report.findings.count { $0.severity == .error })),
            ("warnings", .number(report.findings.count { $0.severity == .warning })),
            ("known", .number(report.result.known)), ("suppressed", .number(report.result.suppressed)),
            ("unused", .number(report.result.unused)),
        ]
        let coverage = report.result.coverage
        let unchecked = coverage.unchecked.map { JSONText.object(value($0)) }
        let looked: [(String, JSONText)] = [
            ("scenes", .number(coverage.scenes)), ("unchecked", .list(unchecked)),
            ("partialFiles", .number(coverage.partialFiles)),
            ("excludedFiles", .number(coverage.excludedFiles)),
        ]
        let root = JSONText.object([
            ("version", .string(report.version)), ("findings", .list(report.findings.map(value))),
            ("summary", .object(summary)), ("coverage", .object(looked)),
        ])
        return root.text + "\n"
    }

    private func value(_ scene: SceneMap.Unchecked) -> [(String, JSONText)] {
        var pairs = [("scene", JSONText.string(scene.scene)), ("style", .string(scene.style))]
        pairs += location(scene.location)
        switch scene.reason {
        case .sameNames(let type, let locations):
            pairs += [
                ("reason", .string("same-names")), ("type", .string(type)),
                ("files", .list(locations.map { .string($0.path) })),
            ]
        case .styleNotListed: pairs.append(("reason", .string("style-not-listed")))
        }
        return pairs
    }

    private func value(_ finding: Finding) -> JSONText {
        var pairs: [(String, JSONText)] = [
            ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
        ]
        pairs += location(finding.location)
        pairs += [("message", .string(finding.message)), ("subject", .string(finding.subject))]
        if !finding.trail.isEmpty {
            pairs.append(
                (
                    "trail",
                    .list(finding.trail.map { .object(location($0.location) + [("text", .string($0.text))]) })
                ))
        }
        if let fix = finding.fix { pairs.append(("fix", .string(fix.title))) }
        return .object(pairs)
    }

    private func location(_ location: FileLocation) -> [(String, JSONText)] {
        [
            ("file", .string(location.path)), ("line", .number(location.line)),
            ("column", .number(location.column)),
        ]
    }
}
