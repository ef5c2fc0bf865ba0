import SourceModel

/// The members of a class that its mock overrides, and the others with the reason why it does not.
struct OverridableMembers {
    private(set) var overridden: [RequirementFact] = []
    /// The members that stay those of the class: `"count" (final)`.
    private(set) var kept: [String] = []

    init(of base: BaseClass, index: ProtocolIndex) {
        let members = InheritedMembers(of: base, index: index)
        for member in members.all + members.statics where !member.isOperator {
            if let reason = member.obstacleToOverriding {
                kept.append("\"\(member.signature)\" (\(reason))")
            } else {
                overridden.append(member.overriding)
            }
        }
        kept += members.constants.map { "\"\($0.name)\" (constant)" }
        kept += members.untyped.map { "\"\($0)\" (without an explicit type)" }
        if let unknown = members.unknown { kept.append("those of \"\(unknown)\" (of another module)") }
    }
}

extension RequirementFact {
    /// Why the mock of a class cannot override it; `nil` if it can.
    fileprivate var obstacleToOverriding: String? {
        if modifiers.contains("final") { return "final" }
        if modifiers.contains("static") { return "static" }
        if isUnavailable { return "unavailable" }
        if effects.throwing == "rethrows" { return "rethrows" }
        if type.text.split(whereSeparator: { !$0.isLetter }).contains("some") { return "opaque result" }
        if mentions({ $0 == "Self" }) { return "mentions Self" }
        return nil
    }

    fileprivate var overriding: RequirementFact {
        var member = self
        member.modifiers.append(Self.overridesObject)
        return member
    }

    /// Whether it is marked as unavailable, so that no subclass can call or override it.
    var isUnavailable: Bool {
        attributes.contains { attribute in
            attribute.hasPrefix("@available")
                && attribute.split { !$0.isLetter }.contains("unavailable")
        }
    }
}
