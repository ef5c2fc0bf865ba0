import ArchitectureRules

/// A rule that a team defines in its `scenery.yml`, without code.
public struct CustomRule: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        case layers(Layers)
        case forbidden(Forbidden)
    }

    /// The name of the rule, which is the id of its findings.
    public var name: String
    /// Why the team wants the rule.
    public var reason: String
    public var severity: Severity
    public var content: Content
    public var line: Int?
}

/// What files may not do.
public struct Forbidden: Sendable, Equatable {
    public var from: Selection
    /// Files and modules that may not be depended on; `nil` for none.
    public var to: Selection?
    public var edges: [EdgeKind]
    /// Modules that may not be imported.
    public var imports: [Pattern]
    /// Types that may not be named.
    public var references: [Pattern]
    /// Functions, initializers and members that may not be used.
    public var calls: [Pattern]
    /// Types and protocols that may not be inherited from or conformed to.
    public var inherits: [Pattern]
    /// Names that no type may have.
    public var names: [Pattern]
}
