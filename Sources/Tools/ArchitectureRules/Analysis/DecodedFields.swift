import SourceModel

/// Optional properties of decoded types, which the data may lack.
struct DecodedFields {
    let model: ProjectModel

    private static let decoding: Set<String> = ["Decodable", "Codable", "Mappable", "ImmutableMappable"]
    private static let writing: Set<String> = ["Encodable", "Codable", "Mappable", "ImmutableMappable"]

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
                !isSet(chain, before: forced.location, in: body),
                let type = owner(of: chain, at: forced.location, in: code),
                isDecoded(type), type != code.scope.type,
                let property = type.property(named: field)?.fact, property.isStored,
                Self.isOptional(property.type), lines.insert(forced.location.line).inserted,
                !isMade(type)
            else { return nil }
            return (forced, "\(type.name).\(field)")
        }
    }

    /// Whether the code has given the field a value before: `message.recipient = address`.
    private func isSet(_ chain: ChainFact, before location: FileLocation, in body: BodyFact) -> Bool {
        body.assignments.contains {
            $0.target.root == chain.root && $0.target.names == chain.names && $0.location.line < location.line
                && $0.value != .literal("nil")
        }
    }

    /// What databases of libraries keep: the app has written it, and may know that it is complete.
    private static let records: Set<String> = [
        "NSManagedObject", "Object", "FetchableRecord", "PersistableRecord", "MutablePersistableRecord",
        "Record",
        "PersistentModel",
    ]

    /// The type whose property a chain reads last, also if the chain starts with an element of a list.
    private func owner(of chain: ChainFact, at location: FileLocation, in code: CodeContext) -> TypeEntity? {
        let front = ChainFact(root: .name, names: chain.names.dropLast())
        if let value = model.value(of: front, at: location, in: code) { return value.type }
        var type = ElementTypes(model: model, code: code).type(of: chain.names[0], at: location)
        for name in chain.names.dropFirst().dropLast() {
            guard let owner = type, let property = owner.property(named: name),
                let fact = property.fact.type ?? property.fact.initialType
            else { return nil }
            type = model.type(fact, in: model.scope(of: property))
        }
        // Elements of a list are often what the app has put there; only what it never writes is certain to be decoded.
        return type.flatMap { Self.writing.isDisjoint(with: model.inheritedNames(of: $0)) ? $0 : nil }
    }

    /// Whether it is only read from data; what the app also writes, it may know to be complete.
    private func isDecoded(_ type: TypeEntity) -> Bool {
        let names = model.inheritedNames(of: type)
        return !names.isDisjoint(with: Self.decoding) && names.isDisjoint(with: Self.records)
    }

    /// Whether the app itself creates it, or a subclass, somewhere outside of tests and of samples.
    ///
    /// - Complexity: linear in the members of the project that name it.
    private func isMade(_ type: TypeEntity) -> Bool {
        let all = [type] + model.conformers(of: type)
        let ids = Set(all.map(\.id))
        let name = NameQuery(Set(all.map(\.name)))
        return model.types.contains { other in
            guard !ids.contains(other.id), !model.modules[other.module].isTest,
                !StandIns.contains(other, in: model)
            else { return false }
            return other.members { $0.traits.contains(.calls) && $0.bodyMayName(name) }.contains { member in
                let file = model.facts(module: member.module, file: member.file)
                guard !file.isForTests, !member.fact.isForDebugging, let code = model.code(of: member) else {
                    return false
                }
                return code.body.calls.contains { call in
                    call.arguments.first?.label != "from"
                        && model.constructedType(of: call, in: code).map { ids.contains($0.id) } == true
                }
            }
        }
    }

    private static func isOptional(_ type: TypeFact?) -> Bool {
        if case .optional? = type { return true }
        return false
    }
}
