import SourceModel

// Whether the values of a member's generic parameters are noncopyable.

extension RequirementFact {
    /// Whether a type mentions a noncopyable generic parameter of the member.
    func isNoncopyable(_ type: TypeFact) -> Bool {
        if generics.isEmpty { return type.isSuppressedOpaque }
        return type.isSuppressedOpaque
            || type.mentions { name in generics.contains { $0.name == name && isNoncopyable($0) } }
    }

    private func isNoncopyable(_ generic: GenericFact) -> Bool {
        generic.isNoncopyable
            || constraints.contains { $0.left == .name(generic.name) && $0.right.isSuppressed }
    }
}

extension TypeFact {
    fileprivate var isSuppressed: Bool {
        if case .suppressed = self { return true }
        return false
    }

    /// Whether it is `some` with a suppressed conformance.
    fileprivate var isSuppressedOpaque: Bool { text.hasBytes("~") && containsSome }
}

extension GenericFact {
    var isNoncopyable: Bool {
        guard let text = bound?.text else { return false }
        return text.hasBytes("~Copyable") || text.hasBytes("~Escapable")
    }
}
