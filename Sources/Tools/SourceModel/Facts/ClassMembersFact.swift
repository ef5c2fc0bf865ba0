/// The instance members that subclasses of a class inherit in other files, apart from initializers.
public struct ClassMembersFact: Sendable, Codable, Hashable {
    /// The names of its generic parameters.
    public var generics: [String] = []
    /// Methods, properties and subscripts, with their written modifiers.
    public var all: [RequirementFact] = []
    /// Properties that are set once, by initializers.
    public var constants: [RequirementFact] = []
    /// Names of properties whose type is not written.
    public var untyped: [String] = []
}
