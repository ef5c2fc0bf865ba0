import SourceModel

/// A suppression keeps nothing quiet.
struct UnusedSuppressionRule: Rule {
    let info = RuleInfo(
        id: "unused-suppression",
        severity: .warning,
        summary: "A comment suppresses a rule that finds nothing there.",
        why:
            "The reason it gives is no longer true, and it would keep quiet the next, different fault in the same place.",
        whatToDo: "Remove the comment.",
        silence: "When the rule was left out of this run, so that nobody knows what it would have found.",
        badExample: """
            // unused: 2 error-dropped
            // scenery:ignore error-dropped because nothing can fail here
            let greeting = "hello"
            """,
        goodExample: """
            let greeting = "hello"
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.unusedSuppressions.map { suppression in
            let why = suppression.isKnown ? "finds nothing here" : "is not known"
            let fix =
                suppression.isWholeLine
                ? Fix("remove the comment", edits: [TextEdit(at: suppression.place, .removeLine)]) : nil
            return Finding(
                rule: id, severity: info.severity, place: suppression.place,
                message:
                    "the rule \"\(suppression.rule)\" \(why), so this suppression does nothing; remove it",
                subject: "\(suppression.place.path) \(suppression.rule)", fix: fix)
        }
    }
}
