import ArchitectureRules

/// Which rules run in a check, and how severe their findings are. Nothing else decides either.
struct RuleSettings {
    private let settings: [String: CheckConfiguration.Setting]
    private let only: Set<String>?

    /// - Parameter only: Ids of the rules to run; `nil` for all rules.
    init(_ configuration: CheckConfiguration, only: Set<String>?) {
        settings = configuration.rules
        self.only = only
    }

    /// The rules to which the project gives a severity, or which it turns off.
    var named: [String] { settings.keys.sorted() }

    func runs(_ rule: String) -> Bool {
        settings[rule] != .off && (only?.contains(rule) ?? true)
    }

    /// The findings of rules that are not off, with the severity that the project gives their rules.
    func decided(_ findings: [Finding]) -> [Finding] {
        guard !settings.isEmpty else { return findings }
        return findings.compactMap { finding in
            switch settings[finding.rule] {
            case .off: return nil
            case nil: return finding
            case .severity(let severity):
                var finding = finding
                finding.severity = severity
                return finding
            }
        }
    }
}
