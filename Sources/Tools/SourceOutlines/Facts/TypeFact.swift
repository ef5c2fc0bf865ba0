/// A type as written in source, parsed as far as its names have to be replaced or resolved.
public indirect enum TypeFact: Sendable, Codable, Hashable {
    /// A name with its generic arguments and the type before its dot.
    case named(base: TypeFact?, name: String, arguments: [TypeFact])
    case optional(TypeFact)
    case implicitlyUnwrapped(TypeFact)
    case array(TypeFact)
    case dictionary(TypeFact, TypeFact)
    case tuple([Element])
    case function(parameters: [Element], effects: String, result: TypeFact)
    /// `some`, `any`, `repeat` or `each` before a type.
    case prefixed(String, TypeFact)
    case composition([TypeFact])
    /// A suppressed conformance such as `~Copyable`.
    case suppressed(TypeFact)
    /// `.Type` or `.Protocol` after a type.
    case metatype(TypeFact, String)
    /// Specifiers (`inout`, `sending`) and attributes (`@escaping`) before a type.
    case decorated([String], TypeFact)
    /// Anything without names to replace: integers, `class`.
    case other(String)

    /// The type without optionals, `any`, `some`, attributes and parentheses around it.
    public var bare: TypeFact {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type), .prefixed(_, let type),
            .decorated(_, let type):
            type.bare
        case .tuple(let elements) where elements.count == 1: elements[0].type.bare
        default: self
        }
    }

    /// A part of a tuple or a parameter of a function type.
    public struct Element: Sendable, Codable, Hashable {
        public var label: String?
        public var type: TypeFact
        public var isVariadic: Bool

        public init(label: String?, type: TypeFact, isVariadic: Bool) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// A plain name.
    public static func name(_ name: String) -> TypeFact { .named(base: nil, name: name, arguments: []) }

    public static let void = TypeFact.tuple([])
}
