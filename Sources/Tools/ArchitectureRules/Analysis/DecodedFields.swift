import SourceModel

/// Optional properties of decoded types, which the data may lack.
struct DecodedFields {
    let model: ProjectModel

    private static let decoding: Set<String> = ["Decodable", "Codable"]

    /// What a member forces of them, each with its name: `character.id!`.
    func forced(in member: MemberEntity) -> [(forced: ForcedFact, field: String)] {
        guard let body = member.fact.body,
            body.forced.contains(where: { $0.kind == .unwrap && !$0.isProven }),
            let code = model.code(of: member)
        else { return [] }
        var lines: Set<Int> = []
        return body.forced.compactMap { forced in
            guard forced.kind == .unwrap, !forced.isProven, case .chain(let chain) = forced.subject,
                chain.root == .name, chain.names.count > 1, let field = chain.names.last,
                let type = model.value(
                    of: ChainFact(root: .name, names: chain.names.dropLast()), at: forced.location, in: code)?
                    .type,
                isDecoded(type), type != code.scope.type,
                let property = type.property(named: field)?.fact, property.isStored,
                Self.isOptional(property.type),
                lines.insert(forced.location.line).inserted
            else { return nil }
            return (forced, "\(type.name).\(field)")
        }
    }

    /// Whether it is only read from data; what the app also writes, it may know to be complete.
    private func isDecoded(_ type: TypeEntity) -> Bool {
        let names = model.inheritedNames(of: type)
        return !names.isDisjoint(with: Self.decoding)
            && !names.contains("NSManagedObject") && !names.contains("Object")
    }

    private static func isOptional(_ type: TypeFact?) -> Bool {
        if case .optional? = type { return true }
        return false
    }
}
