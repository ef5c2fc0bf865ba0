@_spi(RawSyntax) import SwiftSyntax

// `do`, and what catches its errors.

extension FactsWalker {
    mutating func doStatement(_ block: RawSyntax?, _ catches: RawSyntax?) {
        let first = body.calls.count
        let hasFallback = hasNextWay && block.map { Self.exits($0) || Self.mayExitAtEnd($0) } == true
        if let block { codeBlock(block) }
        // `try` covers the arguments as well, which seldom throw themselves.
        let arguments = Set(body.calls[first...].flatMap(\.arguments).map(\.value))
        let tried = body.calls.indices[first...].filter {
            body.calls[$0].tried == "try" && !arguments.contains(.call($0))
        }.compactMap { body.calls[$0].callee.names.last }
        guard let block, let catches else { return }
        let around = location(of: block).line...max(location(of: block).line, lastLine(of: catches))
        for case let clause? in catches.children { catchClause(clause, of: tried, hasFallback, around) }
    }

    /// Whether a block ends with a condition on which it leaves: `if rides.contains(ride) { return true }`.
    private static func mayExitAtEnd(_ block: RawSyntax) -> Bool {
        guard let list = block.children[RawChildIndex.CodeBlock.statements]?.children, list.count > 0,
            var last = list[list.count - 1]?.children[RawChildIndex.Item.item]
        else { return false }
        if last.kind == .expressionStmt, let inner = last.children[1] { last = inner }
        return last.kind == .ifExpr && last.children[RawChildIndex.If.body].map(exits) == true
    }

    private mutating func catchClause(
        _ raw: RawSyntax, of tried: [String], _ hasFallback: Bool, _ around: ClosedRange<Int>
    ) {
        let children = raw.children
        let first = body.locals.count
        let uses = body.uses.count + body.calls.count
        let types = body.types.count
        var isFiltered = false
        for case let item? in children[RawChildIndex.Catch.items]?.children ?? RawChildren.none {
            if let pattern = item.children[RawChildIndex.CatchItem.pattern] {
                self.pattern(pattern, isLet: true)
            }
            if let filter = item.children[RawChildIndex.CatchItem.filter]?.children[
                RawChildIndex.WhereClause.condition]
            {
                isFiltered = true
                read(filter)
            }
        }
        // It names one error, `catch StoreError.notFound`; the others go on.
        let namesOne = isFiltered || body.uses.count + body.calls.count > uses
        // Each error can be seen as an `NSError`.
        let isPartial =
            namesOne
            || body.types[types...].contains { ![.name("NSError"), .name("Error")].contains($0.type) }
        guard let block = children[RawChildIndex.Catch.body] else { return }
        let bound = body.locals[first...].map(\.name)
        let mark = Mark(body)
        let index = body.catches.count
        let statements = block.children[RawChildIndex.CodeBlock.statements]
        let isEmpty = statements.map { $0.children.count == 0 || Self.onlyLeaves($0) } ?? true
        defer { endLocals(from: first, at: raw) }
        if isEmpty && namesOne { return codeBlock(block) }
        body.catches.append(
            CatchFact(
                kind: .catch, isEmpty: isEmpty,
                returnsEmptyList: statements.map(Self.returnsEmptyList) ?? false,
                returnsNil: statements.map(Self.returnsNil) ?? false, isPartial: isPartial,
                isExplained: isExplained(block), usesError: false, tried: tried, hasFallback: hasFallback,
                leaves: statements.map(Self.endsWithReturn) ?? false, lastLine: lastLine(of: raw),
                around: around,
                closure: closure, location: location(of: raw)))
        codeBlock(block)
        body.catches[index].usesError = mark.passesOn(bound.isEmpty ? ["error"] : bound, in: body)
    }

    /// Whether the only statement is a `return` without a value, a `break`, or `()`.
    static func onlyLeaves(_ statements: RawSyntax) -> Bool {
        guard statements.children.count == 1,
            let item = statements.children[0]?.children[RawChildIndex.Item.item]
        else { return false }
        return item.kind == .breakStmt || isNothing(item)
            || item.kind == .returnStmt && item.children[RawChildIndex.AfterWord.content] == nil
    }

    private static func isNothing(_ item: RawSyntax) -> Bool {
        let value = item.kind == .expressionStmt ? item.children[1] ?? item : item
        return value.kind == .tupleExpr && value.children[RawChildIndex.Tuple.elements]?.children.count == 0
    }

    /// Whether it only returns an empty list, or prints something before.
    static func returnsEmptyList(_ statements: RawSyntax) -> Bool {
        onlyResult(statements).map { isEmptyList($0) || containsEmptyLists($0) } ?? false
    }

    /// Whether it only returns nil, or prints something before.
    static func returnsNil(_ statements: RawSyntax) -> Bool {
        onlyResult(statements)?.kind == .nilLiteralExpr
    }

    /// What the code returns, if it does no more than that and prints at most.
    static func onlyResult(_ statements: RawSyntax) -> RawSyntax? {
        let items = statements.children
        guard items.count > 0, (0..<items.count - 1).allSatisfy({ items[$0].map(prints) ?? false }),
            let item = items[items.count - 1]?.children[RawChildIndex.Item.item], item.kind == .returnStmt
        else { return nil }
        return item.children[RawChildIndex.AfterWord.content]
    }

    private static func isEmptyList(_ value: RawSyntax) -> Bool {
        (value.kind == .arrayExpr || value.kind == .dictionaryExpr)
            && value.children.allSatisfy { $0.map { $0.tokenView != nil || $0.children.count == 0 } ?? true }
    }

    /// `Page(rides: [])`, `Page(rides: [], next: nil)`, `([], nil)`
    private static func containsEmptyLists(_ value: RawSyntax) -> Bool {
        let list =
            switch value.kind {
            case .functionCallExpr: value.children[RawChildIndex.Call.arguments]?.children
            case .tupleExpr: value.children[RawChildIndex.Tuple.elements]?.children
            default: nil as RawChildren?
            }
        guard let arguments = list, arguments.count > 0 else { return false }
        let values = (0..<arguments.count).compactMap {
            arguments[$0]?.children[RawChildIndex.Argument.expression]
        }
        return values.contains(where: isEmptyList)
            && values.allSatisfy { isEmptyList($0) || $0.kind == .nilLiteralExpr }
    }

    private static func prints(_ item: RawSyntax) -> Bool {
        guard let word = item.firstToken?.rawText else { return false }
        return word.isWord("print") || word.isWord("debugPrint") || word.isWord("NSLog")
            || word.isWord("dump")
    }

    /// Whether a comment before a node says that a failure does not matter: `// Fail silently`.
    func isExcused(_ raw: RawSyntax) -> Bool {
        guard let token = raw.firstToken, let start = offset(of: token) else { return false }
        return ExplainingComments.excuse(in: bytes[(start - token.leadingTriviaByteLength)..<start])
    }

    /// Whether a comment explains a node: between its first and its last token, or after it on its line if no brace ends it.
    func isExplained(_ raw: RawSyntax) -> Bool {
        guard let first = raw.firstToken.flatMap({ offset(of: $0) }), let token = raw.lastToken,
            let last = offset(of: token)
        else { return false }
        let end =
            raw.kind == .codeBlock
            ? last : bytes[last...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        return ExplainingComments.exist(in: bytes[first..<end])
    }
}
