/// What instances of a class hand down to subclasses in other files, besides its initialisers.
public struct ClassMembersFact: Sendable, Codable, Hashable {
    /// The names of its generic parameters.
    public var generics: [String] = []
    /// Methods, properties and subscripts, with the modifiers they are written with.
    public var all: [RequirementFact] = []
    /// Properties that are set once, by initialisers.
    public var constants: [RequirementFact] = []
    /// Names of properties whose type is not written.
    public var untyped: [String] = []
}
