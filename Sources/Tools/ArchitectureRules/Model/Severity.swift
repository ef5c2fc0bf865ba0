/// How grave a finding is.
public enum Severity: String, Sendable, Codable, CaseIterable {
    /// Fails the check.
    case error
    /// Is told, and fails the check only where it is asked to.
    case warning
}
