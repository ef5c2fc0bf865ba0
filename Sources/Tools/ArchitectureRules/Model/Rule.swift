/// Finds the locations where code violates one requirement of an architecture.
///
/// A rule is a pure function: it neither reads files nor prints, and gives the same findings for the same
/// project. It reports nothing if it cannot be sure.
public protocol Rule: Sendable {
    var info: RuleInfo { get }

    /// - Returns: Findings in any order.
    func findings(in project: ProjectContext) -> [Finding]
}

extension Rule {
    public var id: String { info.id }
}

/// The description of a rule.
public struct RuleInfo: Sendable, Hashable {
    /// Names the violation: `view-model-not-primitive`. Its page is `docs/rules/ID.md`.
    public var id: String
    public var severity: Severity
    /// What it finds, in one line.
    public var summary: String
    /// Why that is wrong.
    public var why: String
    /// How to fix it.
    public var whatToDo: String
    /// When it reports nothing although the code looks like a violation.
    public var exceptions: String
    /// The shortest code that violates the rule.
    public var badExample: String
    /// The same code, fixed.
    public var goodExample: String
    /// Whether it is about what happens when code runs, which does not matter where nothing uses the code.
    public var isAboutUse: Bool

    public init(
        id: String, severity: Severity = .error, summary: String, why: String, whatToDo: String,
        exceptions: String,
        badExample: String, goodExample: String, isAboutUse: Bool = false
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.why = why
        self.whatToDo = whatToDo
        self.exceptions = exceptions
        self.badExample = badExample
        self.goodExample = goodExample
        self.isAboutUse = isAboutUse
    }
}
