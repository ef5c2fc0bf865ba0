import SwiftSyntax

// One requirement of a protocol, or an initialiser of a class.
extension FactsReader {
    func requirement(_ node: FunctionDeclSyntax) -> RequirementFact {
        RequirementFact(
            kind: .method, name: node.name.text, attributes: attributes(node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription),
            generics: generics(node.genericParameterClause),
            constraints: constraints(node.genericWhereClause),
            parameters: node.signature.parameterClause.parameters.map(parameter),
            effects: effects(node.signature.effectSpecifiers),
            type: node.signature.returnClause.map { TypeFact($0.type) } ?? .void, failable: "",
            isSettable: false,
            conditions: conditions, place: place(of: node))
    }

    func requirement(_ node: InitializerDeclSyntax) -> RequirementFact {
        RequirementFact(
            kind: .initializer, name: "init", attributes: attributes(node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription),
            generics: generics(node.genericParameterClause),
            constraints: constraints(node.genericWhereClause),
            parameters: node.signature.parameterClause.parameters.map(parameter),
            effects: effects(node.signature.effectSpecifiers), type: .void,
            failable: node.optionalMark?.text ?? "",
            isSettable: false, conditions: conditions, place: place(of: node))
    }

    func requirement(_ node: SubscriptDeclSyntax) -> RequirementFact {
        let (effects, isSettable) = accessors(node.accessorBlock)
        return RequirementFact(
            kind: .subscript, name: "subscript", attributes: attributes(node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription) + accessorModifiers(node.accessorBlock),
            generics: generics(node.genericParameterClause),
            constraints: constraints(node.genericWhereClause),
            parameters: node.parameterClause.parameters.map(parameter), effects: effects,
            type: TypeFact(node.returnClause.type), failable: "", isSettable: isSettable,
            conditions: conditions, place: place(of: node))
    }

    func properties(_ node: VariableDeclSyntax) -> [RequirementFact] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { return nil }
            let (effects, isSettable) = accessors(binding.accessorBlock)
            return RequirementFact(
                kind: .property, name: name, attributes: attributes(node.attributes),
                modifiers: node.modifiers.map(\.trimmedDescription)
                    + accessorModifiers(binding.accessorBlock), generics: [], constraints: [],
                parameters: [],
                effects: effects, type: TypeFact(type), failable: "", isSettable: isSettable,
                conditions: conditions, place: place(of: node))
        }
    }

    /// `mutating` before `get` and `nonmutating` before `set`; what is not written goes without saying.
    private func accessorModifiers(_ block: AccessorBlockSyntax?) -> [String] {
        guard case .accessors(let list)? = block?.accessors else { return [] }
        return list.compactMap(\.modifier?.name.text)
    }

    private func accessors(_ block: AccessorBlockSyntax?) -> (EffectsFact, isSettable: Bool) {
        guard case .accessors(let list)? = block?.accessors else { return (EffectsFact(), false) }
        var effects = EffectsFact()
        var isSettable = false
        for accessor in list {
            if accessor.accessorSpecifier.text == "set" { isSettable = true }
            if let specifiers = accessor.effectSpecifiers {
                effects = EffectsFact(
                    isAsync: specifiers.asyncSpecifier != nil,
                    throwing: specifiers.throwsClause?.throwsSpecifier.text,
                    errorType: specifiers.throwsClause?.type.map { TypeFact($0) })
            }
        }
        return (effects, isSettable)
    }

    func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> EffectsFact {
        EffectsFact(
            isAsync: specifiers?.asyncSpecifier != nil,
            throwing: specifiers?.throwsClause?.throwsSpecifier.text,
            errorType: specifiers?.throwsClause?.type.map { TypeFact($0) })
    }

    private func parameter(_ node: FunctionParameterSyntax) -> ParameterFact {
        ParameterFact(
            label: node.firstName.text, innerName: node.secondName?.text, type: TypeFact(node.type),
            isVariadic: node.ellipsis != nil, attributes: node.attributes.map(\.trimmedDescription))
    }

    func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericFact] {
        clause?.parameters.map {
            GenericFact(
                name: $0.name.text, specifier: $0.specifier?.text,
                bound: $0.inheritedType.map { TypeFact($0) })
        } ?? []
    }

    func constraints(_ clause: GenericWhereClauseSyntax?) -> [ConstraintFact] {
        clause?.requirements.compactMap { item in
            switch item.requirement {
            case .conformanceRequirement(let node):
                return ConstraintFact(
                    left: TypeFact(node.leftType), relation: ":", right: TypeFact(node.rightType))
            case .sameTypeRequirement(let node):
                return ConstraintFact(left: side(node.leftType), relation: "==", right: side(node.rightType))
            case .layoutRequirement: return nil
            }
        } ?? []
    }

    private func side(_ node: some SyntaxProtocol) -> TypeFact {
        node.as(TypeSyntax.self).map { TypeFact($0) } ?? .other(node.trimmedDescription)
    }

    func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
    }
}
