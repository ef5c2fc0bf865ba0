/// A use of one type of the project by another: by name, as a stored value, or by creating it.
public struct TypeReference: Sendable, Hashable {
    public enum Kind: String, Sendable {
        /// A stored property, by its ownership.
        case strong, weak, unowned
        /// The written type of a computed property.
        case computed
        case parameter, result, associatedValue, local
        /// In the inheritance clause of a type or protocol.
        case inheritance
        /// A bound of a generic parameter or a requirement of a `where` clause.
        case constraint
        /// An argument of a generic type, wherever that is used.
        case genericArgument
        /// A call of an initializer.
        case construction
        /// The type named before a static member: `Store.shared`.
        case staticUse
        case cast, pattern, metatype
    }

    public var from: TypeEntity
    public var to: TypeEntity
    public var kind: Kind
    /// The member it is written in; `nil` for uses in the head of a type.
    public var member: String?
    public var location: FileLocation
}
