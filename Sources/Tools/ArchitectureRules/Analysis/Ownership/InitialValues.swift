import SourceModel

/// Initial values of properties that nobody sees.
struct InitialValues {
    let project: ProjectContext

    /// Whether code at a location is the initial value of a property, on the line of its declaration, that nobody sees, or that a
    /// test can set. Observers follow on other lines.
    func isUnseen(_ location: FileLocation, in member: MemberFact, of type: TypeEntity) -> Bool {
        location.line == member.location.line
            && (SharedObjects(model: project.model).isSettable(member) && !member.isStatic
                || areReplaced(member, in: type))
    }

    /// Whether every initializer sets the property: of the type itself, or of each type that makes and keeps its object.
    private func areReplaced(_ member: MemberFact, in type: TypeEntity) -> Bool {
        guard member.kind == .property, member.isStored, !member.isLet, !member.isStatic,
            !member.modifiers.contains("lazy")
        else { return false }
        if let own = initializers(of: type) { return own.allSatisfy { sets([member.name], in: $0) } }
        let keepers = project.strongOwners[type.id].flatMap { project.storedReferences[$0] }.filter {
            $0.target == type && !$0.isInside
        }
        return !keepers.isEmpty
            && keepers.allSatisfy { keeper in
                initializers(of: keeper.owner)?.allSatisfy {
                    sets([keeper.member.fact.name, member.name], in: $0)
                } ?? false
            }
    }

    /// The initializers that set all properties; `nil` if none is written.
    private func initializers(of type: TypeEntity) -> [MemberEntity]? {
        let found = type.members { $0.kind == .initializer && !$0.modifiers.contains("convenience") }.filter {
            $0.fact.parameters.first?.label != "coder"
        }
        return found.isEmpty ? nil : found
    }

    private func sets(_ names: [String], in initializer: MemberEntity) -> Bool {
        initializer.fact.body?.assignments.contains { assignment in
            assignment.closure == nil && assignment.target.root == .name
                && assignment.target.names.filter { $0 != "self" } == names
        } == true
    }
}
