/// One declaration of a type, protocol or extension.
public struct SourceType: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    }

    /// The role that a type plays in a scene.
    public struct Part: Sendable, Codable, Hashable {
        public var scene: String
        public var style: String
        public var role: String

        public init(scene: String, style: String, role: String) {
            self.scene = scene
            self.style = style
            self.role = role
        }
    }

    public var kind: Kind
    /// Its name; for an extension the name of the extended type.
    public var name: String
    /// Its name with the types that it is nested in: `Home.ViewModel`.
    public var qualifiedName: String
    /// `open`, `public`, `package`, `internal`, `fileprivate` or `private`.
    public var access: String
    /// Other modifiers: `final`, `indirect`.
    public var modifiers: [String]
    /// Attributes as written: `@MainActor`.
    public var attributes: [String]
    /// What follows the colon, as written.
    public var inherits: [String]
    public var members: [SourceMember]
    /// Its role; `nil` for protocols and for types of no scene.
    public var part: Part?
    public var location: SourceLocation
    public var lastLine: Int

    public init(
        _ kind: Kind, _ name: String, qualifiedName: String? = nil, access: String = "internal",
        modifiers: [String] = [], attributes: [String] = [], inherits: [String] = [],
        members: [SourceMember] = [], part: Part? = nil, at location: SourceLocation, lastLine: Int? = nil
    ) {
        self.kind = kind
        self.name = name
        self.qualifiedName = qualifiedName ?? name
        self.access = access
        self.modifiers = modifiers
        self.attributes = attributes
        self.inherits = inherits
        self.members = members
        self.part = part
        self.location = location
        self.lastLine = lastLine ?? location.line
    }

    public var properties: [SourceMember] { members.filter { $0.kind == .property } }
    public var methods: [SourceMember] { members.filter { $0.kind == .method } }

    /// The names of all types that its members name in signatures and code, as written, each once and in order.
    public var namedTypes: [String] {
        var seen: Set<String> = []
        return members.flatMap(\.namedTypes).filter { seen.insert($0).inserted }
    }
}

/// A member of a type, or a function or variable outside of any.
public struct SourceMember: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case property, method, initializer, deinitializer, `subscript`, enumCase
    }

    public struct Parameter: Sendable, Codable, Hashable {
        /// The label of a call, `_` for none.
        public var label: String
        /// The type as written.
        public var type: String

        public init(_ label: String, _ type: String) {
            self.label = label
            self.type = type
        }
    }

    /// A call in its code.
    public struct Call: Sendable, Codable, Hashable {
        /// What is called, without arguments: `view.show`, `URLSession.shared.dataTask`.
        public var callee: String
        public var location: SourceLocation

        public init(_ callee: String, at location: SourceLocation) {
            self.callee = callee
            self.location = location
        }
    }

    public var kind: Kind
    public var name: String
    public var access: String
    /// Other modifiers as written: `static`, `override`, `private(set)`, `weak`.
    public var modifiers: [String]
    public var attributes: [String]
    /// Whether it is declared with `let`.
    public var isLet: Bool
    /// Whether it is a stored property.
    public var isStored: Bool
    public var isAsync: Bool
    public var isThrowing: Bool
    /// The type of a property or the result of a method as written; `nil` where none is written.
    public var type: String?
    /// Of a method, initializer, subscript or case with associated values.
    public var parameters: [Parameter]
    /// The calls in its code, in order.
    public var calls: [Call]
    /// The names of the types that its signature and its code name, as written, without generic arguments.
    public var namedTypes: [String]
    public var location: SourceLocation
    public var lastLine: Int

    public init(
        _ kind: Kind, _ name: String, access: String = "internal", modifiers: [String] = [],
        attributes: [String] = [], isLet: Bool = false, isStored: Bool = false, isAsync: Bool = false,
        isThrowing: Bool = false, type: String? = nil, parameters: [Parameter] = [], calls: [Call] = [],
        namedTypes: [String] = [], at location: SourceLocation, lastLine: Int? = nil
    ) {
        self.kind = kind
        self.name = name
        self.access = access
        self.modifiers = modifiers
        self.attributes = attributes
        self.isLet = isLet
        self.isStored = isStored
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.type = type
        self.parameters = parameters
        self.calls = calls
        self.namedTypes = namedTypes
        self.location = location
        self.lastLine = lastLine ?? location.line
    }

    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
