/// From where a name is looked up.
public struct Scope: Sendable {
    /// The module, by its index in `ProjectModel.modules`.
    public var module: Int
    /// The file, by its index in the module's files: its imports say which modules are seen.
    public var file: Int
    /// The type whose members are seen without a dot; those it is nested in follow from it.
    public var type: TypeEntity?
    /// Names that stand for generic parameters here, and so for no type of the project.
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

    public init(scope: Scope, member: MemberFact?, body: BodyFact) {
        self.scope = scope
        self.member = member
        self.body = body
    }
}
