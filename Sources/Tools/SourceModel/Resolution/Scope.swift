/// The context in which a name is looked up.
public struct Scope: Sendable {
    /// The module, as an index into `ProjectModel.modules`.
    public var module: Int
    /// The file, as an index into the module's files: its imports determine which modules are visible.
    public var file: Int
    /// The type whose members are visible without a dot; the types around it follow from it.
    public var type: TypeEntity?
    /// Names of generic parameters, which do not refer to types of the project.
    public var generics: Set<String>

    public init(module: Int, file: Int, type: TypeEntity? = nil, generics: Set<String> = []) {
        self.module = module
        self.file = file
        self.type = type
        self.generics = generics
    }
}

/// The code of one member, in which chains and calls are resolved.
public struct CodeContext: Sendable {
    public var scope: Scope
    /// `nil` for code outside of any function.
    public var member: MemberFact?
    public var body: BodyFact

    public init(scope: Scope, member: MemberFact? = nil, body: BodyFact? = nil) {
        self.scope = scope
        self.member = member
        self.body = body ?? BodyFact()
    }
}
