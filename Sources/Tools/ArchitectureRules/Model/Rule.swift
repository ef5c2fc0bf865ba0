/// Finds the places where code breaks one thing that an architecture asks for.
///
/// A rule is a pure function: it neither reads files nor prints, and gives the same findings for the same
/// project. Where it cannot know, it stays silent.
public protocol Rule: Sendable {
    var info: RuleInfo { get }

    /// - Returns: Findings in any order.
    func findings(in project: CheckedProject) -> [Finding]
}

extension Rule {
    public var id: String { info.id }
}

/// What a person reads about a rule.
public struct RuleInfo: Sendable, Hashable {
    /// Names the offence: `view-model-not-primitive`. Its page is `docs/rules/ID.md`.
    public var id: String
    public var severity: Severity
    /// What it finds, in a line.
    public var summary: String
    /// Why that is wrong.
    public var why: String
    /// How to mend it.
    public var whatToDo: String
    /// When it says nothing although the code looks like it.
    public var silence: String
    /// The shortest code that breaks it.
    public var badExample: String
    /// The same code, mended.
    public var goodExample: String

    public init(
        id: String, severity: Severity = .error, summary: String, why: String, whatToDo: String,
        silence: String,
        badExample: String, goodExample: String
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.why = why
        self.whatToDo = whatToDo
        self.silence = silence
        self.badExample = badExample
        self.goodExample = goodExample
    }
}
