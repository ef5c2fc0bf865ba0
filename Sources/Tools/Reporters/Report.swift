import ArchitectureRules
import SourceModel

/// The outcome of a check, as reporters tell it.
public struct Report: Sendable {
    /// What was looked at and what was let pass.
    public struct Counts: Sendable, Equatable {
        public var files = 0
        /// Findings that the baseline knows.
        public var known = 0
        /// Findings that comments take back.
        public var suppressed = 0

        public init(files: Int = 0, known: Int = 0, suppressed: Int = 0) {
            self.files = files
            self.known = known
            self.suppressed = suppressed
        }
    }

    /// The tool's version.
    public var version: String
    /// The project's folder, absolute and without a slash at its end; paths of findings are below it.
    public var root: String
    /// In the order in which they are told: by file, line, column and rule.
    public var findings: [Finding]
    /// The code at the places of findings and their trails, where it could be read.
    public var excerpts: [SourcePlace: Excerpt]
    /// What is known of the rules that the findings name.
    public var rules: [RuleInfo]
    public var counts: Counts

    public init(
        version: String, root: String, findings: [Finding], excerpts: [SourcePlace: Excerpt] = [:],
        rules: [RuleInfo] = [], counts: Counts = Counts()
    ) {
        self.version = version
        self.root = root
        self.findings = findings
        self.excerpts = excerpts
        self.rules = rules
        self.counts = counts
    }

    func info(of rule: String) -> RuleInfo? { rules.first { $0.id == rule } }

    /// How many findings each rule has, the most first.
    var countsByRule: [(rule: String, count: Int)] {
        Dictionary(grouping: findings, by: \.rule).map { ($0, $1.count) }
            .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }

    /// `3 findings (2 errors, 1 warning) in 2 of 14 files; 5 known in the baseline, 1 suppressed`
    var summary: String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let kinds = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
        let passed = [
            counts.known > 0 ? "\(counts.known) known in the baseline" : nil,
            counts.suppressed > 0 ? "\(counts.suppressed) suppressed" : nil,
        ].compactMap { $0 }
        let tail = passed.isEmpty ? "" : "; " + passed.joined(separator: ", ")
        guard !findings.isEmpty else { return "no findings in \(Self.count(counts.files, "file"))\(tail)" }
        let files = Set(findings.map(\.place.path)).count
        return "\(Self.count(findings.count, "finding")) (\(kinds.joined(separator: ", "))) in \(files) of "
            + "\(Self.count(counts.files, "file"))\(tail)"
    }

    static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
