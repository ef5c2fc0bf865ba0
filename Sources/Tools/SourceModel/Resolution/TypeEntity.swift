/// A type of the project with everything that its files declare for it: its own declaration first, then its
/// extensions.
public final class TypeEntity: Sendable, Identifiable {
    /// One declaration or extension with its file.
    ///
    /// A class, because facts are large and parts are copied often.
    public final class Part: Sendable {
        public let fact: DeclarationFact
        /// The module it is in, as an index into `ProjectModel.modules`.
        public let module: Int
        /// Its file, as an index into the module's files.
        public let file: Int
        /// Its index in the file's declarations.
        let index: Int

        init(fact: DeclarationFact, module: Int, file: Int, index: Int) {
            self.fact = fact
            self.module = module
            self.file = file
            self.index = index
        }
    }

    /// Its index in `ProjectModel.types`.
    public let id: Int
    /// The module that declares it, as an index into `ProjectModel.modules`.
    public let module: Int
    public let moduleName: String
    public let name: String
    /// Its name with the types it is nested in, without its module.
    public let qualifiedName: String
    public let kind: DeclarationFact.Kind
    /// The declaration first, then extensions: those of its own module before those of others.
    public let parts: [Part]
    /// Whether the file that declares it is generated.
    public let isGenerated: Bool
    /// Whether it is declared inside a function, where no other code can refer to it.
    public let isLocal: Bool
    /// Where its members are, by their names, if it has many: generated code extends one type in thousands of files.
    let membersByName: [String: [MemberIndex]]?

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
        membersByName = Self.membersByName(in: parts)
    }

    struct MemberIndex {
        var part: Int
        var member: Int
    }

    private static func membersByName(in parts: [Part]) -> [String: [MemberIndex]]? {
        guard parts.count > few || parts.reduce(0, { $0 + $1.fact.members.count }) > few else { return nil }
        var found: [String: [MemberIndex]] = [:]
        for part in parts.indices {
            for (index, member) in parts[part].fact.members.enumerated() {
                found[member.name, default: []].append(MemberIndex(part: part, member: index))
            }
        }
        return found
    }

    /// Up to here it is as quick to look through all.
    private static let few = 100

    /// Its declaration.
    public var declaration: DeclarationFact { parts[0].fact }
    public var location: FileLocation { declaration.location }
    public var access: String { declaration.access }
    public var isClass: Bool { kind == .class || kind == .actor }

    /// Everything in the inheritance clauses of its declaration and extensions.
    public var inherited: [TypeFact] { parts.flatMap(\.fact.inherited) }

    /// All of its members, in the order of its parts.
    ///
    /// - Complexity: linear in their number, at every access.
    public var members: [MemberEntity] { members { _ in true } }

    /// Its own property of this name; properties of supertypes do not count.
    public func property(named name: String) -> MemberEntity? {
        firstMember(named: name) { $0.kind == .property }
    }
}

extension TypeEntity: Hashable {
    public static func == (left: TypeEntity, right: TypeEntity) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A member of a type of the project, with its context.
///
/// It refers to the list that its fact is in: facts are large, and rules look at most members only once.
public struct MemberEntity: Sendable {
    private let facts: [MemberFact]
    private let index: Int
    /// The type it belongs to, as an index into `ProjectModel.types`; `nil` for a global function or variable.
    public let owner: TypeEntity.ID?
    /// The part of its type it is written in.
    public let part: Int
    public let module: Int
    public let file: Int

    /// - Parameter index: Where its fact is in `facts`.
    init(
        _ facts: [MemberFact], at index: Int, owner: TypeEntity.ID?, part: Int, module: Int, file: Int
    ) {
        self.facts = facts
        self.index = index
        self.owner = owner
        self.part = part
        self.module = module
        self.file = file
    }

    public var fact: MemberFact { _read { yield facts[index] } }

    /// `MemberFact.bodyMayName`, without a copy of the fact.
    public func bodyMayName(_ names: NameQuery) -> Bool {
        facts.withUnsafeBufferPointer { MemberInPlace($0, at: index).bodyMayName(names) }
    }
}
