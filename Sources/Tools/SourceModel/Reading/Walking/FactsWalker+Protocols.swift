@_spi(RawSyntax) import SwiftSyntax

// Protocols.

extension FactsWalker {
    mutating func protocolFact(_ raw: RawSyntax) -> ProtocolFact {
        let children = raw.children
        let modifiers = texts(children[RawChildIndex.Nominal.modifiers])
        let location = location(of: raw)
        var fact = ProtocolFact(
            name: name(children[RawChildIndex.Nominal.name]), scope: scope,
            access: modifiers.first { ["public", "package", "fileprivate", "private"].contains($0) }
                ?? "internal",
            attributes: plainAttributes(children[RawChildIndex.Nominal.attributes]), modifiers: modifiers,
            inherited: inherited(children[RawChildIndex.Nominal.inheritance]),
            primaryAssociatedTypes: primaryAssociatedTypes(children[RawChildIndex.Nominal.generics]),
            constraints: constraints(children[RawChildIndex.Nominal.constraints]), associatedTypes: [],
            requirements: [],
            comment: comment(of: raw, name: children[RawChildIndex.Nominal.name])
                + (sections?.comment(at: location.line) ?? ""),
            conditions: conditions, location: location)
        guard
            let members = children[RawChildIndex.Nominal.members]?.children[RawChildIndex.MemberBlock.members]
        else { return fact }
        scope.append(fact.name)
        withoutConditions { $0.requirements(in: members, of: &fact) }
        scope.removeLast()
        return fact
    }

    private mutating func primaryAssociatedTypes(_ clause: RawSyntax?) -> [String] {
        list(clause?.children[RawChildIndex.Generics.parameters]) { walker, type in
            walker.name(type.children[RawChildIndex.PrimaryAssociatedType.name])
        }
    }

    private mutating func requirements(in members: RawSyntax, of fact: inout ProtocolFact) {
        for case let item? in members.children {
            guard let raw = item.children[RawChildIndex.Item.item] else { continue }
            switch raw.kind {
            case .ifConfigDecl:
                eachClause(of: raw) { walker, elements in
                    guard elements.kind == .memberBlockItemList else { return }
                    walker.requirements(in: elements, of: &fact)
                }
            case .associatedTypeDecl: fact.associatedTypes.append(associatedType(raw.children))
            case .typeAliasDecl: _ = typeDeclaration(raw)
            default: fact.requirements += requirements(raw)
            }
        }
    }

    private mutating func associatedType(_ children: RawChildren) -> AssociatedTypeFact {
        let fallback = children[RawChildIndex.AssociatedType.initializer]?
            .children[RawChildIndex.Initial.value]
        return AssociatedTypeFact(
            name: name(children[RawChildIndex.AssociatedType.name]),
            inherited: inherited(children[RawChildIndex.AssociatedType.inheritance]),
            fallback: fallback.map { type($0) },
            constraints: constraints(children[RawChildIndex.AssociatedType.constraints]))
    }

    /// The comments before a declaration, with white space and, where comments are between them, its attributes.
    mutating func comment(of raw: RawSyntax, name: RawSyntax?) -> String {
        guard let token = raw.firstToken, let offset = offset(of: token) else { return "" }
        let start = max(0, offset - token.leadingTriviaByteLength)
        let end = name?.firstToken.flatMap { self.offset(of: $0) } ?? offset
        markedRanges.append(start..<max(start, end))
        let hasInner = end > offset && bytes[offset..<end].contains(UInt8(ascii: "/"))
        return String(decoding: bytes[start..<(hasInner ? end : offset)], as: UTF8.self)
    }

    /// Runs a step without the conditions around: they apply to the whole declaration, not to each member again.
    mutating func withoutConditions(_ step: (inout FactsWalker) -> Void) {
        let outer = conditions
        conditions = []
        step(&self)
        conditions = outer
    }

    /// The source of each element of a list.
    func texts(_ list: RawSyntax?) -> [String] {
        guard let list, list.byteLength > 0 else { return [] }
        return list.children.compactMap { $0.map(text) }
    }

    /// The source of each attribute that is not inside `#if`.
    func plainAttributes(_ list: RawSyntax?) -> [String] {
        guard let list, list.byteLength > 0 else { return [] }
        return list.children.compactMap { child in
            guard let child, child.kind == .attribute else { return nil }
            return text(child)
        }
    }
}
