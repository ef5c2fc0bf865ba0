import SourceModel

/// Which properties of a decoded type its data has: others are set later, as a picture that is loaded for it.
struct DecodedKeys {
    let model: ProjectModel
    let type: TypeEntity

    /// Whether the type's own initializer or its keys name a property; all are read if it has neither.
    func contain(_ property: String) -> Bool {
        let initializers = type.members { member in
            member.kind == .initializer && member.parameters.contains { $0.type.bareName == "Decoder" }
        }
        if !initializers.isEmpty { return initializers.contains { names(property, in: $0) } }
        guard let keys else { return true }
        return !keys.members { $0.kind == .enumCase && $0.name == property }.isEmpty
    }

    private func names(_ property: String, in initializer: MemberEntity) -> Bool {
        guard let body = initializer.fact.body else { return true }
        // What fills the object as a whole may set any property.
        return body.assignments.contains { $0.target.names.contains(property) || $0.target.names == ["self"] }
            || body.calls.contains { $0.callee.names.last == "init" || $0.callee.names.first == "super" }
    }

    /// Its own `enum CodingKeys`.
    private var keys: TypeEntity? {
        guard let member = type.members.first,
            let keys = model.type(.name("CodingKeys"), in: model.scope(of: member)),
            keys.kind == .enum, model.outerType(of: keys) == type
        else { return nil }
        return keys
    }
}
