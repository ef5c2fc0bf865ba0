/// A rule's page of the documentation.
public struct RulePage: Sendable {
    private let info: RuleInfo

    public init(_ info: RuleInfo) { self.info = info }

    /// The headings of every page, in their order.
    public static let headings = [
        "What it finds", "Why", "Failing code", "Passing code", "How to fix it", "Exceptions",
        "Suppressing",
    ]

    /// The page in Markdown.
    public var text: String {
        let bodies = [
            info.summary, info.why, code(info.badExample), code(info.goodExample), info.whatToDo,
            info.exceptions + (info.isAboutUse ? "\n\n\(Self.unused)" : ""),
            "Severity: \(info.severity.rawValue).\n\n"
                + code("// scenery:ignore \(info.id) because …")
                + "\n\nabove the line, with your reason, which is required. See [the list of rules](README.md).",
        ]
        let sections = zip(Self.headings, bodies).map { "## \($0)\n\n\($1)\n" }
        return "# \(info.id)\n\n" + sections.joined(separator: "\n")
    }

    /// What rules about use leave out.
    private static let unused =
        "Code that nothing in the project but its tests uses, such as a function that is never called or a type that no storyboard and no code but its own and previews name, is left out by "
        + "`scenery check`, which says how many findings there are; `--unused` shows them, and so does an editor. So is what only developers run: "
        + "files named for it (`Debug…`), folders such as `Developer Menu` and `Mocks`, and files that are wholly under `#if DEBUG` or the like. "
        + "So are files in no target of an Xcode project that lists most of the files around them."

    private func code(_ text: String) -> String { "```swift\n\(text)\n```" }

    /// The page that lists all rules.
    public static func list(of rules: [RuleInfo]) -> String {
        let rows = rules.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # The rules

            A rule checks the facts of the sources against the data of the project's styles, and reports nothing if it
            cannot be sure. Each page contains the text of `scenery explain`; a test runs its code through the rules.

            | rule | severity | finds |
            | --- | --- | --- |

            """ + rows.joined(separator: "\n") + "\n"
    }
}
