extension ProjectModel {
    /// Every use of another type of the project by a type and its extensions, in the order of its parts. Aliases are followed.
    ///
    /// - Complexity: linear in the size of its code.
    public func references(from type: TypeEntity) -> [TypeReference] {
        var collector = ReferenceCollector(project: self, type: type)
        for part in type.parts {
            let scope = scope(of: part, in: type)
            part.fact.visitHead { collector.add($0, member: nil, in: CodeContext(scope: scope)) }
        }
        for member in type.members {
            let body = member.fact.body
            let code = CodeContext(scope: scope(of: member), member: member.fact, body: body)
            member.fact.visit(body) { collector.add($0, member: member.fact.name, in: code) }
        }
        return collector.references
    }
}

private struct ReferenceCollector {
    let project: ProjectModel
    let type: TypeEntity
    var references: [TypeReference] = []

    init(project: ProjectModel, type: TypeEntity) {
        self.project = project
        self.type = type
    }

    mutating func add(_ name: WrittenName, member: String?, in code: CodeContext) {
        switch name {
        case .type(let fact, let kind, let location):
            for part in fact.namedParts {
                let own: TypeReference.Kind =
                    part.isMetatype ? .metatype : part.isArgument ? .genericArgument : kind
                for other in project.types(part.type, in: code.scope) { append(other, own, member, location) }
            }
        case .call(let call):
            let resolver = ChainResolver(project: project, code: code)
            let spot = Spot(location: call.location, expected: call.expected)
            if mayConstruct(call.callee), let made = resolver.constructedType(of: call, spot) {
                append(made, .construction, member, call.location)
            } else if let front = resolver.front(of: call.callee, at: call.location) {
                append(front, .staticUse, member, call.location)
            }
        case .use(let use):
            if let front = ChainResolver(project: project, code: code).front(of: use.chain, at: use.location)
            {
                append(front, .staticUse, member, use.location)
            }
        case .attribute: break
        }
    }

    /// Whether the call has the form of an initializer of a type of the project.
    private func mayConstruct(_ chain: ChainFact) -> Bool {
        guard let last = chain.names.last else { return false }
        return last == "init" || project.index.known.contains(last)
    }

    private mutating func append(
        _ other: TypeEntity, _ kind: TypeReference.Kind, _ member: String?, _ location: FileLocation
    ) {
        guard other != type else { return }
        references.append(
            TypeReference(from: type, to: other, kind: kind, member: member, location: location))
    }
}

extension ChainResolver {
    /// The longest prefix of a chain that names a type: `Store` in `Store.shared.load`.
    fileprivate func front(of chain: ChainFact, at location: FileLocation) -> TypeEntity? {
        // A type before `.self` is among the types that the code names.
        guard case .name = chain.root, chain.names.last != "self" || chain.names.count == 1 else {
            return nil
        }
        for count in stride(from: chain.names.count, to: 0, by: -1) {
            guard project.index.known.contains(chain.names[count - 1]) else { continue }
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            if let value = value(of: front, Spot(location: location)), value.isMetatype { return value.type }
        }
        return nil
    }
}
