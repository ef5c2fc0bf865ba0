import SourceModel

/// Optional properties of decoded types, which the data may lack.
struct DecodedFields {
    let model: ProjectModel
    private let names: FieldNames

    init(model: ProjectModel) {
        self.model = model
        names = FieldNames(model) { Self.isDecoded($0, in: model) }
    }

    private static let decoding: Set<String> = ["Decodable", "Codable", "Mappable", "ImmutableMappable"]

    /// What a member forces of them, each with its name: `character.id!`.
    func forced(in member: MemberEntity) -> [(forced: ForcedFact, field: String, way: ForcedRead.Way)] {
        guard let body = member.fact.body,
            body.forced.contains(where: { $0.kind != .try && !$0.isProven }),
            let code = model.code(of: member)
        else { return [] }
        var lines: Set<Int> = []
        return body.forced.compactMap { forced in
            guard forced.kind != .try, !forced.isProven, !lines.contains(forced.location.line) else {
                return nil
            }
            for read in ForcedRead.all(of: forced, in: body) {
                guard let name = name(of: read, forced, in: code) else { continue }
                lines.insert(forced.location.line)
                return (forced, name, read.way)
            }
            return nil
        }
    }

    /// The name of the field, with that of its type if there is only one; `nil` if it is of no decoded type, or the code may know
    /// that it is there.
    private func name(of read: ForcedRead, _ forced: ForcedFact, in code: CodeContext) -> String? {
        guard !isSet(read.chain, before: forced.location, in: code),
            !isAsked(read.chain, before: forced.location, in: code.body)
        else { return nil }
        let types = owners(of: read.chain, at: forced.location, in: code, closure: forced.closure)
        let mayFail = types.allSatisfy { type in
            guard Self.isDecoded(type, in: model),
                read.way == .converted || type != code.scope.type || isAnswer(code.member),
                let property = type.property(named: read.field)?.fact
            else { return false }
            return property.isStored && read.mayFail(forced, property.type)
                && DecodedKeys(model: model, type: type).contain(read.field)
        }
        guard mayFail, let first = types.first, !types.contains(where: isMade) else { return nil }
        return types.count == 1 ? "\(first.name).\(read.field)" : read.field
    }

    /// Whether it computes something of the data; an initializer has just set it.
    private func isAnswer(_ member: MemberFact?) -> Bool {
        guard let member, !member.isStatic else { return false }
        return member.kind == .property && !member.isStored || member.kind == .method && member.type != nil
    }

    /// The type whose property a chain reads last, or those that it must be one of.
    private func owners(
        of chain: ChainFact, at location: FileLocation, in code: CodeContext, closure: Int?
    ) -> [TypeEntity] {
        guard let field = chain.names.last else { return [] }
        if chain.root == .name, chain.names.count == 1 {
            let isOwn =
                code.body.local(field, visibleAt: location) == nil
                && code.member?.parameters.contains { ($0.innerName ?? $0.label) == field } != true
            return isOwn ? [code.scope.type].compactMap(\.self) : []
        }
        if chain.root == .name {
            if let type = owner(of: chain, at: location, in: code, closure: closure) { return [type] }
            guard isUntyped(chain.names[0], at: location, in: code.body) else { return [] }
        }
        return names.types(declaring: field)
    }

    /// Whether it is a closure's parameter, or a variable without a written type.
    private func isUntyped(_ name: String, at location: FileLocation, in body: BodyFact) -> Bool {
        if name.hasPrefix("$") { return true }
        guard let local = body.local(name, visibleAt: location) else { return false }
        return local.type == nil
    }

    /// Whether the code has given the field a value before, itself or by a function of the object: `message.recipient = address`,
    /// `message.fill()`.
    private func isSet(_ chain: ChainFact, before location: FileLocation, in code: CodeContext) -> Bool {
        let sets = { (assignment: AssignmentFact) in assignment.value != .literal("nil") }
        return code.body.assignments.contains {
            $0.target.root == chain.root && $0.target.names == chain.names && $0.location.line < location.line
                && sets($0)
        }
            || code.body.calls.contains { call in
                let names = call.callee.names
                guard names.count == chain.names.count, names.count > 1, call.callee.root == chain.root,
                    names.dropLast() == chain.names.dropLast(), call.location.line < location.line
                else { return false }
                let inner = model.calledMember(of: call, in: code)?.fact.body
                return inner?.assignments.contains {
                    $0.target.names.filter { $0 != "self" } == chain.names.suffix(1) && sets($0)
                } == true
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
        (branch.kind == .guard || branch.kind == .ternary)
            && branch.subjects.contains { $0.root == chain.root && $0.names == chain.names }
    }

    /// What databases of libraries keep: the app has written it, and may know that it is complete.
    private static let records: Set<String> = [
        "NSManagedObject", "Object", "FetchableRecord", "PersistableRecord", "MutablePersistableRecord",
        "Record",
        "PersistentModel",
    ]

    /// The type whose property a chain reads last, also if the chain starts with an element of a list.
    private func owner(
        of chain: ChainFact, at location: FileLocation, in code: CodeContext, closure: Int?
    ) -> TypeEntity? {
        let front = ChainFact(root: .name, names: chain.names.dropLast())
        if let value = model.value(of: front, at: location, in: code) { return value.type }
        let results = ResultValues(model: model, code: code)
        if let start = results.type(of: chain.names[0], at: location) {
            return walk(from: start, chain.names.dropFirst().dropLast())
        }
        let elements = ElementTypes(model: model, code: code)
        let start =
            chain.names[0] == "$0"
            ? closure.flatMap { elements.type(inClosure: $0) }
            : elements.type(of: chain.names[0], at: location) ?? told(chain.names[0], at: location, in: code)
        return
            start
            .flatMap { walk(from: $0, chain.names.dropFirst().dropLast()) }
    }

    /// The type that a call is told to read a variable as: `let user = try response.mapObject(User.self)`.
    private func told(_ name: String, at location: FileLocation, in code: CodeContext) -> TypeEntity? {
        guard case .call(let index)? = code.body.local(name, visibleAt: location)?.value,
            index < code.body.calls.count,
            case .chain(let chain)? = code.body.calls[index].arguments.first?.value,
            chain.names.last == "self"
        else { return nil }
        let front = ChainFact(root: chain.root, names: chain.names.dropLast())
        let value = model.value(of: front, at: code.body.calls[index].location, in: code)
        return value?.isMetatype == true ? value?.type : nil
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
    private static func isDecoded(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        let names = model.inheritedNames(of: type)
        return !names.isDisjoint(with: decoding) && names.isDisjoint(with: records)
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
}
