import SourceModel

/// How members of a base class are declared again.
extension ProxyWriter {
    /// What stands before a member: the proxy's access, and what it does to one of its base class.
    func access(of requirement: RequirementFact) -> String {
        guard let superclass = shape.superclass, !superclass.isObject else { return access }
        if requirement.kind == .initializer {
            if superclass.required.contains(where: { $0.isSameMember(as: requirement) }) {
                return access + "required "
            }
            return access + (overridden(by: requirement) == nil ? "" : "override ")
        }
        guard isOverriding(requirement) else { return access }
        // What outsiders do not see of a class they do not see of its proxy either.
        let isSeen = requirement.modifiers.contains { ["open", "public", "package"].contains($0) }
        return (isSeen ? access : "") + "override "
    }

    func isOverriding(_ requirement: RequirementFact) -> Bool {
        base?.overridden.contains { $0.place == requirement.place } == true
    }

    /// The base class's own initialiser of the same parameters.
    private func overridden(by requirement: RequirementFact) -> RequirementFact? {
        shape.superclass?.designated.first { $0.isSameMember(as: requirement) }
    }

    /// - Throws: why an initialiser cannot be declared beside those of the base class.
    func refuse(_ requirement: RequirementFact) throws(ForwardingProblem) {
        guard requirement.kind == .initializer, let own = overridden(by: requirement) else { return }
        guard own.failable != requirement.failable || own.effects != requirement.effects else { return }
        throw ForwardingProblem("may fail or wait, which that of the base class does not")
    }
}
