import ArchitectureRules

/// The rules that a check knows by name.
struct KnownRules {
    var infos: [RuleInfo]
    /// Whether there are no others: the package with the project's rules in Swift may not have been asked.
    var isComplete: Bool

    var ids: [String] { infos.map(\.id) }

    /// Whether a name is that of no rule, for certain.
    func isUnknown(_ id: String) -> Bool { isComplete && !ids.contains(id) }
}
