import SourceModel

/// A suppression has no effect.
struct UnusedSuppressionRule: Rule {
    let info = RuleInfo(
        id: "unused-suppression",
        severity: .warning,
        summary: "A comment suppresses a rule that finds nothing there.",
        why:
            "Its reason is no longer true, and it would hide the next, different problem at the same location.",
        whatToDo: "Remove the comment.",
        exceptions:
            "If the rule did not run in this check, so that its findings are unknown. A project without "
            + "`scenery:ignore` comments has no such finding.",
        badExample: """
            // unused: 2 error-dropped
            // scenery:ignore error-dropped because nothing can fail here
            let greeting = "hello"
            """,
        goodExample: """
            let greeting = "hello"
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        project.unusedSuppressions.map { suppression in
            let why = suppression.isKnown ? "finds nothing here" : "is not known"
            let fix =
                suppression.isWholeLine
                ? Fix("remove the comment", edits: [TextEdit(at: suppression.location, .removeLine)]) : nil
            return Finding(
                of: info, at: suppression.location,
                message:
                    "the rule \"\(suppression.rule)\" \(why), so this suppression does nothing; remove it",
                subject: "\(suppression.location.path) \(suppression.rule)", fix: fix)
        }
    }
}
