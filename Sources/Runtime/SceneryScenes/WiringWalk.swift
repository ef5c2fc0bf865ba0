/// The walk behind `Wiring`: depth first, each object once.
@MainActor struct WiringWalk {
    private(set) var missing: [Wiring.MissingReference] = []
    private var seen: Set<ObjectIdentifier> = []

    mutating func visit(_ role: any Boundary) {
        guard seen.insert(ObjectIdentifier(role)).inserted else { return }
        for mirror in sequence(first: Mirror(reflecting: role), next: \.superclassMirror) {
            for child in mirror.children { visit(child, of: role) }
        }
    }

    private mutating func visit(_ child: Mirror.Child, of role: any Boundary) {
        guard let optional = child.value as? any OptionalValue else {
            follow(child.value)
            return
        }
        if let value = optional.value {
            follow(value)
        } else if optional.isReference, let label = child.label, !label.hasPrefix("_") {
            missing.append(Wiring.MissingReference(role: String(describing: type(of: role)), property: label))
        }
    }

    /// Follows roles of the scene only: what is not a boundary (a context, a stage, a service) is not
    /// wired by the scene's builder, and neither is a component, whose output may be nil.
    private mutating func follow(_ value: Any) {
        guard let role = value as? any Boundary, !(role is any NavigationControlling),
            !(role is any Component)
        else { return }
        visit(role)
    }
}

/// What the walk asks of an optional whose type it does not know.
protocol OptionalValue {
    var value: Any? { get }
    var isReference: Bool { get }
}

extension Optional: OptionalValue {
    var value: Any? { self }

    /// Whether the optional is of a class or of a protocol type. There is no public way to ask for
    /// the latter; the name of its metatype ends in `.Protocol`, or starts with `(any ` for a
    /// protocol with arguments. A test holds the language to that.
    var isReference: Bool {
        if Wrapped.self is AnyClass { return true }
        let metatype = String(describing: type(of: Wrapped.self as Any.Type))
        return metatype.hasSuffix(".Protocol") || metatype.hasPrefix("(any ")
    }
}
