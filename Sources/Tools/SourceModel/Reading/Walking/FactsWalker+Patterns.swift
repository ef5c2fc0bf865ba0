@_spi(RawSyntax) import SwiftSyntax

// Patterns: the variables they bind and the names they use.

extension FactsWalker {
    /// - Parameters:
    ///   - type: The written type of the whole pattern, which is that of a single name.
    ///   - value: The value that is bound.
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
            local(children[RawChildIndex.IdentifierPattern.name], isLet: isLet, type: type, value: value)
        case .valueBindingPattern:
            let isLet = children[RawChildIndex.ValuePattern.word]?.tokenText?.isWord("let") ?? true
            if let inner = children[RawChildIndex.ValuePattern.pattern] {
                pattern(inner, isLet: isLet, type: type, value: value)
            }
        case .tuplePattern:
            for case let element? in children[RawChildIndex.TuplePattern.elements]?.children
                ?? RawChildren.none
            {
                if let inner = element.children[RawChildIndex.TuplePatternElement.pattern] {
                    pattern(inner, isLet: isLet)
                }
            }
        case .isTypePattern:
            if let type = children[RawChildIndex.IsPattern.type] { _ = annotation(type, .pattern) }
        case .expressionPattern:
            if let inner = children[RawChildIndex.ExpressionPattern.expression] {
                expressionPattern(inner, isLet)
            }
        default: break
        }
    }

    private mutating func expressionPattern(_ raw: RawSyntax, _ isLet: Bool) {
        let children = raw.children
        switch raw.kind {
        case .patternExpr: if let inner = children[1] { pattern(inner, isLet: isLet) }
        case .optionalChainingExpr:
            if let inner = children[RawChildIndex.Postfix.base] { expressionPattern(inner, isLet) }
        case .functionCallExpr:
            // An enum case with values is matched here, not created.
            if let callee = children[RawChildIndex.Postfix.base] { read(callee) }
            arguments(children[RawChildIndex.Call.arguments], isLet)
        case .tupleExpr: arguments(children[RawChildIndex.Tuple.elements], isLet)
        case .sequenceExpr: sequencePattern(raw, isLet)
        default: read(raw)
        }
    }

    private mutating func arguments(_ list: RawSyntax?, _ isLet: Bool) {
        for case let argument? in list?.children ?? RawChildren.none {
            if let inner = argument.children[RawChildIndex.Argument.expression] {
                nested(()) { $0.expressionPattern(inner, isLet) }
            }
        }
    }

    /// `let view as Presenter`: the variable has the type.
    private mutating func sequencePattern(_ raw: RawSyntax, _ isLet: Bool) {
        guard let elements = raw.children[RawChildIndex.Sequence.elements]?.children, elements.count == 3,
            elements[1]?.kind == .unresolvedAsExpr,
            let written = elements[2]?.children[RawChildIndex.TypeExpression.type]
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
