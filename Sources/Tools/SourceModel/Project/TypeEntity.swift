/// A type of the project, with everything that all its files say about it: its own declaration first,
/// then its extensions.
public final class TypeEntity: Sendable, Identifiable {
    /// One declaration or extension, and where it stands.
    ///
    /// A class, as facts are large and parts are handed around a lot.
    public final class Part: Sendable {
        public let fact: DeclarationFact
        /// The module it stands in, by its index in `ProjectModel.modules`.
        public let module: Int
        /// Its file, by its index in the module's files.
        public let file: Int

        init(fact: DeclarationFact, module: Int, file: Int) {
            self.fact = fact
            self.module = module
            self.file = file
        }
    }

    /// Its place in `ProjectModel.types`.
    public let id: Int
    /// The module that declares it, by its index in `ProjectModel.modules`.
    public let module: Int
    public let moduleName: String
    public let name: String
    /// Its name with the types it is nested in, without its module.
    public let qualifiedName: String
    public let kind: DeclarationFact.Kind
    /// The declaration first, then extensions: those of its own module before those of others.
    public let parts: [Part]
    /// Whether the file that declares it was written by a tool.
    public let isGenerated: Bool
    /// Whether it is declared inside a function, where nothing else can name it.
    public let isLocal: Bool

    init(id: Int, moduleName: String, parts: [Part], isGenerated: Bool) {
        let main = parts[0]
        self.id = id
        self.module = main.module
        self.moduleName = moduleName
        self.name = main.fact.name
        self.qualifiedName = main.fact.qualifiedName
        self.kind = main.fact.kind
        self.parts = parts
        self.isGenerated = isGenerated
        self.isLocal = main.fact.isLocal
    }

    /// What declares it.
    public var declaration: DeclarationFact { parts[0].fact }
    public var place: SourcePlace { declaration.place }
    public var access: String { declaration.access }
    public var isClass: Bool { kind == .class || kind == .actor }

    /// Everything written after the colons of its declaration and extensions.
    public var inherited: [TypeFact] { parts.flatMap(\.fact.inherited) }

    /// All of its members, in the order of its parts.
    ///
    /// - Complexity: linear in their number, each time.
    public var members: [MemberEntity] { members { _ in true } }

    /// Its own property, without those of its supertypes.
    public func property(named name: String) -> MemberEntity? {
        firstMember { $0.kind == .property && $0.name == name }
    }
}

extension TypeEntity: Hashable {
    public static func == (left: TypeEntity, right: TypeEntity) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A member of a type of the project, and where it stands.
public struct MemberEntity: Sendable {
    public let fact: MemberFact
    /// The type it belongs to, by its place in `ProjectModel.types`; `nil` for a function or variable outside
    /// of any.
    public let owner: TypeEntity.ID?
    /// The part of its type it is written in.
    public let part: Int
    public let module: Int
    public let file: Int
}
