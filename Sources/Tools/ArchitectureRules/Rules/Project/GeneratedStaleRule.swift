import SourceModel

/// A generated file is older than what it was generated from.
struct GeneratedStaleRule: Rule {
    let info = RuleInfo(
        id: "generated-stale",
        summary: "A generated file differs from what the tool would write now.",
        why:
            "Tests then run against mocks of protocols that have changed, or do not compile; and manual edits of "
            + "the file are lost the next time.",
        whatToDo: "Run the command that generated the file again, and keep your own code in other files.",
        exceptions:
            "For files that the tool did not generate, or whose sources are not part of the project. "
            + "Only files that `scenery mock` writes can be out of date.",
        badExample: """
            // stale: AboutMocks.swift
            // file: AboutMocks.swift
            final class AboutPresentingMock {}
            """,
        goodExample: """
            // file: AboutMocks.swift
            final class AboutPresentingMock {}
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        project.staleFiles.map { file in
            Finding(
                of: info,
                at: FileLocation(path: file.path, line: 1, column: 1),
                message: "the generated file is out of date: \(file.reason); run \(file.command)",
                subject: file.path)
        }
    }
}
