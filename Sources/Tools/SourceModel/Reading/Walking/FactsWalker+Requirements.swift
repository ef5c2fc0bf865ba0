@_spi(RawSyntax) import SwiftSyntax

// Requirements of protocols, and the members of classes that subclasses see.

extension FactsWalker {
    /// The requirements that a declaration makes: several for `var a: Int, b: Int`, none for what is not a requirement.
    mutating func requirements(_ raw: RawSyntax) -> [RequirementFact] {
        switch raw.kind {
        case .functionDecl: return [method(raw)]
        case .initializerDecl: return [initializerRequirement(raw)]
        case .subscriptDecl: return [subscriptRequirement(raw)]
        case .variableDecl: return properties(raw)
        default: return []
        }
    }

    /// A requirement with its attributes, modifiers, conditions and location.
    mutating func requirement(_ raw: RawSyntax) -> RequirementFact {
        let children = raw.children
        var fact = RequirementFact.initializer(location: location(of: raw))
        fact.attributes = plainAttributes(children[RawChildIndex.Function.attributes])
        fact.modifiers = texts(children[RawChildIndex.Function.modifiers])
        fact.conditions = conditions
        return fact
    }

    private mutating func method(_ raw: RawSyntax) -> RequirementFact {
        let children = raw.children
        var fact = requirement(raw)
        fact.kind = .method
        fact.name = name(children[RawChildIndex.Function.name])
        callable(children, into: &fact)
        let result = children[RawChildIndex.Function.signature]?.children[RawChildIndex.Signature.result]
        fact.type = result?.children[RawChildIndex.Result.type].map { type($0) } ?? .void
        return fact
    }

    private mutating func initializerRequirement(_ raw: RawSyntax) -> RequirementFact {
        let children = raw.children
        var fact = requirement(raw)
        fact.failable = children[RawChildIndex.Initializer.mark].map { name($0) } ?? ""
        callable(children, into: &fact)
        return fact
    }

    /// Reads what functions and initializers have in common; their layouts agree in it.
    private mutating func callable(_ children: RawChildren, into fact: inout RequirementFact) {
        fact.generics = generics(children[RawChildIndex.Function.generics])
        fact.constraints = constraints(children[RawChildIndex.Function.constraints])
        guard let signature = children[RawChildIndex.Function.signature]?.children else { return }
        fact.parameters = parameters(signature[RawChildIndex.Signature.parameters])
        fact.effects = effects(signature[RawChildIndex.Signature.effects])
    }

    private mutating func subscriptRequirement(_ raw: RawSyntax) -> RequirementFact {
        let children = raw.children
        var fact = requirement(raw)
        fact.kind = .subscript
        fact.name = "subscript"
        fact.generics = generics(children[RawChildIndex.Subscript.generics])
        fact.constraints = constraints(children[RawChildIndex.Subscript.constraints])
        fact.parameters = parameters(children[RawChildIndex.Subscript.parameters])
        let result = children[RawChildIndex.Subscript.result]?.children[RawChildIndex.Result.type]
        fact.type = result.map { type($0) } ?? .void
        accessors(children[RawChildIndex.Subscript.accessors], into: &fact)
        return fact
    }

    private mutating func properties(_ raw: RawSyntax) -> [RequirementFact] {
        list(raw.children[RawChildIndex.Variable.bindings]) { walker, binding -> RequirementFact? in
            let annotation = binding.children[RawChildIndex.Binding.annotation]
            guard let written = annotation?.children[RawChildIndex.Annotation.type] else { return nil }
            return walker.property(binding, of: walker.type(written), in: raw)
        }.compactMap { $0 }
    }

    /// A property with one name; `nil` for a tuple pattern.
    mutating func property(_ binding: RawSyntax, of type: TypeFact, in raw: RawSyntax) -> RequirementFact? {
        guard let pattern = binding.children[RawChildIndex.Binding.pattern],
            pattern.kind == .identifierPattern
        else { return nil }
        var fact = requirement(raw)
        fact.kind = .property
        fact.name = name(pattern.children[RawChildIndex.IdentifierPattern.name])
        fact.type = type
        accessors(binding.children[RawChildIndex.Binding.accessors], into: &fact)
        return fact
    }

    // MARK: Accessors

    /// The accessors that are written with `get`, `set` and their like.
    func accessorList(_ block: RawSyntax?) -> RawChildren {
        guard let list = block?.children[RawChildIndex.AccessorBlock.accessors],
            list.kind == .accessorDeclList
        else { return .none }
        return list.children
    }

    /// Reads effects and modifiers: `mutating` before `get`, `nonmutating` before `set`; defaults are not written.
    private mutating func accessors(_ block: RawSyntax?, into fact: inout RequirementFact) {
        for case let accessor? in accessorList(block) {
            let children = accessor.children
            if let modifier = children[RawChildIndex.Accessor.modifier] {
                fact.modifiers.append(name(modifier.children[RawChildIndex.Modifier.name]))
            }
            if name(children[RawChildIndex.Accessor.word]) == "set" { fact.isSettable = true }
            if let specifiers = children[RawChildIndex.Accessor.effects] {
                fact.effects = effects(specifiers)
            }
        }
    }
}
