import ArchitectureChecker
import ArchitectureRules
import SourceModel

/// The result of a check, with what reporters add to it.
public struct Report: Sendable {
    /// The tool's version.
    public var version: String
    /// The project's folder, absolute and without a slash at its end; paths of findings are relative to it.
    public var root: String
    public var result: CheckResult
    /// The code at the locations of findings and their trails, where it could be read.
    public var excerpts: [FileLocation: Excerpt]

    public init(
        version: String, root: String, result: CheckResult, excerpts: [FileLocation: Excerpt] = [:]
    ) {
        self.version = version
        self.root = root
        self.result = result
        self.excerpts = excerpts
    }

    /// In the order in which they are reported: by file, line, column and rule.
    var findings: [Finding] { result.findings }

    func info(of rule: String) -> RuleInfo? { result.rules.first { $0.id == rule } }

    /// How many findings each rule has, the most first.
    var countsByRule: [(rule: String, count: Int)] {
        Dictionary(grouping: findings, by: \.rule).map { ($0, $1.count) }
            .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }

    /// `3 findings (2 errors, 1 warning) in 2 of 14 files; 5 known in the baseline, 1 suppressed, 2 in unused code`
    var summary: String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let kinds = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map {
            Self.count($0.0, $0.1)
        }
        let passed = [
            result.known > 0 ? "\(result.known) known in the baseline" : nil,
            result.suppressed > 0 ? "\(result.suppressed) suppressed" : nil,
            result.unused > 0 ? "\(result.unused) in unused code" : nil,
        ].compactMap { $0 }
        let tail = passed.isEmpty ? "" : "; " + passed.joined(separator: ", ")
        guard !findings.isEmpty else { return "no findings in \(Self.count(result.files, "file"))\(tail)" }
        let files = Set(findings.map(\.location.path)).count
        return "\(Self.count(findings.count, "finding")) (\(kinds.joined(separator: ", "))) in \(files) of "
            + "\(Self.count(result.files, "file"))\(tail)"
    }

    /// What the check looked at: `checked 14 of 14 scenes`.
    var coverage: String? { result.coverage.sentence }

    /// The same, where the check could not look at everything.
    var gap: String? { result.coverage.isComplete ? nil : coverage }

    static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
