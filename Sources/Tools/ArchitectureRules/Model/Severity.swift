/// How severe a finding is.
public enum Severity: String, Sendable, Codable, CaseIterable {
    /// Fails the check.
    case error
    /// Fails the check too, unless warnings are allowed.
    case warning
}
