@_spi(RawSyntax) import SwiftSyntax

// Written types.

extension FactsWalker {
    mutating func type(_ raw: RawSyntax) -> TypeFact {
        nested(.other("")) { $0.typeInside(raw) }
    }

    private mutating func typeInside(_ raw: RawSyntax) -> TypeFact {
        let children = raw.children
        switch raw.kind {
        case .identifierType: return identifier(children)
        case .memberType:
            return .named(
                base: children[RawChildIndex.MemberType.base].map { type($0) },
                name: name(children[RawChildIndex.MemberType.name]),
                arguments: genericArguments(children[RawChildIndex.MemberType.generics]))
        case .optionalType: return .optional(child(children, 1))
        case .implicitlyUnwrappedOptionalType: return .implicitlyUnwrapped(child(children, 1))
        case .arrayType: return .array(child(children, 3))
        case .dictionaryType:
            return .dictionary(
                child(children, RawChildIndex.DictionaryType.key),
                child(children, RawChildIndex.DictionaryType.value))
        case .inlineArrayType:
            // `[3 of Int]` is another spelling.
            return .named(
                base: nil, name: "InlineArray",
                arguments: [RawChildIndex.InlineArrayType.count, RawChildIndex.InlineArrayType.element]
                    .compactMap { slot in
                        children[slot].map { child($0.children, RawChildIndex.GenericArgument.argument) }
                    })
        case .tupleType: return tuple(children)
        case .functionType: return function(children)
        case .someOrAnyType, .packExpansionType, .packElementType:
            return .prefixed(
                name(children[RawChildIndex.PrefixedType.word]),
                child(children, RawChildIndex.PrefixedType.type))
        case .compositionType:
            return .composition(list(children[1]) { walker, element in walker.child(element.children, 1) })
        case .suppressedType: return .suppressed(child(children, 3))
        case .metatypeType:
            return .metatype(
                child(children, RawChildIndex.MetatypeType.base),
                name(children[RawChildIndex.MetatypeType.word]))
        case .attributedType: return attributed(children)
        case .namedOpaqueReturnType: return child(children, 3)
        default: return .other(text(raw))
        }
    }

    private mutating func child(_ children: RawChildren, _ slot: Int) -> TypeFact {
        children[slot].map { type($0) } ?? .other("")
    }

    private mutating func identifier(_ children: RawChildren) -> TypeFact {
        guard let token = children[RawChildIndex.IdentifierType.name]?.tokenText else { return .other("") }
        let module = children[RawChildIndex.IdentifierType.module]?.children[1]
        guard let generics = children[RawChildIndex.IdentifierType.generics] else {
            if module == nil, token.first != 0x60 { return names.type(token) }
            return .named(
                base: module.map { .name(name($0)) }, name: name(children[RawChildIndex.IdentifierType.name]),
                arguments: [])
        }
        return .named(
            base: module.map { .name(name($0)) }, name: name(children[RawChildIndex.IdentifierType.name]),
            arguments: genericArguments(generics))
    }

    mutating func genericArguments(_ clause: RawSyntax?) -> [TypeFact] {
        list(clause?.children[RawChildIndex.GenericArguments.arguments]) { walker, argument in
            walker.child(argument.children, RawChildIndex.GenericArgument.argument)
        }
    }

    /// One type in parentheses is that type.
    private mutating func tuple(_ children: RawChildren) -> TypeFact {
        let elements = elements(children[RawChildIndex.Tuple.elements])
        if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
            if case .prefixed("repeat", _) = elements[0].type { return .tuple(elements) }
            return elements[0].type
        }
        return elements.isEmpty ? .void : .tuple(elements)
    }

    private mutating func function(_ children: RawChildren) -> TypeFact {
        .function(
            parameters: elements(children[RawChildIndex.FunctionType.parameters]),
            effects: children[RawChildIndex.FunctionType.effects].map { " " + text($0) } ?? "",
            result: children[RawChildIndex.FunctionType.result].map {
                child($0.children, RawChildIndex.Result.type)
            } ?? .void)
    }

    private mutating func elements(_ raw: RawSyntax?) -> [TypeFact.Element] {
        list(raw) { walker, element in
            let children = element.children
            let first = children[RawChildIndex.TupleTypeElement.firstName].map { walker.name($0) }
            let second = children[RawChildIndex.TupleTypeElement.secondName].map { walker.name($0) }
            let label = [first, second].compactMap { $0 }.joined(separator: " ")
            return TypeFact.Element(
                label: label.isEmpty ? nil : label,
                type: walker.child(children, RawChildIndex.TupleTypeElement.type),
                isVariadic: children[RawChildIndex.TupleTypeElement.ellipsis] != nil)
        }
    }

    private mutating func attributed(_ children: RawChildren) -> TypeFact {
        var words: [String] = []
        for slot in [
            RawChildIndex.AttributedType.specifiers, RawChildIndex.AttributedType.attributes,
            RawChildIndex.AttributedType.late,
        ] {
            for case let word? in children[slot]?.children ?? RawChildren.none { words.append(text(word)) }
        }
        let base = child(children, RawChildIndex.AttributedType.base)
        return words.isEmpty ? base : .decorated(words, base)
    }

    /// Each element of a list.
    mutating func list<Element>(
        _ raw: RawSyntax?, _ read: (inout FactsWalker, RawSyntax) -> Element
    ) -> [Element] {
        guard let raw else { return [] }
        let children = raw.children
        guard children.count > 0 else { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(children.count)
        for case let child? in children { elements.append(read(&self, child)) }
        return elements
    }
}
