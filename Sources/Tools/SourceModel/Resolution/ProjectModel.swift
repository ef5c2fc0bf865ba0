/// All facts of a project, resolved by name across its files and modules.
///
/// Built once and never changed. Where a name could mean two things, or something outside of the project, a
/// lookup answers `nil`.
public final class ProjectModel: Sendable {
    public let modules: [ModuleFacts]
    /// All classes, structs, enums, actors and protocols of the project, by module, file and place.
    ///
    /// Extensions of types from outside are in `foreignExtensions`.
    public let types: [TypeEntity]
    /// Extensions of types that the project does not declare.
    public let foreignExtensions: [TypeEntity.Part]
    /// The classes of the screens that storyboards show as long as the app runs.
    public let lastingScreens: Set<String>
    let index: NameIndex
    let lookup: NameLookup

    /// - Complexity: linear in the number of declarations.
    public init(modules: [ModuleFacts], lastingScreens: Set<String> = []) {
        self.modules = modules
        self.lastingScreens = lastingScreens
        var builder = EntityBuilder(modules: modules)
        builder.build()
        types = builder.types
        foreignExtensions = builder.foreign
        index = builder.index
        lookup = NameLookup(index: builder.index, heads: builder.types.map { $0.parts[0] })
    }

    /// A model whose file has changed: what is known already; `types` are those of `index`.
    init(
        replacing old: ProjectModel, modules: [ModuleFacts], types: [TypeEntity],
        foreignExtensions: [TypeEntity.Part], index: NameIndex
    ) {
        self.modules = modules
        lastingScreens = old.lastingScreens
        self.types = types
        self.foreignExtensions = foreignExtensions
        self.index = index
        lookup = NameLookup(index: index, heads: types.map { $0.parts[0] })
    }

    public func facts(module: Int, file: Int) -> FileFacts {
        CodeTracking.note(modules[module].files[file].number)
        return modules[module].files[file]
    }

    /// The type of this qualified name, where only one module (or `module`) has one.
    public func type(named name: String, module: String? = nil) -> TypeEntity? {
        let found = (index.qualified[name] ?? []).map { types[$0] }
            .filter { module == nil || $0.moduleName == module }
        return found.count == 1 ? found[0] : nil
    }

    /// Where the members of a part of a type look names up.
    public func scope(of part: TypeEntity.Part, in type: TypeEntity) -> Scope {
        var generics = Set(part.fact.generics.map(\.name))
        // Parameters of the types around are seen too.
        var around: TypeEntity? = type
        while let current = around {
            for generic in current.declaration.generics { generics.insert(generic.name) }
            around = outerType(of: current)
        }
        return Scope(module: part.module, file: part.file, type: type, generics: generics)
    }

    /// Where a member looks names up.
    public func scope(of member: MemberEntity) -> Scope {
        var scope = Scope(module: member.module, file: member.file)
        if let owner = member.owner {
            scope = self.scope(of: types[owner].parts[member.part], in: types[owner])
        }
        scope.generics.formUnion(member.fact.generics.map(\.name))
        return scope
    }

    /// The code of a member, ready for resolving what it calls; `nil` where it has none.
    public func code(of member: MemberEntity) -> CodeContext? {
        member.fact.body.map { CodeContext(scope: scope(of: member), member: member.fact, body: $0) }
    }
}
