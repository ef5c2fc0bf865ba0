@_spi(RawSyntax) import SwiftSyntax

// Patterns: what they bind and what they name.

extension FactsWalker {
    /// - Parameters:
    ///   - type: the written type of the whole, which a single name takes.
    ///   - value: what the whole is set to.
    mutating func pattern(
        _ raw: RawSyntax, isLet: Bool, type: TypeFact? = nil, value: ArgumentFact.Value = .other
    ) {
        nested(()) { $0.patternInside(raw, isLet, type, value) }
    }

    private mutating func patternInside(
        _ raw: RawSyntax, _ isLet: Bool, _ type: TypeFact?, _ value: ArgumentFact.Value
    ) {
        let children = raw.children
        switch raw.kind {
        case .identifierPattern:
            local(children[Slot.IdentifierPattern.name], isLet: isLet, type: type, value: value)
        case .valueBindingPattern:
            let isLet = children[Slot.ValuePattern.word]?.tokenText?.isWord("let") ?? true
            if let inner = children[Slot.ValuePattern.pattern] {
                pattern(inner, isLet: isLet, type: type, value: value)
            }
        case .tuplePattern:
            for case let element? in children[Slot.TuplePattern.elements]?.children ?? RawChildren.none {
                if let inner = element.children[Slot.TuplePatternElement.pattern] {
                    pattern(inner, isLet: isLet)
                }
            }
        case .isTypePattern:
            if let type = children[Slot.IsPattern.type] { _ = annotation(type, .pattern) }
        case .expressionPattern:
            if let inner = children[Slot.ExpressionPattern.expression] { expressionPattern(inner, isLet) }
        default: break
        }
    }

    private mutating func expressionPattern(_ raw: RawSyntax, _ isLet: Bool) {
        let children = raw.children
        switch raw.kind {
        case .patternExpr: if let inner = children[1] { pattern(inner, isLet: isLet) }
        case .optionalChainingExpr:
            if let inner = children[Slot.Postfix.base] { expressionPattern(inner, isLet) }
        case .functionCallExpr:
            // A case with values is matched here, not made.
            if let callee = children[Slot.Postfix.base] { read(callee) }
            arguments(children[Slot.Call.arguments], isLet)
        case .tupleExpr: arguments(children[Slot.Tuple.elements], isLet)
        case .sequenceExpr: sequencePattern(raw, isLet)
        default: read(raw)
        }
    }

    private mutating func arguments(_ list: RawSyntax?, _ isLet: Bool) {
        for case let argument? in list?.children ?? RawChildren.none {
            if let inner = argument.children[Slot.Argument.expression] {
                nested(()) { $0.expressionPattern(inner, isLet) }
            }
        }
    }

    /// `let view as Presenter`: the name takes the type.
    private mutating func sequencePattern(_ raw: RawSyntax, _ isLet: Bool) {
        guard let elements = raw.children[Slot.Sequence.elements]?.children, elements.count == 3,
            elements[1]?.kind == .unresolvedAsExpr,
            let written = elements[2]?.children[Slot.TypeExpression.type]
        else {
            read(raw)
            return
        }
        let type = annotation(written, .pattern)
        guard let first = elements[0] else { return }
        if first.kind == .patternExpr, let inner = first.children[1] {
            pattern(inner, isLet: isLet, type: type)
        } else {
            nested(()) { $0.expressionPattern(first, isLet) }
        }
    }
}
