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
    /// The comments directly above it.
    public var comment: String
    /// The `#if` conditions it stands under.
    public var conditions: [String]
    public var place: SourcePlace

    /// The name with the types it is nested in.
    public var qualifiedName: String { scope.isEmpty ? name : (scope + [name]).joined(separator: ".") }
}

/// One requirement of a `where` clause, or the bound of a generic parameter.
public struct ConstraintFact: Sendable, Codable, Hashable {
    public var left: TypeFact
    /// `:` or `==`.
    public var relation: String
    public var right: TypeFact

    public var text: String {
        relation == ":" ? "\(left.text): \(right.text)" : "\(left.text) == \(right.text)"
    }
}

public struct AssociatedTypeFact: Sendable, Codable, Hashable {
    public var name: String
    public var inherited: [TypeFact]
    public var fallback: TypeFact?
    public var constraints: [ConstraintFact]
}

/// A generic parameter of a requirement.
public struct GenericFact: Sendable, Codable, Hashable {
    public var name: String
    /// `each` or `let`, where written.
    public var specifier: String?
    public var bound: TypeFact?

    public var text: String {
        (specifier.map { "\($0) " } ?? "") + name + (bound.map { ": \($0.text)" } ?? "")
    }
}

public struct ParameterFact: Sendable, Codable, Hashable {
    /// The label of a call, `_` for none.
    public var label: String
    /// The name inside, where it differs.
    public var innerName: String?
    public var type: TypeFact
    public var isVariadic: Bool
    public var attributes: [String]
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
    public var place: SourcePlace

    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

// Built by other modules too, when they derive a fact from one that was read.

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
    /// An initialiser without parameters.
    public static func initializer(place: SourcePlace) -> RequirementFact {
        RequirementFact(
            kind: .initializer, name: "init", attributes: [], modifiers: [], generics: [], constraints: [],
            parameters: [], effects: EffectsFact(), type: .void, failable: "", isSettable: false,
            conditions: [],
            place: place)
    }

    /// A property that can be read.
    public init(property name: String, type: TypeFact, place: SourcePlace) {
        self.init(
            kind: .property, name: name, attributes: [], modifiers: [], generics: [], constraints: [],
            parameters: [],
            effects: EffectsFact(), type: type, failable: "", isSettable: false, conditions: [], place: place)
    }
}
