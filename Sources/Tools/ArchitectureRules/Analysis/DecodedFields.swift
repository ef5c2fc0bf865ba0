import SourceModel

/// Optional properties of decoded types, which the data may lack.
struct DecodedFields {
    let model: ProjectModel

    private static let decoding: Set<String> = ["Decodable", "Codable", "Mappable", "ImmutableMappable"]
    private static let writing: Set<String> = ["Encodable", "Codable", "Mappable", "ImmutableMappable"]

    /// What a member forces of them, each with its name: `character.id!`.
    func forced(in member: MemberEntity) -> [(forced: ForcedFact, field: String)] {
        guard let body = member.fact.body,
            body.forced.contains(where: { $0.kind != .try && !$0.isProven }),
            let code = model.code(of: member)
        else { return [] }
        var lines: Set<Int> = []
        return body.forced.compactMap { forced in
            let text = converted(in: forced, body)
            guard forced.kind != .try, !forced.isProven,
                let chain = text ?? Self.chain(forced.subject) ?? mapped(forced.subject, body),
                chain.root == .name, chain.names.count > 1, let field = chain.names.last,
                !isSet(chain, before: forced.location, in: body),
                !isAsked(chain, before: forced.location, in: body),
                let type = owner(of: chain, at: forced.location, in: code),
                isDecoded(type), text != nil || type != code.scope.type,
                let property = type.property(named: field)?.fact, property.isStored,
                text != nil || Self.mayFail(forced, property.type),
                lines.insert(forced.location.line).inserted,
                !isMade(type)
            else { return nil }
            return (forced, "\(type.name).\(field)")
        }
    }

    private static func mayFail(_ forced: ForcedFact, _ type: TypeFact?) -> Bool {
        forced.kind == .cast ? isAny(type) : isOptional(type)
    }

    static func converts(_ names: [String], _ label: String?) -> Bool {
        switch label {
        case "string": names == ["URL"]
        case "from": names.count > 1 && names.last == "date"
        case "rawValue": names.count == 1 && names[0].first?.isUppercase == true
        case "uuidString": names == ["UUID"]
        case nil: names.count == 1 && numbers.contains(names[0])
        default: false
        }
    }

    private static let numbers: Set<String> = [
        "Int", "Int64", "Int32", "UInt", "UInt64", "UInt32", "Double", "Float", "Decimal", "BigUInt",
        "BigInt",
    ]

    private static func chain(_ value: ArgumentFact.Value) -> ChainFact? {
        if case .chain(let chain) = value { return chain }
        return nil
    }

    /// The field that a forced call maps: `response.data.map { … }!`.
    private func mapped(_ value: ArgumentFact.Value, _ body: BodyFact) -> ChainFact? {
        guard case .call(let index) = value, index < body.calls.count else { return nil }
        let callee = body.calls[index].callee
        guard callee.names.count > 2, ["map", "flatMap"].contains(callee.names.last) else { return nil }
        return ChainFact(root: callee.root, names: callee.names.dropLast())
    }

    /// The field whose text is converted: `URL(string: user.picture)!`, `formatter.date(from: order.day)!`, `Int(order.number)!`.
    private func converted(in forced: ForcedFact, _ body: BodyFact) -> ChainFact? {
        guard forced.kind == .unwrap, case .call(let index) = forced.subject, index < body.calls.count,
            body.calls[index].arguments.count == 1, let argument = body.calls[index].arguments.first,
            Self.converts(body.calls[index].callee.names, argument.label)
        else { return nil }
        return Self.chain(argument.value)
    }

    /// Whether the code has given the field a value before: `message.recipient = address`.
    private func isSet(_ chain: ChainFact, before location: FileLocation, in body: BodyFact) -> Bool {
        body.assignments.contains {
            $0.target.root == chain.root && $0.target.names == chain.names && $0.location.line < location.line
                && $0.value != .literal("nil")
        }
    }

    /// Whether a condition right before looks at the field, or passes the object to a function that may know of it:
    /// `guard response.error == nil else { … }`, `if hasPoster(for: episode)`.
    private func isAsked(_ chain: ChainFact, before location: FileLocation, in body: BodyFact) -> Bool {
        let object = ArgumentFact.Value.chain(ChainFact(root: chain.root, names: chain.names.dropLast()))
        return body.branches.contains { branch in
            (branch.kind == .if || branch.kind == .guard || branch.kind == .ternary)
                && (location.line - 4...location.line).contains(branch.location.line)
                && (isGuarded(chain, by: branch)
                    || body.calls.contains { call in
                        call.location.line == branch.location.line
                            && call.arguments.contains { $0.value == object }
                    })
        }
    }

    private func isGuarded(_ chain: ChainFact, by branch: BranchFact) -> Bool {
        branch.kind == .guard && branch.subjects.contains { $0.root == chain.root && $0.names == chain.names }
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
        let results = ResultValues(model: model, code: code)
        if let start = results.type(of: chain.names[0], at: location) {
            return walk(from: start, chain.names.dropFirst().dropLast())
        }
        return ElementTypes(model: model, code: code).type(of: chain.names[0], at: location)
            .flatMap { walk(from: $0, chain.names.dropFirst().dropLast()) }
            .flatMap { Self.writing.isDisjoint(with: model.inheritedNames(of: $0)) ? $0 : nil }
    }

    /// The type at the end of a chain of properties.
    private func walk(from start: TypeEntity, _ names: ArraySlice<String>) -> TypeEntity? {
        var type: TypeEntity? = start
        for name in names {
            guard let property = type?.property(named: name),
                let fact = property.fact.type ?? property.fact.initialType
            else { return nil }
            type = model.type(fact, in: model.scope(of: property))
        }
        return type
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
        return Creations(model: model).exist(of: all) { member, call in
            let isOwn = member.owner.map(ids.contains) ?? false
            let file = model.facts(module: member.module, file: member.file)
            return !isOwn && !file.isForTests && !member.fact.isForDebugging
                && !(call.arguments.first?.label.map(Self.decodingLabels.contains) ?? false)
        }
    }

    /// First labels of initializers that read data: `Page(from: decoder)`, `Page(JSON: dictionary)`.
    private static let decodingLabels: Set<String> = ["from", "JSON", "JSONString", "map"]

    /// A type that tells nothing of its value: `Any?`.
    private static func isAny(_ type: TypeFact?) -> Bool {
        ["Any", "AnyObject"].contains(type?.bareName)
    }

    private static func isOptional(_ type: TypeFact?) -> Bool {
        if case .optional? = type { return true }
        return false
    }
}
