import SourceModel

/// Overrides of the members of a base class.
extension ProxyContext {
    /// The access level of a member, followed by `override` or `required` where it redeclares one of the base class.
    func access(of requirement: RequirementFact) -> String {
        guard let superclass = shape.superclass, !superclass.isObject else { return access }
        if requirement.kind == .initializer {
            if superclass.required.contains(where: { $0.isSameMember(as: requirement) }) {
                return access + "required "
            }
            return access + (overridden(by: requirement) == nil ? "" : "override ")
        }
        guard isOverriding(requirement) else { return access }
        // A member that other modules cannot see stays hidden in the proxy.
        let isSeen = requirement.modifiers.contains { ["open", "public", "package"].contains($0) }
        return (isSeen ? access : "") + "override "
    }

    func isOverriding(_ requirement: RequirementFact) -> Bool {
        base?.overridden.contains { $0.location == requirement.location } == true
    }

    /// The initializer of the base class with the same parameters.
    private func overridden(by requirement: RequirementFact) -> RequirementFact? {
        shape.superclass?.designated.first { $0.isSameMember(as: requirement) }
    }

    /// - Throws: `ForwardingProblem` if the initializer cannot override the one of the base class.
    func refuse(_ requirement: RequirementFact) throws(ForwardingProblem) {
        guard requirement.kind == .initializer, let own = overridden(by: requirement) else { return }
        guard own.failable != requirement.failable || own.effects != requirement.effects else { return }
        throw ForwardingProblem("may fail or suspend, which the initializer of the base class does not")
    }
}
