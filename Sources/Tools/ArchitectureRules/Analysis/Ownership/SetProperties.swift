import SourceModel

/// Which stored properties some code of the project sets: one that nothing sets keeps nothing.
struct SetProperties {
    let project: ProjectContext

    /// Whether a property is set, or nothing tells that it is not: no code sets another one of the same object either.
    func contain(_ reference: StoredReference) -> Bool {
        let property = reference.member.fact
        // What is injected, or has a value from the start.
        if property.isLet || property.hasBody || !property.attributes.isEmpty { return true }
        guard case .optional? = property.type else { return true }
        let others = reference.owner.members {
            $0.kind == .property && $0.isStored && !$0.isStatic && $0.name != property.name
        }
        return isSet([property.name], of: reference.owner, orUnknown: true)
            || !isSet(Set(others.map(\.fact.name)), of: reference.owner, orUnknown: false)
    }

    /// Whether code sets one of the properties of an object of a class.
    ///
    /// - Parameter orUnknown: Whether an object of a type that the text does not tell counts, and the object's own code.
    private func isSet(_ names: Set<String>, of owner: TypeEntity, orUnknown: Bool) -> Bool {
        let query = NameQuery(names)
        return project.model.types.contains { type in
            type.members { $0.traits.contains(.assignments) && $0.bodyMayName(query) }.contains { member in
                guard let code = project.model.code(of: member) else { return false }
                return code.body.assignments.contains { assignment in
                    guard let last = assignment.target.names.last, names.contains(last),
                        assignment.value != .literal("nil")
                    else { return false }
                    let front = ChainFact(
                        root: assignment.target.root, names: assignment.target.names.dropLast())
                    if front.root == .name, front.names.isEmpty || front.names == ["self"] {
                        return orUnknown && isRelated(type, to: owner)
                    }
                    let found = project.model.value(of: front, at: assignment.location, in: code)
                    return found.map { isRelated($0.type, to: owner) } ?? orUnknown
                }
            }
        }
    }

    private func isRelated(_ type: TypeEntity, to owner: TypeEntity) -> Bool {
        type == owner || project.model.inherits(owner, from: type)
            || project.model.inherits(type, from: owner)
    }
}
