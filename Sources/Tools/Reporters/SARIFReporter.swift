import ArchitectureRules
import SourceModel
import TextFormats

/// For code scanning services: the Static Analysis Results Interchange Format, version 2.1.0.
public struct SARIFReporter: Reporter {
    public static let name = "sarif"

    public init() {}

    public func text(of report: Report) -> String {
        let rules = rules(report)
        let driver = JSONText.object([
            ("name", .string("scenery")), ("version", .string(report.version)),
            ("rules", .list(rules.map(value))),
        ])
        let run = JSONText.object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
            ("invocations", .list([.object(invocation(report))])),
            (
                "originalUriBaseIds",
                .object([("SRCROOT", .object([("description", message("the project's folder"))]))])
            ),
            ("results", .list(report.findings.map { result($0, report, rules.map(\.id)) })),
        ])
        let log = JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .list([run])),
        ])
        return log.text + "\n"
    }

    private func invocation(_ report: Report) -> [(String, JSONText)] {
        let notes = report.coverage.map { text in
            JSONText.object([
                ("level", .string(report.gap == nil ? "note" : "warning")), ("message", message(text)),
            ])
        }
        return [("executionSuccessful", .flag(true))]
            + (notes.map { [("toolExecutionNotifications", .list([$0]))] } ?? [])
    }

    /// Every rule that a finding names, also one that nothing more is known of.
    private func rules(_ report: Report) -> [RuleInfo] {
        report.countsByRule.map(\.rule).sorted().map { id in
            report.info(of: id)
                ?? RuleInfo(
                    id: id, summary: "a rule of the project's own", why: "", whatToDo: "", exceptions: "",
                    badExample: "", goodExample: "")
        }
    }

    private func value(_ rule: RuleInfo) -> JSONText {
        let help = [rule.why, rule.whatToDo].filter { !$0.isEmpty }.joined(separator: "\n\n")
        return .object([
            ("id", .string(rule.id)), ("shortDescription", message(rule.summary)),
            ("help", message(help.isEmpty ? rule.summary : help)),
            ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
        ])
    }

    private func result(_ finding: Finding, _ report: Report, _ rules: [String]) -> JSONText {
        var pairs: [(String, JSONText)] = [("ruleId", .string(finding.rule))]
        if let index = rules.firstIndex(of: finding.rule) { pairs.append(("ruleIndex", .number(index))) }
        pairs += [("level", .string(finding.severity.rawValue)), ("message", message(finding.message))]
        let subject = JSONText.object([("fullyQualifiedName", .string(finding.subject))])
        let logical = finding.subject.isEmpty ? [] : [("logicalLocations", JSONText.list([subject]))]
        pairs.append(("locations", .list([.object(physical(finding.location, report) + logical)])))
        if !finding.trail.isEmpty {
            pairs.append(
                (
                    "relatedLocations",
                    .list(
                        finding.trail.map {
                            .object(physical($0.location, report) + [("message", message($0.text))])
                        })
                ))
        }
        pairs.append(("partialFingerprints", .object([("sceneryFinding/v1", .string(fingerprint(finding)))])))
        return .object(pairs)
    }

    /// Knows a finding again when lines move.
    private func fingerprint(_ finding: Finding) -> String {
        "\(finding.rule):\(finding.location.path):\(finding.subject)"
    }

    private func physical(_ location: FileLocation, _ report: Report) -> [(String, JSONText)] {
        let excerpt = report.excerpts[location]
        var region: [(String, JSONText)] = [
            ("startLine", .number(max(location.line, 1))),
            ("startColumn", .number(excerpt?.utf16Column ?? max(location.column, 1))),
        ]
        if let excerpt { region.append(("snippet", message(excerpt.text))) }
        let file = JSONText.object([
            ("uri", .string(Self.uri(location.path))), ("uriBaseId", .string("SRCROOT")),
        ])
        return [("physicalLocation", .object([("artifactLocation", file), ("region", .object(region))]))]
    }

    private func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

    /// A path as a relative reference; what is not unreserved is percent-encoded.
    static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~/+".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }.joined()
    }
}
