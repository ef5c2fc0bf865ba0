/// A protocol with everything that a type which conforms to it must know.
public struct ProtocolFact: Sendable, Codable, Hashable {
    public var name: String
    /// The types it is nested in, outermost first.
    public var scope: [String]
    /// `public`, `package`, `internal`, `fileprivate` or `private`.
    public var access: String
    /// Attributes as written: `@MainActor`.
    public var attributes: [String]
    public var modifiers: [String]
    public var inherited: [TypeFact]
    public var primaryAssociatedTypes: [String]
    public var constraints: [ConstraintFact]
    public var associatedTypes: [AssociatedTypeFact]
    public var requirements: [RequirementFact]
    /// The comments directly above it, and the annotations of `// sourcery:begin:` and `// sourcery:file:` that apply to it.
    public var comment: String
    /// The `#if` conditions around it.
    public var conditions: [String]
    public var location: FileLocation

    package init(
        name: String, scope: [String], access: String, attributes: [String], modifiers: [String],
        inherited: [TypeFact], primaryAssociatedTypes: [String], constraints: [ConstraintFact],
        associatedTypes: [AssociatedTypeFact], requirements: [RequirementFact], comment: String,
        conditions: [String], location: FileLocation
    ) {
        self.name = name
        self.scope = scope
        self.access = access
        self.attributes = attributes
        self.modifiers = modifiers
        self.inherited = inherited
        self.primaryAssociatedTypes = primaryAssociatedTypes
        self.constraints = constraints
        self.associatedTypes = associatedTypes
        self.requirements = requirements
        self.comment = comment
        self.conditions = conditions
        self.location = location
    }

    /// The name with the types it is nested in.
    public var qualifiedName: String { scope.isEmpty ? name : (scope + [name]).joined(separator: ".") }
}

/// One requirement of a `where` clause, or the bound of a generic parameter.
public struct ConstraintFact: Sendable, Codable, Hashable {
    public var left: TypeFact
    /// `:` or `==`.
    public var relation: String
    public var right: TypeFact

    package init(
        left: TypeFact, relation: String, right: TypeFact
    ) {
        self.left = left
        self.relation = relation
        self.right = right
    }

    public var text: String {
        relation == ":" ? "\(left.text): \(right.text)" : "\(left.text) == \(right.text)"
    }
}

public struct AssociatedTypeFact: Sendable, Codable, Hashable {
    public var name: String
    public var inherited: [TypeFact]
    public var fallback: TypeFact?
    public var constraints: [ConstraintFact]

    package init(
        name: String, inherited: [TypeFact], fallback: TypeFact? = nil, constraints: [ConstraintFact]
    ) {
        self.name = name
        self.inherited = inherited
        self.fallback = fallback
        self.constraints = constraints
    }
}

/// A generic parameter of a requirement.
public struct GenericFact: Sendable, Codable, Hashable {
    public var name: String
    /// `each` or `let`, where written.
    public var specifier: String?
    public var bound: TypeFact?

    package init(
        name: String, specifier: String? = nil, bound: TypeFact? = nil
    ) {
        self.name = name
        self.specifier = specifier
        self.bound = bound
    }

    public var text: String {
        (specifier.map { "\($0) " } ?? "") + name + (bound.map { ": \($0.text)" } ?? "")
    }
}

public struct ParameterFact: Sendable, Codable, Hashable {
    /// The label of a call, `_` for none.
    public var label: String
    /// The name inside the function, if it differs.
    public var innerName: String?
    public var type: TypeFact
    public var isVariadic: Bool
    public var attributes: [String]

    package init(
        label: String, innerName: String? = nil, type: TypeFact, isVariadic: Bool, attributes: [String]
    ) {
        self.label = label
        self.innerName = innerName
        self.type = type
        self.isVariadic = isVariadic
        self.attributes = attributes
    }
}

/// What an effectful member declares.
public struct EffectsFact: Sendable, Codable, Hashable {
    public var isAsync: Bool
    /// `throws` or `rethrows`.
    public var throwing: String?
    public var errorType: TypeFact?

    public init(isAsync: Bool = false, throwing: String? = nil, errorType: TypeFact? = nil) {
        self.isAsync = isAsync
        self.throwing = throwing
        self.errorType = errorType
    }
}

/// One requirement of a protocol.
public struct RequirementFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case method, property, `subscript`, initializer }

    public var kind: Kind
    public var name: String
    public var attributes: [String]
    public var modifiers: [String]
    public var generics: [GenericFact]
    public var constraints: [ConstraintFact]
    public var parameters: [ParameterFact]
    public var effects: EffectsFact
    /// The result of a method or subscript, the type of a property.
    public var type: TypeFact
    /// `?` or `!` after `init`.
    public var failable: String
    public var isSettable: Bool
    public var conditions: [String]
    public var location: FileLocation

    package init(
        kind: Kind, name: String, attributes: [String], modifiers: [String], generics: [GenericFact],
        constraints: [ConstraintFact], parameters: [ParameterFact], effects: EffectsFact, type: TypeFact,
        failable: String, isSettable: Bool, conditions: [String], location: FileLocation
    ) {
        self.kind = kind
        self.name = name
        self.attributes = attributes
        self.modifiers = modifiers
        self.generics = generics
        self.constraints = constraints
        self.parameters = parameters
        self.effects = effects
        self.type = type
        self.failable = failable
        self.isSettable = isSettable
        self.conditions = conditions
        self.location = location
    }

    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

// Other modules create these when they derive one fact from another.

extension ConstraintFact {
    public init(_ left: TypeFact, _ relation: String, _ right: TypeFact) {
        self.init(left: left, relation: relation, right: right)
    }
}

extension AssociatedTypeFact {
    public init(_ name: String, inherited: [TypeFact]) {
        self.init(name: name, inherited: inherited, fallback: nil, constraints: [])
    }
}

extension GenericFact {
    public init(_ name: String, bound: TypeFact) {
        self.init(name: name, specifier: nil, bound: bound)
    }
}

extension RequirementFact {
    /// An initializer without parameters.
    public static func initializer(location: FileLocation) -> RequirementFact {
        RequirementFact(
            kind: .initializer, name: "init", attributes: [], modifiers: [], generics: [], constraints: [],
            parameters: [], effects: EffectsFact(), type: .void, failable: "", isSettable: false,
            conditions: [],
            location: location)
    }

    /// A property that can be read.
    public init(property name: String, type: TypeFact, location: FileLocation) {
        self.init(
            kind: .property, name: name, attributes: [], modifiers: [], generics: [], constraints: [],
            parameters: [],
            effects: EffectsFact(), type: type, failable: "", isSettable: false, conditions: [],
            location: location)
    }
}
