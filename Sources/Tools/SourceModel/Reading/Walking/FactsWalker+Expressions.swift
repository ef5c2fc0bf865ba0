@_spi(RawSyntax) import SwiftSyntax

// Expressions. `value` returns what one is without recording a use; `read` records it.

extension FactsWalker {
    @discardableResult
    mutating func read(
        _ raw: RawSyntax, expected: TypeFact? = nil, isStatement: Bool = false
    ) -> ArgumentFact.Value {
        let value = value(raw, expected: expected, isStatement: isStatement)
        if case .chain(let chain) = value { use(chain, location(of: raw), expected) }
        return value
    }

    mutating func use(_ chain: ChainFact, _ location: FileLocation, _ expected: TypeFact? = nil) {
        if chain.names.isEmpty { return }
        var wanted: TypeFact?
        if case .implicit = chain.root { wanted = expected }
        body.uses.append(UseFact(chain: chain, expected: wanted, closure: closure, location: location))
        // A type before `.self` is a use of the type.
        guard chain.names.count > 1, chain.names[chain.names.count - 1] == "self", case .name = chain.root
        else { return }
        let path = chain.names.dropLast()
        guard path.last?.first?.isUppercase == true, let first = path.first else { return }
        let type = path.dropFirst().reduce(TypeFact.name(first)) { .named(base: $0, name: $1, arguments: []) }
        body.types.append(TypeUseFact(type: type, kind: .metatype, closure: closure, location: location))
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
            return passed(children[RawChildIndex.AfterWord.content], expected, isStatement)
        case .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .inOutExpr:
            return passed(children[RawChildIndex.AfterWord.content], expected, isStatement)
        case .closureExpr: return .closure(closure(raw, call: nil, label: nil))
        case .tupleExpr: return tuple(children, expected)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
            return .literal(name(children[RawChildIndex.Literal.token]))
        case .stringLiteralExpr: return string(raw, children)
        case .arrayExpr where raw.byteLength < Self.shortList && text(raw) == "[]": return .literal("[]")
        case .dictionaryExpr where raw.byteLength < Self.shortList && text(raw) == "[:]":
            return .literal("[:]")
        case .typeExpr:
            if let type = children[RawChildIndex.TypeExpression.type] { _ = annotation(type) }
            return .other
        case .ifExpr, .switchExpr:
            statement(raw)
            return .other
        case .keyPathExpr:
            if let root = children[RawChildIndex.KeyPath.root] { _ = annotation(root) }
            return .other
        case .macroExpansionExpr: return macro(raw)
        default:
            everyChild(of: raw)
            return .other
        }
    }

    /// The bytes of a text that is kept as it is written.
    private static let shortText = 40

    /// The bytes of the literal of a list that may be empty, with the spaces around it.
    private static let shortList = 16

    private mutating func passed(
        _ raw: RawSyntax?, _ expected: TypeFact?, _ isStatement: Bool
    ) -> ArgumentFact.Value {
        raw.map { value($0, expected: expected, isStatement: isStatement) } ?? .other
    }

    /// Reads the expressions in a node that is not of interest itself.
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
        guard let elements = children[RawChildIndex.Tuple.elements]?.children else { return .other }
        if elements.count == 1, let only = elements[0]?.children, only[RawChildIndex.Argument.label] == nil,
            let inner = only[RawChildIndex.Argument.expression]
        {
            return value(inner, expected: expected, isStatement: false)
        }
        for case let element? in elements {
            if let inner = element.children[RawChildIndex.Argument.expression] { read(inner) }
        }
        return elements.count == 0 ? .literal("()") : .other
    }

    private mutating func string(_ raw: RawSyntax, _ children: RawChildren) -> ArgumentFact.Value {
        guard let segments = children[RawChildIndex.StringLiteral.segments]?.children else { return .other }
        var isPlain = true
        for case let segment? in segments where segment.kind == .expressionSegment {
            isPlain = false
            for case let element? in segment.children[7]?.children ?? RawChildren.none {
                if let inner = element.children[RawChildIndex.Argument.expression] { read(inner) }
            }
        }
        guard isPlain else { return .other }
        return .literal(raw.byteLength <= Self.shortText ? text(raw) : ArgumentFact.Value.longText)
    }

    // MARK: try

    private mutating func tryExpression(
        _ children: RawChildren, _ expected: TypeFact?, _ isStatement: Bool
    ) -> ArgumentFact.Value {
        let outer = tried
        defer { tried = outer }
        let location = children[1].map { self.location(of: $0) }
        tried = tryWord(children)
        if isStatement, tried == "try?", children[1].map(isExplainedFailure) == true { tried = nil }
        let calls = body.calls.count
        let value = passed(children[RawChildIndex.Try.expression], expected, isStatement)
        if tried == "try", body.calls.count == calls { body.throwsItself = true }
        if tried == "try!", let location {
            force(
                ForcedFact(kind: .try, subject: value, type: nil, closure: closure, location: location))
        }
        return value
    }

    /// Whether a comment before a statement or at its line's end says why it may fail.
    private func isExplainedFailure(_ keyword: RawSyntax) -> Bool {
        guard let token = keyword.tokenView, let start = offset(of: token) else { return false }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        return ExplainingComments.excuse(in: bytes[(start - token.leadingTriviaByteLength)..<end])
    }

    /// Notes what is forced, but for code that only developers run.
    mutating func force(_ fact: ForcedFact) {
        if conditions.contains("(DEBUG)") || conditions.contains("(!RELEASE)") { return }
        body.forced.append(fact)
    }

    func tryWord(_ children: RawChildren) -> String {
        guard let mark = children[RawChildIndex.Try.mark]?.tokenText else { return "try" }
        return mark.isWord("!") ? "try!" : "try?"
    }

    /// The type that a whole expression is cast to: of `view as? Presenter` that is `Presenter`.
    mutating func castType(_ raw: RawSyntax) -> TypeFact? {
        guard raw.kind == .sequenceExpr,
            let elements = raw.children[RawChildIndex.Sequence.elements]?.children,
            elements.count == 3, elements[1]?.kind == .unresolvedAsExpr
        else { return nil }
        return elements[2]?.children[RawChildIndex.TypeExpression.type].map { type($0) }
    }

    /// The type of an empty list that is made by its type: `[Ride]()`, `[String: Ride]()`.
    func listType(_ raw: RawSyntax) -> TypeFact? {
        guard raw.kind == .functionCallExpr, let list = raw.children[RawChildIndex.Postfix.base],
            list.kind == .arrayExpr || list.kind == .dictionaryExpr, list.byteLength < Self.shortType
        else { return nil }
        let parts = text(list).dropFirst().dropLast().split(separator: ":").map { Self.namedType($0) }
        switch parts.count {
        case 1: return parts[0].map { .array($0) }
        case 2:
            guard let key = parts[0], let value = parts[1] else { return nil }
            return .dictionary(key, value)
        default: return nil
        }
    }

    private static let shortType = 120

    /// `Ride`, `Rides.Stop`
    private static func namedType(_ text: some StringProtocol) -> TypeFact? {
        let names = text.split(separator: ".").map { String($0.filter { $0 != " " }) }
        guard let last = names.last,
            names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
            last.first?.isUppercase == true
        else { return nil }
        let base = names.dropLast().reduce(TypeFact?.none) { .named(base: $0, name: $1, arguments: []) }
        return .named(base: base, name: last, arguments: [])
    }
}
