import ArchitectureRules

/// Rules that are not in this tool: a package of the project has them.
///
/// The checker asks them only if it needs to, since the answer takes a build.
public protocol OutsideRules: Sendable {
    /// - Parameters:
    ///   - project: The project that they look at; `nil` to ask for their descriptions alone.
    ///   - only: Ids of the rules to run; `nil` for all of them. Others are described too.
    /// - Throws: `CheckError.badRules` when they cannot be built, end with an error or find something that is not in the project.
    func outcome(in project: ProjectContext?, only: Set<String>?) throws(CheckError) -> OutsideOutcome
}

/// What rules from outside say.
public struct OutsideOutcome: Sendable {
    public var rules: [RuleInfo]
    public var findings: [Finding]

    public init(rules: [RuleInfo] = [], findings: [Finding] = []) {
        self.rules = rules
        self.findings = findings
    }
}
