extension ProjectModel {
    /// Every place where a type and its extensions name, hold or make a type of the project, itself left out, in
    /// the order of its parts.
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
        for fact in part.fact.inherited { add(fact, .inheritance, scope, part.fact.place) }
        for bound in part.fact.generics.compactMap(\.bound) {
            add(bound, .constraint, scope, part.fact.place)
        }
        for constraint in part.fact.constraints { add(constraint.right, .constraint, scope, part.fact.place) }
    }

    mutating func member(_ member: MemberEntity) {
        let fact = member.fact
        let scope = project.scope(of: member)
        name = fact.name
        if let written = fact.type {
            add(written, fact.kind == .property ? kind(of: fact) : .result, scope, fact.place)
        } else if let initial = fact.initialType, fact.kind == .property {
            add(initial, kind(of: fact), scope, fact.place)
        }
        for parameter in fact.parameters {
            add(parameter.type, fact.kind == .enumCase ? .associatedValue : .parameter, scope, fact.place)
        }
        for bound in fact.generics.compactMap(\.bound) { add(bound, .constraint, scope, fact.place) }
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
            let spot = Spot(place: call.place, expected: call.expected)
            if mayConstruct(call.callee), let made = resolver.constructedType(of: call, spot) {
                append(made, .construction, call.place)
            } else {
                front(of: call.callee, resolver, call.place)
            }
            for fact in call.callee.generics { add(fact, .genericArgument, code.scope, call.place) }
        }
        for use in code.body.uses { front(of: use.chain, resolver, use.place) }
        for use in code.body.types { add(use.type, kind(of: use), code.scope, use.place) }
    }

    /// The longest front of a chain that names a type: `Store` of `Store.shared.load`.
    private mutating func front(of chain: ChainFact, _ resolver: ChainResolver, _ place: SourcePlace) {
        // A type before `.self` is among the types that the code names.
        guard case .name = chain.root, chain.names.last != "self" || chain.names.count == 1 else { return }
        for count in stride(from: chain.names.count, to: 0, by: -1) {
            let names = Array(chain.names.prefix(count))
            guard project.index.known.contains(names[count - 1]) else { continue }
            let front = ChainFact(root: .name, names: names)
            if let value = resolver.value(of: front, Spot(place: place)), value.isMetatype {
                append(value.type, .staticUse, place)
                return
            }
        }
    }

    /// Whether the name of a type of the project stands where an initialiser's would.
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
        _ fact: TypeFact, _ kind: TypeReference.Kind, _ scope: Scope, _ place: SourcePlace
    ) {
        for part in fact.namedParts {
            let own: TypeReference.Kind =
                part.isMetatype ? .metatype : part.isArgument ? .genericArgument : kind
            for type in project.types(part.type, in: scope) { append(type, own, place) }
        }
    }

    private mutating func append(_ other: TypeEntity, _ kind: TypeReference.Kind, _ place: SourcePlace) {
        guard other != type else { return }
        references.append(TypeReference(from: type, to: other, kind: kind, member: name, place: place))
    }
}
