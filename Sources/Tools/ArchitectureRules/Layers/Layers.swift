/// How one part of a project depends on another.
public enum EdgeKind: String, Sendable, CaseIterable {
    /// A target of the package or project depends on another.
    case targets
    /// A file imports a module.
    case imports
    /// A file names a type that another file declares, in its own module or another.
    case references
}

/// Layers in order: each may depend on those below it and on none above it.
public struct Layers: Sendable, Equatable {
    public struct Layer: Sendable, Equatable {
        public var name: String
        public var selection: Selection
        /// Whether the layer's modules, or the folders that its first star distinguishes, may not depend on each other.
        public var keepsPeersApart: Bool

        public init(_ name: String, _ selection: Selection, keepsPeersApart: Bool = false) {
            self.name = name
            self.selection = selection
            self.keepsPeersApart = keepsPeersApart
        }
    }

    /// A sentence such as `core knows app`.
    public struct Direction: Sendable, Hashable {
        public var from: String
        public var to: String

        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    /// From the outermost to the innermost.
    public var order: [Layer]
    /// Upward directions that are allowed nevertheless.
    public var allowed: [Direction] = []
    /// Downward directions that are not allowed.
    public var denied: [Direction] = []
    /// Whether every file must be in a layer.
    public var isExhaustive = false
    /// Files that need no layer even if `isExhaustive`.
    public var exempt = Selection()
    /// Whether a path through files of no layer counts too.
    public var isTransitive = false
    public var edges = EdgeKind.allCases

    public init(_ order: [Layer]) {
        self.order = order
    }
}

extension Layers {
    /// Layers of one module each, of which only the imports are checked.
    ///
    /// - Parameter modules: A module and the name of its layer, from the innermost to the outermost.
    public init(innermostFirst modules: [(layer: String, module: String)]) {
        self.init(modules.reversed().map { Layer($0.layer, Selection(modules: [Pattern($0.module)])) })
        edges = [.imports]
    }
}
