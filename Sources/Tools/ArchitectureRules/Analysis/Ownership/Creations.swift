import SourceModel

/// Where the app creates objects.
struct Creations {
    let model: ProjectModel

    /// Whether a call outside of tests and of samples creates an object of one of these types.
    ///
    /// - Parameter counts: Whether a call in a member counts.
    /// - Complexity: linear in the members of the project that name a type.
    func exist(of types: [TypeEntity], where counts: (MemberEntity, CallFact) -> Bool) -> Bool {
        let ids = Set(types.map(\.id))
        let names = NameQuery(Set(types.map(\.name)))
        return model.types.contains { other in
            guard !StandIns.contains(other, in: model) else { return false }
            return other.members { $0.traits.contains(.calls) && $0.bodyMayName(names) }.contains { member in
                guard let code = model.code(of: member) else { return false }
                return code.body.calls.contains { call in
                    model.constructedType(of: call, in: code).map { ids.contains($0.id) } == true
                        && counts(member, call)
                }
            }
        }
    }
}

extension TypeEntity {
    /// Its static properties that contain an object of the type itself: `static let shared = Session()`.
    var staticObjects: [MemberEntity] {
        members { $0.kind == .property && $0.isStatic }.filter {
            ($0.fact.type ?? $0.fact.initialType)?.bareName == name
        }
    }
}
