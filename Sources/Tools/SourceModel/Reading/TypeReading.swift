import SwiftSyntax

extension TypeFact {
    /// The fact of a type as the parser gives it.
    init(_ syntax: TypeSyntax) {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            self = .named(
                base: nil, name: type.name.text, arguments: Self.arguments(type.genericArgumentClause))
        case .memberType(let type):
            self = .named(
                base: TypeFact(type.baseType), name: type.name.text,
                arguments: Self.arguments(type.genericArgumentClause))
        case .optionalType(let type): self = .optional(TypeFact(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            self = .implicitlyUnwrapped(TypeFact(type.wrappedType))
        case .arrayType(let type): self = .array(TypeFact(type.element))
        case .dictionaryType(let type): self = .dictionary(TypeFact(type.key), TypeFact(type.value))
        case .inlineArrayType(let type):
            // `[3 of Int]` is another spelling.
            self = .named(
                base: nil, name: "InlineArray",
                arguments: [type.count, type.element].map { Self.argument($0) })
        case .tupleType(let type): self = Self.tuple(type)
        case .functionType(let type):
            self = .function(
                parameters: type.parameters.map(Element.init),
                effects: type.effectSpecifiers.map { " " + $0.trimmedDescription } ?? "",
                result: TypeFact(type.returnClause.type))
        case .someOrAnyType(let type):
            self = .prefixed(type.someOrAnySpecifier.text, TypeFact(type.constraint))
        case .packExpansionType(let type): self = .prefixed("repeat", TypeFact(type.repetitionPattern))
        case .packElementType(let type): self = .prefixed("each", TypeFact(type.pack))
        case .compositionType(let type): self = .composition(type.elements.map { TypeFact($0.type) })
        case .suppressedType(let type): self = .suppressed(TypeFact(type.type))
        case .metatypeType(let type): self = .metatype(TypeFact(type.baseType), type.metatypeSpecifier.text)
        case .attributedType(let type):
            let words =
                type.specifiers.map(\.trimmedDescription) + type.attributes.map(\.trimmedDescription)
                + type.lateSpecifiers.map(\.trimmedDescription)
            let base = TypeFact(type.baseType)
            self = words.isEmpty ? base : .decorated(words, base)
        default: self = .other(syntax.trimmedDescription)
        }
    }

    /// One type in parentheses is that type.
    private static func tuple(_ type: TupleTypeSyntax) -> TypeFact {
        let elements = type.elements.map(Element.init)
        if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
            if case .prefixed("repeat", _) = elements[0].type { return .tuple(elements) }
            return elements[0].type
        }
        return .tuple(elements)
    }

    private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeFact] {
        guard let clause else { return [] }
        return clause.arguments.map { argument($0) }
    }

    private static func argument(_ syntax: GenericArgumentSyntax) -> TypeFact {
        if let type = syntax.argument.as(TypeSyntax.self) { return TypeFact(type) }
        return .other(syntax.argument.trimmedDescription)
    }
}

extension TypeFact.Element {
    init(_ syntax: TupleTypeElementSyntax) {
        let names = [syntax.firstName?.text, syntax.secondName?.text].compactMap { $0 }
        self.init(
            label: names.isEmpty ? nil : names.joined(separator: " "), type: TypeFact(syntax.type),
            isVariadic: syntax.ellipsis != nil)
    }
}
