/// The access level of an import, from the narrowest to the widest.
enum ImportAccess: String, Comparable {
    case `internal`
    /// The import states none.
    case unstated = ""
    case package
    case `public`

    /// - Parameter level: The access level of a declaration.
    init(ofDeclaration level: String) { self = Self(rawValue: level) ?? .internal }

    static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    private var order: Int {
        switch self {
        case .internal: 0
        case .unstated: 1
        case .package: 2
        case .public: 3
        }
    }
}
