import ArchitectureRules

/// What to check, and which of its findings to report.
public struct CheckRequest: Sendable {
    /// Ids of the rules to run; `nil` for all rules.
    public var rules: Set<String>?
    /// The files whose findings are reported.
    public var scope: CheckScope
    /// Whether findings of rules about use count in code that nothing uses.
    public var includesUnused: Bool
    /// Generated files that are out of date.
    public var staleFiles: [StaleFile]
    /// The findings to accept, with the path of their file; `nil` if there is no baseline.
    public var baseline: (file: String, content: Baseline)?

    public init(
        rules: Set<String>? = nil, scope: CheckScope = CheckScope(), includesUnused: Bool = false,
        staleFiles: [StaleFile] = [],
        baseline: (file: String, content: Baseline)? = nil
    ) {
        self.rules = rules
        self.scope = scope
        self.includesUnused = includesUnused
        self.staleFiles = staleFiles
        self.baseline = baseline
    }
}
