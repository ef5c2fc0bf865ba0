import ArchitectureRules

/// Rules about checking itself, which the checker applies without looking at the facts of the code.
public enum MetaRules {
    public static let all: [RuleInfo] = [unreadable, suppression, stale]

    /// A file that cannot be read or parsed completely.
    public static let unreadable = RuleInfo(
        id: "source-unreadable", summary: "A file cannot be read as Swift, so it is not checked completely.",
        why:
            "Code that cannot be read cannot be checked, and a check that silently skips files promises too much.",
        whatToDo:
            "Fix the syntax, save the file as UTF-8, or exclude it under sources.exclude in scenery.yml.",
        exceptions: "Of several problems in one file only the first is reported.",
        badExample: """
            final class HomePresenter {
                func present( {
            }
            """,
        goodExample: """
            final class HomePresenter {
                func present() {}
            }
            """)

    /// A comment that suppresses findings without giving a reason.
    public static let suppression = RuleInfo(
        id: "suppression-without-reason", summary: "A comment suppresses findings without a reason.",
        why:
            "Without a reason, nobody can tell a deliberate exception from a forgotten problem.",
        whatToDo: "Name the rule and give the reason: // scenery:ignore RULE because REASON.",
        exceptions: "Other comments that start with scenery: are for other tools.",
        badExample: """
            // scenery:ignore singleton-in-scene
            let defaults = UserDefaults.standard
            """,
        goodExample: """
            // scenery:ignore singleton-in-scene because the app group has this one store
            let defaults = UserDefaults.standard
            """)

    /// An entry of the baseline that matches no finding.
    public static let stale = RuleInfo(
        id: "baseline-stale", summary: "The baseline accepts a finding that is gone.",
        why: "An entry that remains would let the same problem return unnoticed.",
        whatToDo: "Run scenery check --prune, which removes such entries and adds none.",
        exceptions: "With --only, --changed-since or paths, entries of other rules and files are not judged.",
        badExample: """
            // The baseline names HomePresenter.view, which is weak now.
            weak var view: (any HomeDisplaying)?
            """,
        goodExample: """
            // The baseline no longer names HomePresenter.view.
            weak var view: (any HomeDisplaying)?
            """)
}
