/// What was read of one file.
public struct FileFacts: Sendable, Codable {
    public var path: String
    public var imports: [ImportFact] = []
    public var protocols: [ProtocolFact] = []
    public var types: [NominalFact] = []
    public var aliases: [AliasFact] = []
    /// Types and extensions whose comments mention mocks, and comments that ask for a mock of nothing.
    public var marks: [MarkFact] = []
    /// Every type, protocol and extension with its members; only when read to the depth `bodies`.
    public var declarations: [DeclarationFact] = []
    /// Functions and variables outside of any type; only when read to the depth `bodies`.
    public var globals: [MemberFact] = []
    /// Code outside of any function, as in a `main.swift`.
    public var topLevel: BodyFact?
    /// Comments addressed to this tool (`// scenery:`); only when read to the depth `bodies`.
    public var comments: [CommentFact] = []
    public var lineCount = 0
    /// Whether its header or its name says that it is generated.
    public var isGenerated = false
    /// What the parser could not read.
    public var problems: [SourceProblem] = []
    /// By which `CodeTracking` notes the file; 0 if it has none.
    public internal(set) var number: Int32 = 0

    public init(path: String) { self.path = path }

    /// All but `number`, which is that of one session.
    private enum CodingKeys: String, CodingKey {
        case path, imports, protocols, types, aliases, marks, declarations, globals, topLevel, comments,
            lineCount
        case isGenerated, problems
    }
}

/// A struct, class, enum or actor.
public struct NominalFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case `struct`, `class`, `enum`, actor }

    public var kind: Kind
    public var name: String
    public var scope: [String]
    public var attributes: [String]
    public var inherited: [TypeFact]
    /// Its required and designated initializers, for classes.
    public var initializers: [RequirementFact]
    /// What else subclasses of a class need to know; only if it was asked for.
    public var members: ClassMembersFact?
}

/// A type or an extension, with the comments before it.
public struct MarkFact: Sendable, Codable, Hashable {
    /// The kind of a comment that belongs to no type, protocol, or extension.
    package static let stray = "comment"

    /// `class`, `struct`, `enum`, `actor`, `extension`, or `stray`.
    public var kind: String
    /// Its name; for an extension the extended type; empty for a stray comment.
    public var name: String
    public var comment: String
    public var location: FileLocation
}

public struct AliasFact: Sendable, Codable, Hashable {
    public var name: String
    public var scope: [String]
    public var generics: [String]
    public var type: TypeFact
    public var location: FileLocation
}

/// Something in a file that cannot be read, or cannot be used as requested.
public struct SourceProblem: Sendable, Codable, Hashable, Error, CustomStringConvertible {
    public var location: FileLocation
    public var message: String

    public init(location: FileLocation, message: String) {
        self.location = location
        self.message = message
    }

    public var description: String { "\(location): \(message)" }
}
