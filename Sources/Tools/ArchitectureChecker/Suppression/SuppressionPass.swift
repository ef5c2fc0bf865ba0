import ArchitectureRules
import SourceModel
import Styles

/// Takes back what comments say, and tells which comments are wrong or of no use.
struct SuppressionPass {
    struct Outcome {
        var left: [Finding] = []
        var suppressed = 0
        /// Comments without a reason or without a rule.
        var faults: [Finding] = []
        /// Named rules that took nothing back.
        var unused: [UnusedSuppression] = []
        /// Names that no rule has.
        var unknown: [Finding] = []
    }

    /// The rule that finds comments of no use.
    static let unused = "unused-suppression"

    let files: [FileFacts]
    /// The ids of all rules there are.
    let known: [String]
    /// The ids of those that ran; a comment about another cannot be judged.
    let ran: Set<String>
    /// How grave a comment without a reason is; `nil` where the project does not ask.
    let severity: Severity?

    func outcome(of findings: [Finding]) -> Outcome {
        var outcome = Outcome()
        let byPath = Dictionary(grouping: findings, by: \.place.path)
        let commented = files.filter { !$0.comments.isEmpty }
        let silent = Set(commented.map(\.path))
        outcome.left = findings.filter { !silent.contains($0.place.path) }
        for file in commented { apply(file, byPath[file.path] ?? [], &outcome) }
        return outcome
    }

    private func apply(_ file: FileFacts, _ findings: [Finding], _ outcome: inout Outcome) {
        let all = Suppression.all(in: file)
        let valid = all.filter { !$0.reason.isEmpty && !$0.rules.isEmpty }
        outcome.faults += all.filter { $0.reason.isEmpty || $0.rules.isEmpty }.compactMap(fault)
        var used: Set<[Int]> = []
        for finding in findings {
            var isCovered = false
            for (index, suppression) in valid.enumerated()
            where suppression.covers(rule: finding.rule, line: finding.place.line) {
                isCovered = true
                for (number, rule) in suppression.rules.enumerated() where rule == finding.rule { used.insert([index, number]) }
            }
            if isCovered { outcome.suppressed += 1 } else { outcome.left.append(finding) }
        }
        for (index, suppression) in valid.enumerated() {
            for (number, rule) in suppression.rules.enumerated() where !used.contains([index, number]) {
                guard known.contains(rule) else {
                    outcome.unknown.append(unknown(rule, suppression))
                    continue
                }
                guard ran.contains(rule) else { continue }
                outcome.unused.append(UnusedSuppression(
                    place: suppression.place, rule: rule,
                    isWholeLine: suppression.rules.count == 1 && !suppression.isTrailing))
            }
        }
    }

    private func unknown(_ rule: String, _ suppression: Suppression) -> Finding {
        Finding(
            rule: Self.unused, severity: .error, place: suppression.place,
            message: "no rule is named \"\(rule)\"\(Nearest.hint(for: rule, among: known)), so this comment takes "
                + "nothing back; mend the name, or remove it", subject: rule)
    }

    private func fault(_ suppression: Suppression) -> Finding? {
        guard let severity else { return nil }
        let what = suppression.rules.isEmpty
            ? "this comment names no rule" : "this comment takes \(suppression.rules.map { "\"\($0)\"" }.joined(separator: ", ")) back and does not say why"
        let hints = suppression.rules.filter { !known.contains($0) }
            .map { "; no rule is named \"\($0)\"\(Nearest.hint(for: $0, among: known))" }.joined()
        return Finding(
            rule: EngineRules.suppression.id, severity: severity, place: suppression.place,
            message: "\(what), so it takes nothing back\(hints); write // scenery:\(suppression.reach.rawValue) RULE because REASON",
            subject: suppression.rules.joined(separator: ", "))
    }
}
