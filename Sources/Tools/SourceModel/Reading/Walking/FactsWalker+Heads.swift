@_spi(RawSyntax) import SwiftSyntax

/// The part of a declaration before its name.
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
        let word = name(children[RawChildIndex.Modifier.name])
        let detail = children[RawChildIndex.Modifier.detail].map {
            name($0.children[RawChildIndex.ModifierDetail.detail])
        }
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
        list(clause?.children[RawChildIndex.Generics.parameters]) { walker, parameter in
            let children = parameter.children
            return GenericFact(
                name: walker.name(children[RawChildIndex.Generic.name]),
                specifier: children[RawChildIndex.Generic.specifier].map { walker.name($0) },
                bound: children[RawChildIndex.Generic.bound].map { walker.type($0) })
        }
    }

    mutating func inherited(_ clause: RawSyntax?) -> [TypeFact] {
        list(clause?.children[RawChildIndex.Inheritance.types]) { walker, inherited in
            inherited.children[RawChildIndex.Inherited.type].map { walker.type($0) } ?? .other("")
        }
    }

    mutating func constraints(_ clause: RawSyntax?) -> [ConstraintFact] {
        list(clause?.children[RawChildIndex.Where.requirements]) { walker, requirement in
            walker.constraint(requirement.children[RawChildIndex.Requirement.requirement])
        }.compactMap { $0 }
    }

    private mutating func constraint(_ raw: RawSyntax?) -> ConstraintFact? {
        guard let raw, raw.kind != .layoutRequirement,
            let left = raw.children[RawChildIndex.Requirement.left],
            let right = raw.children[RawChildIndex.Requirement.right]
        else { return nil }
        return ConstraintFact(
            left: type(left), relation: raw.kind == .sameTypeRequirement ? "==" : ":", right: type(right))
    }

    /// Reads parameters, and their default values into the current body.
    mutating func parameters(_ clause: RawSyntax?) -> [ParameterFact] {
        list(clause?.children[RawChildIndex.ParameterClause.parameters]) { walker, parameter in
            let children = parameter.children
            let type = children[RawChildIndex.Parameter.type].map { walker.type($0) } ?? .other("")
            if walker.readsBodies,
                let initial = children[RawChildIndex.Parameter.defaultValue]?.children[
                    RawChildIndex.Initial.value]
            {
                walker.read(initial, expected: type)
            }
            return ParameterFact(
                label: walker.name(children[RawChildIndex.Parameter.firstName]),
                innerName: children[RawChildIndex.Parameter.secondName].map { walker.name($0) }, type: type,
                isVariadic: children[RawChildIndex.Parameter.ellipsis] != nil,
                attributes: walker.readsBodies
                    ? walker.attributes(children[RawChildIndex.Parameter.attributes])
                    : walker.texts(children[RawChildIndex.Parameter.attributes]))
        }
    }

    mutating func effects(_ raw: RawSyntax?) -> EffectsFact {
        guard let children = raw?.children else { return EffectsFact() }
        let throwing = children[RawChildIndex.Effects.throwing]?.children
        return EffectsFact(
            isAsync: children[RawChildIndex.Effects.async] != nil,
            throwing: throwing.map { name($0[RawChildIndex.Throws.word]) },
            errorType: throwing?[RawChildIndex.Throws.type].map { type($0) })
    }
}
