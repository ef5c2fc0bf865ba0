/// A type, protocol or extension with all its members, as one place in one file writes it.
public struct DeclarationFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    }

    public var kind: Kind
    /// Its name; of an extension the extended type's, with what stands before its dots.
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
    /// Whether it stands inside a function, where nothing else can name it.
    public var isLocal: Bool
    /// The `#if` conditions it stands under.
    public var conditions: [String]
    public var place: SourcePlace
    public var lastLine: Int

    /// The name with the types it is nested in.
    public var qualifiedName: String { scope.isEmpty ? name : (scope + [name]).joined(separator: ".") }
}

/// A member of a type, or a function or variable outside of any.
public struct MemberFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case property, method, initializer, deinitializer, `subscript`, enumCase
    }

    /// How a property holds what it refers to.
    public enum Ownership: String, Sendable, Codable { case strong, weak, unowned, unownedUnsafe }

    public var kind: Kind
    public var name: String
    public var access: String
    /// Other modifiers: `static`, `class`, `override`, `final`, `lazy`, `required`, `convenience`, `private(set)`…
    public var modifiers: [String]
    public var attributes: [String]
    public var ownership: Ownership
    /// Whether it is written with `let`.
    public var isLet: Bool
    /// Whether it takes room in its type: a property without a getter of its own.
    public var isStored: Bool
    public var generics: [GenericFact]
    /// Parameters of a method, initialiser or subscript, associated values of a case.
    public var parameters: [ParameterFact]
    public var effects: EffectsFact
    /// A property's written type, or the result of a method or subscript; `nil` where none is written.
    public var type: TypeFact?
    /// What a property without a written type is first set to, where that is the call of a name with a
    /// capital (`Presenter()`, `Module.Presenter.init()`): that name.
    public var initialType: TypeFact?
    var code: BodyStore
    public var conditions: [String]
    public var place: SourcePlace
    public var lastLine: Int

    /// What it runs: a function's body, a property's accessors, observers and initial value.
    ///
    /// - Complexity: linear in its size where facts come from a cache and this body was not asked for before.
    public var body: BodyFact? {
        get { code.body }
        set { code = BodyStore(newValue) }
    }

    /// Whether it runs anything; asks for less than `body`.
    public var hasBody: Bool { !code.isNone }

    /// What there is in its body; asks for less than `body`.
    public var traits: BodyTraits { code.traits }

    /// Whether its body may have one of these names in a chain; certain only where it says no.
    public func bodyMayName(_ names: WantedNames) -> Bool { code.mayName(names) }

    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
