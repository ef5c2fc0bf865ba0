@_spi(RawSyntax) import SwiftSyntax

// Expressions. `value` says what one is without counting it as read; `read` counts it.

extension FactsWalker {
    @discardableResult
    mutating func read(
        _ raw: RawSyntax, expected: TypeFact? = nil, isStatement: Bool = false
    ) -> ArgumentFact.Value {
        let value = value(raw, expected: expected, isStatement: isStatement)
        if case .chain(let chain) = value { use(chain, place(of: raw), expected) }
        return value
    }

    mutating func use(_ chain: ChainFact, _ place: SourcePlace, _ expected: TypeFact? = nil) {
        if chain.names.isEmpty { return }
        var wanted: TypeFact?
        if case .implicit = chain.root { wanted = expected }
        body.uses.append(UseFact(chain: chain, expected: wanted, closure: closure, place: place))
        // A type before `.self` is named as itself.
        guard chain.names.count > 1, chain.names[chain.names.count - 1] == "self", case .name = chain.root
        else { return }
        let path = chain.names.dropLast()
        guard path.last?.first?.isUppercase == true, let first = path.first else { return }
        let type = path.dropFirst().reduce(TypeFact.name(first)) { .named(base: $0, name: $1, arguments: []) }
        body.types.append(TypeUseFact(type: type, kind: .metatype, closure: closure, place: place))
    }

    mutating func value(_ raw: RawSyntax, expected: TypeFact?, isStatement: Bool) -> ArgumentFact.Value {
        nested(.other) { $0.valueInside(raw, expected, isStatement) }
    }

    private mutating func valueInside(
        _ raw: RawSyntax, _ expected: TypeFact?, _ isStatement: Bool
    ) -> ArgumentFact.Value {
        let children = raw.children
        switch raw.kind {
        case .declReferenceExpr, .superExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
            .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixOperatorExpr,
            .postfixIfConfigExpr:
            return postfix(raw, expected, isStatement)
        case .sequenceExpr: return sequence(children, expected, isStatement)
        case .tryExpr: return tryExpression(children, expected, isStatement)
        case .awaitExpr:
            let outer = isAwaited
            isAwaited = true
            defer { isAwaited = outer }
            return passed(children[Slot.AfterWord.content], expected, isStatement)
        case .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .inOutExpr:
            return passed(children[Slot.AfterWord.content], expected, isStatement)
        case .closureExpr: return .closure(closure(raw, call: nil, label: nil))
        case .tupleExpr: return tuple(children, expected)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
            return .literal(name(children[Slot.Literal.token]))
        case .stringLiteralExpr: return string(raw, children)
        case .typeExpr:
            if let type = children[Slot.TypeExpression.type] { _ = annotation(type) }
            return .other
        case .ifExpr, .switchExpr:
            statement(raw)
            return .other
        case .keyPathExpr:
            if let root = children[Slot.KeyPath.root] { _ = annotation(root) }
            return .other
        case .macroExpansionExpr: return macro(raw)
        default:
            everyChild(of: raw)
            return .other
        }
    }

    private mutating func passed(
        _ raw: RawSyntax?, _ expected: TypeFact?, _ isStatement: Bool
    ) -> ArgumentFact.Value {
        raw.map { value($0, expected: expected, isStatement: isStatement) } ?? .other
    }

    /// Reads whatever expressions there are in a node of no interest itself.
    mutating func everyChild(of raw: RawSyntax) {
        for case let child? in raw.children where !child.isToken && child.byteLength > 0 {
            switch child.kind {
            case .arrayElementList, .arrayElement, .dictionaryElementList, .dictionaryElement,
                .labeledExprList,
                .labeledExpr:
                nested(()) { $0.everyChild(of: child) }
            case .unexpectedNodes: break
            default: read(child)
            }
        }
    }

    private mutating func tuple(_ children: RawChildren, _ expected: TypeFact?) -> ArgumentFact.Value {
        guard let elements = children[Slot.Tuple.elements]?.children else { return .other }
        if elements.count == 1, let only = elements[0]?.children, only[Slot.Argument.label] == nil,
            let inner = only[Slot.Argument.expression]
        {
            return value(inner, expected: expected, isStatement: false)
        }
        for case let element? in elements {
            if let inner = element.children[Slot.Argument.expression] { read(inner) }
        }
        return .other
    }

    private mutating func string(_ raw: RawSyntax, _ children: RawChildren) -> ArgumentFact.Value {
        guard let segments = children[Slot.StringLiteral.segments]?.children else { return .other }
        var isPlain = true
        for case let segment? in segments where segment.kind == .expressionSegment {
            isPlain = false
            for case let element? in segment.children[7]?.children ?? RawChildren.none {
                if let inner = element.children[Slot.Argument.expression] { read(inner) }
            }
        }
        return isPlain && raw.byteLength <= 40 ? .literal(text(raw)) : .other
    }

    // MARK: try

    private mutating func tryExpression(
        _ children: RawChildren, _ expected: TypeFact?, _ isStatement: Bool
    ) -> ArgumentFact.Value {
        let outer = tried
        defer { tried = outer }
        let place = children[1].map { self.place(of: $0) }
        tried = tryWord(children)
        let value = passed(children[Slot.Try.expression], expected, isStatement)
        if tried == "try!", let place {
            body.forced.append(
                ForcedFact(kind: .try, subject: value, type: nil, closure: closure, place: place))
        }
        return value
    }

    func tryWord(_ children: RawChildren) -> String {
        guard let mark = children[Slot.Try.mark]?.tokenText else { return "try" }
        return mark.isWord("!") ? "try!" : "try?"
    }

    /// The type that a whole expression is cast to: of `view as? Presenter` that is `Presenter`.
    mutating func castType(_ raw: RawSyntax) -> TypeFact? {
        guard raw.kind == .sequenceExpr, let elements = raw.children[Slot.Sequence.elements]?.children,
            elements.count == 3, elements[1]?.kind == .unresolvedAsExpr
        else { return nil }
        return elements[2]?.children[Slot.TypeExpression.type].map { type($0) }
    }
}
