import SourceOutlines

/// What subclasses of a type need to know about it: how it is declared, and the members that they see in other files, apart from
/// initializers.
public struct ClassMembersFact: Sendable, Codable, Hashable {
    /// `public`, `package`, `internal`, `fileprivate` or `private`; `open` for a class that other modules may inherit from.
    public var access = "internal"
    /// Modifiers as written: `final`.
    public var modifiers: [String] = []
    /// Its generic parameters.
    public var generics: [GenericFact] = []
    /// Its `where` clause.
    public var constraints: [ConstraintFact] = []
    /// The `#if` conditions around it.
    public var conditions: [String] = []
    public var location = FileLocation(path: "", line: 0, column: 0)
    /// Methods, properties and subscripts of its instances, with their written modifiers.
    public var all: [RequirementFact] = []
    /// Static members, also those that are declared with `class`.
    public var statics: [RequirementFact] = []
    /// Properties that are set once, by initializers.
    public var constants: [RequirementFact] = []
    /// Names of properties whose type is not written.
    public var untyped: [String] = []

    public init() {}
}
