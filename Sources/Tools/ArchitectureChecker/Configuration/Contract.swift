import ArchitectureRules

/// A rule that a team wrote in its `scenery.yml`, without code.
public struct Contract: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        case layers(Layers)
        case forbidden(Forbidden)
    }

    /// Its name, which is the id of its findings.
    public var name: String
    /// Why the team wants it, in its own words.
    public var reason: String
    public var severity: Severity
    public var content: Content
    public var line: Int?
}

/// How one part of a project comes to know another.
public enum EdgeKind: String, Sendable, CaseIterable {
    /// A target of the package or project depends on another.
    case targets
    /// A file imports a module.
    case imports
    /// A file names a type of another file, of its own module or another.
    case references
}

/// Layers in order: each may know those below it and none above.
public struct Layers: Sendable, Equatable {
    public struct Layer: Sendable, Equatable {
        public var name: String
        public var selection: Selection
        /// Whether its modules, or the folders its first star tells apart, keep apart from one another.
        public var keepsPeersApart: Bool
    }

    /// A sentence such as `core knows app`.
    public struct Direction: Sendable, Hashable {
        public var from: String
        public var to: String
    }

    /// From the outermost to the innermost.
    public var order: [Layer]
    /// Directions upward that are fine all the same.
    public var allowed: [Direction]
    /// Directions downward that are not.
    public var denied: [Direction]
    /// Whether every file must be in a layer.
    public var isExhaustive: Bool
    /// Files that `isExhaustive` does not ask about.
    public var exempt: Selection
    /// Whether a way through files of no layer counts too.
    public var isTransitive: Bool
    public var edges: [EdgeKind]
}

/// What files may not do.
public struct Forbidden: Sendable, Equatable {
    public var from: Selection
    /// Files and modules that may not be known; `nil` for none.
    public var to: Selection?
    public var edges: [EdgeKind]
    /// Modules that may not be imported.
    public var imports: [Pattern]
    /// Types that may not be named.
    public var references: [Pattern]
    /// Functions, initialisers and members that may not be used.
    public var calls: [Pattern]
    /// Types and protocols that may not be inherited from or conformed to.
    public var inherits: [Pattern]
    /// Names that no type may have.
    public var names: [Pattern]
}
