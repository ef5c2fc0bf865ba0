import SwiftSyntax

// Protocols and what they ask for.
extension FactsReader {
    func readProtocol(_ node: ProtocolDeclSyntax) {
        let modifiers = node.modifiers.map(\.trimmedDescription)
        let place = place(of: node)
        var fact = ProtocolFact(
            name: node.name.text, scope: scope,
            access: modifiers.first { ["public", "package", "fileprivate", "private"].contains($0) }
                ?? "internal",
            attributes: attributes(node.attributes), modifiers: modifiers,
            inherited: node.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
            primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
                ?? [],
            constraints: constraints(node.genericWhereClause), associatedTypes: [], requirements: [],
            comment: node.leadingTrivia.description + sections.comment(at: place.line),
            conditions: conditions,
            place: place)
        withoutConditions { read(node.memberBlock.members, into: &fact) }
        facts.protocols.append(fact)
    }

    private func read(_ members: MemberBlockItemListSyntax, into fact: inout ProtocolFact) {
        for member in members {
            if let node = member.decl.as(IfConfigDeclSyntax.self) {
                eachClause(of: node) { clause in
                    if let inner = clause.elements?.as(MemberBlockItemListSyntax.self) {
                        read(inner, into: &fact)
                    }
                }
            } else if let node = member.decl.as(AssociatedTypeDeclSyntax.self) {
                fact.associatedTypes.append(
                    AssociatedTypeFact(
                        name: node.name.text,
                        inherited: node.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
                        fallback: node.initializer.map { TypeFact($0.value) },
                        constraints: constraints(node.genericWhereClause)))
            } else if let node = member.decl.as(TypeAliasDeclSyntax.self) {
                facts.aliases.append(
                    AliasFact(
                        name: node.name.text, scope: scope + [fact.name],
                        generics: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
                        type: TypeFact(node.initializer.value)))
            } else {
                fact.requirements += requirements(of: member.decl)
            }
        }
    }

    private func requirements(of declaration: DeclSyntax) -> [RequirementFact] {
        if let node = declaration.as(FunctionDeclSyntax.self) { return [requirement(node)] }
        if let node = declaration.as(InitializerDeclSyntax.self) { return [requirement(node)] }
        if let node = declaration.as(SubscriptDeclSyntax.self) { return [requirement(node)] }
        if let node = declaration.as(VariableDeclSyntax.self) { return properties(node) }
        return []
    }
}
