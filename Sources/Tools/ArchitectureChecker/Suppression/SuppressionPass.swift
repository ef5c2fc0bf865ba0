import ArchitectureRules
import SourceModel
import Styles

/// Removes the findings that comments suppress, and finds comments that are wrong or have no effect.
struct SuppressionPass {
    struct Outcome {
        /// What no comment suppresses, with the findings about comments themselves.
        var findings: [Finding] = []
        var suppressed = 0
        /// Rules that a comment names without suppressing a finding of theirs.
        var unused: [UnusedSuppression] = []
    }

    /// The rule that finds comments without effect.
    static let unused = "unused-suppression"

    let files: [FileFacts]
    /// All rules; a comment about one that may exist cannot be judged.
    let rules: KnownRules
    /// Which rules run; a comment about another cannot be judged.
    let settings: RuleSettings

    func outcome(of findings: [Finding]) -> Outcome {
        var outcome = Outcome()
        let byPath = Dictionary(grouping: findings, by: \.location.path)
        let commented = files.filter { !$0.comments.isEmpty }
        let paths = Set(commented.map(\.path))
        outcome.findings = findings.filter { !paths.contains($0.location.path) }
        for file in commented { apply(file, byPath[file.path] ?? [], &outcome) }
        return outcome
    }

    private func apply(_ file: FileFacts, _ findings: [Finding], _ outcome: inout Outcome) {
        let all = Suppression.all(in: file)
        let valid = all.filter { !$0.reason.isEmpty && !$0.rules.isEmpty }
        if settings.runs(MetaRules.suppression.id) {
            outcome.findings += all.filter { $0.reason.isEmpty || $0.rules.isEmpty }.map(incomplete)
        }
        var used: Set<[Int]> = []
        for finding in findings {
            var isCovered = false
            for (index, suppression) in valid.enumerated()
            where suppression.covers(rule: finding.rule, line: finding.location.line) {
                isCovered = true
                for (number, rule) in suppression.rules.enumerated() where rule == finding.rule {
                    used.insert([index, number])
                }
            }
            if isCovered { outcome.suppressed += 1 } else { outcome.findings.append(finding) }
        }
        for (index, suppression) in valid.enumerated() {
            for (number, rule) in suppression.rules.enumerated() where !used.contains([index, number]) {
                guard rules.ids.contains(rule) else {
                    if rules.isComplete, settings.runs(Self.unused) {
                        outcome.findings.append(unknown(rule, suppression))
                    }
                    continue
                }
                guard settings.runs(rule) else { continue }
                outcome.unused.append(
                    UnusedSuppression(
                        location: suppression.location, rule: rule,
                        isWholeLine: suppression.rules.count == 1 && !suppression.isTrailing))
            }
        }
    }

    /// An error, while other comments without effect are warnings: nobody knows what it was meant to suppress.
    private func unknown(_ rule: String, _ suppression: Suppression) -> Finding {
        Finding(
            rule: Self.unused, severity: .error, location: suppression.location,
            message:
                "no rule is named \"\(rule)\"\(SpellingSuggestion.hint(for: rule, among: rules.ids)), so this comment "
                + "suppresses nothing; correct the name, or remove it", subject: rule)
    }

    private func incomplete(_ suppression: Suppression) -> Finding {
        let what =
            suppression.rules.isEmpty
            ? "this comment names no rule"
            : "this comment names \(suppression.rules.map { "\"\($0)\"" }.joined(separator: ", ")) and gives no reason"
        let hints = suppression.rules.filter(rules.isUnknown)
            .map { "; no rule is named \"\($0)\"\(SpellingSuggestion.hint(for: $0, among: rules.ids))" }
            .joined()
        return Finding(
            of: MetaRules.suppression, at: suppression.location,
            message:
                "\(what), so it suppresses nothing\(hints); write // scenery:\(suppression.reach.rawValue) RULE because REASON",
            subject: suppression.rules.joined(separator: ", "))
    }
}
