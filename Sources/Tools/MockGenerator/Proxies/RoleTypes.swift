import SourceModel

/// What the sources tell of the types a proxy meets.
extension ProtocolIndex {
    /// Whether only classes conform to a protocol, as far as the sources tell.
    func isClassBound(_ fact: ProtocolFact, depth: Int = 0) -> Bool {
        guard depth < 32 else { return false }
        return parents(of: fact).contains { parent in
            let name = parent.bareName
            if ["AnyObject", "class", "Boundary", "Actor", "NSObjectProtocol"].contains(name) { return true }
            if let next = findProtocol(name, in: fact.scope) { return isClassBound(next, depth: depth + 1) }
            return findType(name, in: fact.scope)?.kind == .class
        }
    }
}

extension MockShape {
    /// With what a proxy hands on of the base class: what the protocol asks for again is one member.
    func overriding(_ base: BaseMembers) -> MockShape {
        var shape = self
        shape.requirements.removeAll { own in base.overridden.contains { $0.isSameMember(as: own) } }
        shape.requirements += base.overridden
        let required = superclass?.required ?? []
        shape.requirements += required.filter { initializer in
            !requirements.contains { $0.isSameMember(as: initializer) }
        }
        return shape
    }

    /// With the role's types in what the standard library asks for: a mock has some of its own there.
    func withRoleTypes(of role: String) -> MockShape {
        guard !standard.isDisjoint(with: Self.withOwnTypes) else { return self }
        let types = [
            "makeIterator()": "Iterator", "makeAsyncIterator()": "AsyncIterator",
            "init(integerLiteral:)": "IntegerLiteralType", "init(floatLiteral:)": "FloatLiteralType",
            "init(booleanLiteral:)": "BooleanLiteralType", "init(stringLiteral:)": "StringLiteralType",
        ]
        var shape = self
        for place in requirements.indices where requirements[place].place.path == knownProtocols.path {
            guard let name = types[requirements[place].signature] else { continue }
            let type = TypeFact.named(base: .name(role), name: name, arguments: [])
            if requirements[place].parameters.isEmpty {
                shape.requirements[place].type = type
            } else {
                shape.requirements[place].parameters[0].type = type
            }
        }
        return shape
    }

    private static let withOwnTypes: Set<String> = [
        "Sequence", "AsyncSequence", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral",
    ]
}
