import SourceModel

/// A place where code breaks a rule.
public struct Finding: Sendable, Codable, Hashable {
    /// A place on the way to what is wrong, with what it is: a step of a loop.
    public struct Step: Sendable, Codable, Hashable {
        public var place: SourcePlace
        public var text: String

        public init(_ text: String, at place: SourcePlace) {
            self.place = place
            self.text = text
        }
    }

    /// The rule's id.
    public var rule: String
    public var severity: Severity
    public var place: SourcePlace
    /// What, where, why and what to do, in one or two sentences.
    public var message: String
    /// What it is about, by a name that stays when lines move: `AboutPresenter.view`.
    public var subject: String
    public var trail: [Step]
    public var fix: Fix?

    public init(
        rule: String, severity: Severity, place: SourcePlace, message: String, subject: String,
        trail: [Step] = [],
        fix: Fix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.place = place
        self.message = message
        self.subject = subject
        self.trail = trail
        self.fix = fix
    }
}
