/// One declaration of a type, protocol or extension with all its members.
public struct DeclarationFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    }

    public var kind: Kind
    /// Its name; for an extension the qualified name of the extended type.
    public var name: String
    /// The types it is nested in, outermost first.
    public var scope: [String]
    /// `open`, `public`, `package`, `internal`, `fileprivate` or `private`.
    public var access: String
    /// Other modifiers: `final`, `indirect`.
    public var modifiers: [String]
    /// Attributes as written: `@MainActor`.
    public var attributes: [String]
    /// Generic parameters; of a protocol its associated types, whose specifier is `associatedtype`.
    public var generics: [GenericFact]
    public var inherited: [TypeFact]
    public var constraints: [ConstraintFact]
    public var members: [MemberFact]
    /// Whether it is inside a function, where no other code can refer to it.
    public var isLocal: Bool
    /// The `#if` conditions around it.
    public var conditions: [String]
    public var location: FileLocation
    public var lastLine: Int

    /// The name with the types it is nested in.
    public var qualifiedName: String { scope.isEmpty ? name : (scope + [name]).joined(separator: ".") }
}

/// A member of a type, or a function or variable outside of any.
public struct MemberFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case property, method, initializer, deinitializer, `subscript`, enumCase
    }

    /// How a property references its value.
    public enum Ownership: String, Sendable, Codable { case strong, weak, unowned, unownedUnsafe }

    public var kind: Kind
    public var name: String
    public var access: String
    /// Other modifiers: `static`, `class`, `override`, `final`, `lazy`, `required`, `convenience`, `private(set)`…
    public var modifiers: [String]
    public var attributes: [String]
    public var ownership: Ownership
    /// Whether it is declared with `let`.
    public var isLet: Bool
    /// Whether it is a stored property.
    public var isStored: Bool
    public var generics: [GenericFact]
    /// Parameters of a method, initializer or subscript, associated values of a case.
    public var parameters: [ParameterFact]
    public var effects: EffectsFact
    /// A property's written type, or the result of a method or subscript; `nil` where none is written.
    public var type: TypeFact?
    /// The type in the initial value of a property without a written type, if that value is a call of an uppercase
    /// name (`Presenter()`, `Module.Presenter.init()`).
    public var initialType: TypeFact?
    var code: BodyStore
    public var conditions: [String]
    public var location: FileLocation
    public var lastLine: Int

    /// The code of a function, or of a property's accessors, observers and initial value.
    ///
    /// - Complexity: linear in its size if facts come from a cache and this body was not accessed before.
    public var body: BodyFact? {
        get {
            note()
            return code.body
        }
        set { code = BodyStore(newValue) }
    }

    /// Whether it has any code; cheaper than `body`.
    public var hasBody: Bool { !code.isNone }

    private func note() {
        if !code.isNone { CodeTracking.note(code.file) }
    }

    /// What its body contains; cheaper than `body`.
    public var traits: BodyTraits {
        note()
        return code.traits
    }

    /// Whether its body may have one of these names in a chain; only `false` is certain.
    public func bodyMayName(_ names: NameQuery) -> Bool {
        note()
        return code.mayName(names)
    }

    public var isStatic: Bool { Self.areStatic(modifiers) }

    static func areStatic(_ modifiers: [String]) -> Bool {
        modifiers.contains("static") || modifiers.contains("class")
    }
}
