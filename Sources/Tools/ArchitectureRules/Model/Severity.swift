/// How grave a finding is.
public enum Severity: String, Sendable, Codable, CaseIterable {
    /// Fails the check.
    case error
    /// Is told as less grave; fails the check too, unless warnings are allowed.
    case warning
}
