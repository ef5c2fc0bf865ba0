/// Which project for Xcode an app has beside its package.
public enum ProjectKind: String, Sendable, CaseIterable {
    /// A project that Xcode opens.
    case xcode
    /// The manifest from which XcodeGen makes one.
    case xcodegen
    /// The manifest from which Tuist makes one.
    case tuist

    public static var names: [String] { allCases.map(\.rawValue) }
}
