@_spi(RawSyntax) import SwiftSyntax

/// What stands before the name of a declaration.
struct DeclarationHead {
    var access: String?
    var modifiers: [String] = []
    var attributes: [String] = []
    var ownership = MemberFact.Ownership.strong
}

// The heads of declarations: attributes, modifiers, generics, parameters, effects.

extension FactsWalker {
    /// Attributes are the first child of every declaration, modifiers the second.
    mutating func head(_ children: RawChildren) -> DeclarationHead {
        var head = DeclarationHead()
        head.attributes = attributes(children[1])
        for case let modifier? in children[3]?.children ?? RawChildren.none { read(modifier, into: &head) }
        return head
    }

    mutating func attributes(_ list: RawSyntax?) -> [String] {
        guard let list, list.byteLength > 0 else { return [] }
        var found: [String] = []
        for case let attribute? in list.children {
            if attribute.kind == .attribute {
                found.append(text(attribute))
            } else {
                eachClause(of: attribute) { walker, elements in found += walker.attributes(elements) }
            }
        }
        return found
    }

    private mutating func read(_ modifier: RawSyntax, into head: inout DeclarationHead) {
        let children = modifier.children
        let word = name(children[Slot.Modifier.name])
        let detail = children[Slot.Modifier.detail].map { name($0.children[Slot.ModifierDetail.detail]) }
        switch (word, detail) {
        case ("weak", _): head.ownership = .weak
        case ("unowned", "unsafe"): head.ownership = .unownedUnsafe
        case ("unowned", _): head.ownership = .unowned
        case ("open", nil), ("public", nil), ("package", nil), ("internal", nil), ("fileprivate", nil),
            ("private", nil):
            head.access = word
        case (_, let detail?): head.modifiers.append("\(word)(\(detail))")
        case (_, nil): head.modifiers.append(word)
        }
    }

    mutating func generics(_ clause: RawSyntax?) -> [GenericFact] {
        list(clause?.children[Slot.Generics.parameters]) { walker, parameter in
            let children = parameter.children
            return GenericFact(
                name: walker.name(children[Slot.Generic.name]),
                specifier: children[Slot.Generic.specifier].map { walker.name($0) },
                bound: children[Slot.Generic.bound].map { walker.type($0) })
        }
    }

    mutating func inherited(_ clause: RawSyntax?) -> [TypeFact] {
        list(clause?.children[Slot.Inheritance.types]) { walker, inherited in
            inherited.children[Slot.Inherited.type].map { walker.type($0) } ?? .other("")
        }
    }

    mutating func constraints(_ clause: RawSyntax?) -> [ConstraintFact] {
        list(clause?.children[Slot.Where.requirements]) { walker, requirement in
            walker.constraint(requirement.children[Slot.Requirement.requirement])
        }.compactMap { $0 }
    }

    private mutating func constraint(_ raw: RawSyntax?) -> ConstraintFact? {
        guard let raw, raw.kind != .layoutRequirement, let left = raw.children[Slot.Requirement.left],
            let right = raw.children[Slot.Requirement.right]
        else { return nil }
        return ConstraintFact(
            left: type(left), relation: raw.kind == .sameTypeRequirement ? "==" : ":", right: type(right))
    }

    /// Parameters; their default values are read into the body at hand.
    mutating func parameters(_ clause: RawSyntax?) -> [ParameterFact] {
        list(clause?.children[Slot.ParameterClause.parameters]) { walker, parameter in
            let children = parameter.children
            let type = children[Slot.Parameter.type].map { walker.type($0) } ?? .other("")
            if let initial = children[Slot.Parameter.defaultValue]?.children[Slot.Initial.value] {
                walker.read(initial, expected: type)
            }
            return ParameterFact(
                label: walker.name(children[Slot.Parameter.firstName]),
                innerName: children[Slot.Parameter.secondName].map { walker.name($0) }, type: type,
                isVariadic: children[Slot.Parameter.ellipsis] != nil,
                attributes: walker.attributes(children[Slot.Parameter.attributes]))
        }
    }

    mutating func effects(_ raw: RawSyntax?) -> EffectsFact {
        guard let children = raw?.children else { return EffectsFact() }
        let throwing = children[Slot.Effects.throwing]?.children
        return EffectsFact(
            isAsync: children[Slot.Effects.async] != nil,
            throwing: throwing.map { name($0[Slot.Throws.word]) },
            errorType: throwing?[Slot.Throws.type].map { type($0) })
    }
}
