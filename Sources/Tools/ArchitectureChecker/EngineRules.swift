import ArchitectureRules

/// Rules about checking itself, which the checker looks after and not the code's facts.
public enum EngineRules {
    public static let all: [RuleInfo] = [unreadable, suppression, stale]

    /// A file that cannot be read or parsed, so that nothing can be said of it.
    public static let unreadable = RuleInfo(
        id: "source-unreadable", summary: "A file cannot be read as Swift, so it is not checked whole.",
        why: "What cannot be read cannot be checked, and a check that skips files in silence promises too much.",
        whatToDo: "Mend the syntax, save the file as UTF-8, or leave it out under sources.exclude in scenery.yml.",
        silence: "Of many faults in one file only the first is told.",
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

    /// A comment that takes findings back without saying why.
    public static let suppression = RuleInfo(
        id: "suppression-without-reason", summary: "A comment takes findings back without a reason.",
        why: "Who reads the code next cannot tell an exception that was thought about from a forgotten fault.",
        whatToDo: "Name the rule and say why: // scenery:ignore RULE because REASON.",
        silence: "Other comments that begin with scenery: are for other tools.",
        badExample: """
            // scenery:ignore singleton-in-scene
            let defaults = UserDefaults.standard
            """,
        goodExample: """
            // scenery:ignore singleton-in-scene because the app group has this one store
            let defaults = UserDefaults.standard
            """)

    /// An entry of the baseline that no finding matches any more.
    public static let stale = RuleInfo(
        id: "baseline-stale", summary: "The baseline lets something pass that is no longer there.",
        why: "An entry left behind would let the same fault come back unseen.",
        whatToDo: "Run scenery check --prune, which takes such entries out and adds none.",
        silence: "With --only, --changed-since or paths, entries of other rules and files are not judged.",
        badExample: """
            // The baseline names HomePresenter.view, which is held weakly by now.
            weak var view: (any HomeDisplaying)?
            """,
        goodExample: """
            // The baseline no longer names HomePresenter.view.
            weak var view: (any HomeDisplaying)?
            """)
}
