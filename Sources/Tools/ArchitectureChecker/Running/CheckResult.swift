import ArchitectureRules
import SourceModel

/// What a check found: the one value between the rules and everything that reads findings.
public struct CheckResult: Sendable {
    /// The findings to report: new ones in the requested scope, and stale entries of the baseline. Sorted by file,
    /// line, column and rule.
    public var findings: [Finding]
    /// How the findings of all files match the baseline.
    public var baseline: BaselineMatch
    /// How many findings in the requested scope the baseline accepts.
    public var known: Int
    /// How many findings comments suppress.
    public var suppressed: Int
    /// How many findings in the requested scope are left out, because nothing uses the code.
    public var unused: Int
    /// How many files were checked.
    public var files: Int
    /// All rules of the project.
    public var rules: [RuleInfo]
    /// What the check looked at, in the whole project.
    public var coverage: CheckCoverage

    public init(
        findings: [Finding] = [], baseline: BaselineMatch = BaselineMatch(), known: Int = 0,
        suppressed: Int = 0, unused: Int = 0,
        files: Int = 0, rules: [RuleInfo] = [], coverage: CheckCoverage = CheckCoverage()
    ) {
        self.coverage = coverage
        self.findings = findings
        self.baseline = baseline
        self.known = known
        self.suppressed = suppressed
        self.unused = unused
        self.files = files
        self.rules = rules
    }

    /// Every finding that no comment suppresses, whatever the baseline accepts and the scope includes.
    public var all: [Finding] { baseline.new + baseline.known }

    /// The exit code of `scenery check`: 0 if the code passes, 1 if a finding fails the check.
    ///
    /// - Parameter allowsWarnings: Whether only errors fail the check.
    public func exitCode(allowsWarnings: Bool = false) -> Int32 {
        findings.contains { !allowsWarnings || $0.severity == .error } ? 1 : 0
    }
}

extension Finding {
    /// The order in which findings are reported.
    public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
        (left.location.path, left.location.line, left.location.column, left.rule, left.subject, left.message)
            < (
                right.location.path, right.location.line, right.location.column, right.rule, right.subject,
                right.message
            )
    }
}
