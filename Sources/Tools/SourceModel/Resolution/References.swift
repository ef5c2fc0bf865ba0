extension ProjectModel {
    /// Every use of another type of the project by a type and its extensions, in the order of its parts.
    ///
    /// - Complexity: linear in the size of its code.
    public func references(from type: TypeEntity) -> [TypeReference] {
        var collector = ReferenceCollector(project: self, type: type)
        for part in type.parts { collector.head(of: part) }
        for member in type.members { collector.member(member) }
        return collector.references
    }
}

private struct ReferenceCollector {
    let project: ProjectModel
    let type: TypeEntity
    var references: [TypeReference] = []
    private var name: String?

    init(project: ProjectModel, type: TypeEntity) {
        self.project = project
        self.type = type
    }

    mutating func head(of part: TypeEntity.Part) {
        let scope = project.scope(of: part, in: type)
        name = nil
        for fact in part.fact.inherited { add(fact, .inheritance, scope, part.fact.location) }
        for bound in part.fact.generics.compactMap(\.bound) {
            add(bound, .constraint, scope, part.fact.location)
        }
        for constraint in part.fact.constraints {
            add(constraint.right, .constraint, scope, part.fact.location)
        }
    }

    mutating func member(_ member: MemberEntity) {
        let fact = member.fact
        let scope = project.scope(of: member)
        name = fact.name
        if let written = fact.type {
            add(written, fact.kind == .property ? kind(of: fact) : .result, scope, fact.location)
        } else if let initial = fact.initialType, fact.kind == .property {
            add(initial, kind(of: fact), scope, fact.location)
        }
        for parameter in fact.parameters {
            add(parameter.type, fact.kind == .enumCase ? .associatedValue : .parameter, scope, fact.location)
        }
        for bound in fact.generics.compactMap(\.bound) { add(bound, .constraint, scope, fact.location) }
        if let body = fact.body { code(CodeContext(scope: scope, member: fact, body: body)) }
    }

    private func kind(of property: MemberFact) -> TypeReference.Kind {
        guard property.isStored else { return .computed }
        switch property.ownership {
        case .strong: return .strong
        case .weak: return .weak
        case .unowned, .unownedUnsafe: return .unowned
        }
    }

    // MARK: Code

    private mutating func code(_ code: CodeContext) {
        let resolver = ChainResolver(project: project, code: code)
        for call in code.body.calls {
            let spot = Spot(location: call.location, expected: call.expected)
            if mayConstruct(call.callee), let made = resolver.constructedType(of: call, spot) {
                append(made, .construction, call.location)
            } else {
                front(of: call.callee, resolver, call.location)
            }
            for fact in call.callee.generics { add(fact, .genericArgument, code.scope, call.location) }
        }
        for use in code.body.uses { front(of: use.chain, resolver, use.location) }
        for use in code.body.types { add(use.type, kind(of: use), code.scope, use.location) }
    }

    /// The longest prefix of a chain that names a type: `Store` in `Store.shared.load`.
    private mutating func front(of chain: ChainFact, _ resolver: ChainResolver, _ location: FileLocation) {
        // A type before `.self` is among the types that the code names.
        guard case .name = chain.root, chain.names.last != "self" || chain.names.count == 1 else { return }
        for count in stride(from: chain.names.count, to: 0, by: -1) {
            let names = Array(chain.names.prefix(count))
            guard project.index.known.contains(names[count - 1]) else { continue }
            let front = ChainFact(root: .name, names: names)
            if let value = resolver.value(of: front, Spot(location: location)), value.isMetatype {
                append(value.type, .staticUse, location)
                return
            }
        }
    }

    /// Whether the call has the form of an initializer of a type of the project.
    private func mayConstruct(_ chain: ChainFact) -> Bool {
        guard let last = chain.names.last else { return false }
        return last == "init" || project.index.known.contains(last)
    }

    private func kind(of use: TypeUseFact) -> TypeReference.Kind {
        switch use.kind {
        case .annotation: .local
        case .cast: .cast
        case .pattern: .pattern
        case .generic: .genericArgument
        case .metatype: .metatype
        }
    }

    // MARK: Adding

    private mutating func add(
        _ fact: TypeFact, _ kind: TypeReference.Kind, _ scope: Scope, _ location: FileLocation
    ) {
        for part in fact.namedParts {
            let own: TypeReference.Kind =
                part.isMetatype ? .metatype : part.isArgument ? .genericArgument : kind
            for type in project.types(part.type, in: scope) { append(type, own, location) }
        }
    }

    private mutating func append(_ other: TypeEntity, _ kind: TypeReference.Kind, _ location: FileLocation) {
        guard other != type else { return }
        references.append(TypeReference(from: type, to: other, kind: kind, member: name, location: location))
    }
}
