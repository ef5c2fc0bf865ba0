import SourceModel

/// A generated file is older than what it was generated from.
struct GeneratedStale: Rule {
    let info = RuleInfo(
        id: "generated-stale",
        summary: "A file that the tool wrote differs from what it would write now.",
        why:
            "Tests then run against mocks of protocols that have changed, or do not compile; and what was written into "
            + "the file by hand is lost the next time.",
        whatToDo: "Run the command again that wrote it, and keep changes of your own in other files.",
        silence: "For files that the tool did not write, or whose sources are not part of the project.",
        badExample: """
            // stale: AboutMocks.swift
            // file: AboutMocks.swift
            final class AboutPresentingMock {}
            """,
        goodExample: """
            // file: AboutMocks.swift
            final class AboutPresentingMock {}
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.staleFiles.map { file in
            Finding(
                rule: id, severity: info.severity, place: SourcePlace(path: file.path, line: 1, column: 1),
                message: "the generated file is out of date: \(file.reason); run \(file.command)",
                subject: file.path)
        }
    }
}
