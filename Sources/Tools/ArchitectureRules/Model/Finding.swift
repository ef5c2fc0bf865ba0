import SourceModel

/// A location where code violates a rule.
public struct Finding: Sendable, Codable, Hashable {
    /// A location that leads to the violation, with a description: a step of a cycle.
    public struct Step: Sendable, Codable, Hashable {
        public var location: FileLocation
        public var text: String

        public init(_ text: String, at location: FileLocation) {
            self.location = location
            self.text = text
        }
    }

    /// The rule's id.
    public var rule: String
    public var severity: Severity
    public var location: FileLocation
    /// What, where, why and what to do, in one or two sentences.
    public var message: String
    /// What it is about, by a name that stays the same when lines move: `AboutPresenter.view`.
    public var subject: String
    public var trail: [Step]
    public var fix: Fix?

    public init(
        rule: String, severity: Severity, location: FileLocation, message: String, subject: String,
        trail: [Step] = [],
        fix: Fix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.message = message
        self.subject = subject
        self.trail = trail
        self.fix = fix
    }
}

extension Finding {
    /// A finding of a rule, with the rule's own severity. The checker alone replaces that with the project's.
    public init(
        of rule: RuleInfo, at location: FileLocation, message: String, subject: String, trail: [Step] = [],
        fix: Fix? = nil
    ) {
        self.init(
            rule: rule.id, severity: rule.severity, location: location, message: message, subject: subject,
            trail: trail, fix: fix)
    }
}
