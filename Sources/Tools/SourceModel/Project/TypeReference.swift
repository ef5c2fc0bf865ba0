/// One place where a type of the project names, holds or makes another.
public struct TypeReference: Sendable, Hashable {
    public enum Kind: String, Sendable {
        /// A stored property, by how it holds its value.
        case strong, weak, unowned
        /// The written type of a computed property.
        case computed
        case parameter, result, associatedValue, local
        /// Written after the colon of a type or protocol.
        case inheritance
        /// A bound of a generic parameter or a requirement of a `where` clause.
        case constraint
        /// An argument of a generic type, in whatever place that stands.
        case genericArgument
        /// A call of an initialiser.
        case construction
        /// The type named before a static member: `Store.shared`.
        case staticUse
        case cast, pattern, metatype
    }

    public var from: TypeEntity
    public var to: TypeEntity
    public var kind: Kind
    /// The member it is written in; `nil` for what the head of a type names.
    public var member: String?
    public var place: SourcePlace
}
