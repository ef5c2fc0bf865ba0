/// How much of a file to read.
public enum FactDepth: String, Sendable, Codable {
    /// What another file needs to know to mock a protocol: protocols, class initialisers, aliases, imports.
    case contracts
    /// Declarations with all their members and what bodies do, aliases, imports and comments. `protocols` and
    /// `types` stay empty: `declarations` say the same and more.
    case bodies
}

/// What one file says.
public struct FileFacts: Sendable, Codable {
    public var path: String
    public var imports: [ImportFact] = []
    public var protocols: [ProtocolFact] = []
    public var types: [NominalFact] = []
    public var aliases: [AliasFact] = []
    /// Every type, protocol and extension with its members; only when read with `FactDepth.bodies`.
    public var declarations: [DeclarationFact] = []
    /// Functions and variables outside of any type; only when read with `FactDepth.bodies`.
    public var globals: [MemberFact] = []
    /// Code outside of any function, as a `main.swift` has it.
    public var topLevel: BodyFact?
    /// Comments that speak to this tool; only when read with `FactDepth.bodies`.
    public var comments: [CommentFact] = []
    public var lineCount = 0
    /// Whether it says of itself, or its name says, that a tool wrote it.
    public var isGenerated = false
    /// Places the parser could make no sense of.
    public var problems: [SourceProblem] = []

    public init(path: String) { self.path = path }
}

public struct ImportFact: Sendable, Codable, Hashable {
    /// `@testable`, `@preconcurrency` and their like.
    public var attributes: [String]
    /// `public`, `internal` and their like; `nil` where nothing is said, which means one or the other by what the
    /// module's compiler was told.
    public var access: String?
    /// `struct`, `func` and their like, before the path.
    public var kind: String?
    public var path: String
    public var conditions: [String]
    public var place: SourcePlace

    public init(
        attributes: [String], access: String? = nil, kind: String?, path: String, conditions: [String],
        place: SourcePlace
    ) {
        self.attributes = attributes
        self.access = access
        self.kind = kind
        self.path = path
        self.conditions = conditions
        self.place = place
    }

    /// The module it names, before the first dot.
    public var module: String { String(path.prefix { $0 != "." }) }
}

/// A struct, class, enum or actor.
public struct NominalFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case `struct`, `class`, `enum`, actor }

    public var kind: Kind
    public var name: String
    public var scope: [String]
    public var attributes: [String]
    public var inherited: [TypeFact]
    /// The parameters of its required and designated initialisers, for classes.
    public var initializers: [RequirementFact]
    /// What else a class hands down; only when it was read for that.
    public var members: ClassMembersFact?
}

public struct AliasFact: Sendable, Codable, Hashable {
    public var name: String
    public var scope: [String]
    public var generics: [String]
    public var type: TypeFact
}

/// Something in a file that cannot be read, or cannot be used as asked.
public struct SourceProblem: Sendable, Codable, Hashable, Error, CustomStringConvertible {
    public var place: SourcePlace
    public var message: String

    public init(place: SourcePlace, message: String) {
        self.place = place
        self.message = message
    }

    public var description: String { "\(place): \(message)" }
}
