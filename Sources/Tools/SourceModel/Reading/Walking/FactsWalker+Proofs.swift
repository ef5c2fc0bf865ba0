@_spi(RawSyntax) import SwiftSyntax

// What conditions and assignments make sure of.

extension FactsWalker {
    /// How deep conditions in parentheses are followed.
    private static let deepestCondition = 12

    // MARK: Questions

    /// Whether there is certainly a value in an expression.
    func isProven(_ raw: RawSyntax?) -> Bool {
        guard !proofs.isEmpty, let raw else { return false }
        return proofs.contains(normalized(raw))
    }

    /// Whether an expression certainly has a value of a type.
    func isProven(_ raw: RawSyntax?, as type: RawSyntax?) -> Bool {
        guard !proofs.isEmpty, let raw, let type else { return false }
        return proofs.contains(normalized(raw) + " as " + normalized(type))
    }

    /// The text without white space, marks of optionals and a leading `self`, so that `self.x!.y` and `x?.y` are equal.
    func normalized(_ raw: RawSyntax) -> String {
        let text = String(text(raw).filter { !$0.isWhitespace && $0 != "?" && $0 != "!" })
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    // MARK: Conditions

    /// What follows from the outcome of a condition.
    func outcome(of raw: RawSyntax, depth: Int = 0) -> Outcome {
        guard depth < Self.deepestCondition else { return Outcome() }
        switch raw.kind {
        case .tupleExpr: return Self.only(in: raw).map { outcome(of: $0, depth: depth + 1) } ?? Outcome()
        case .prefixOperatorExpr:
            guard raw.firstToken?.rawText.isWord("!") == true,
                let inner = raw.children[RawChildIndex.AfterWord.content]
            else { return Outcome() }
            return outcome(of: inner, depth: depth + 1).negated
        case .sequenceExpr:
            guard let elements = raw.children[RawChildIndex.Sequence.elements]?.children else {
                return Outcome()
            }
            return outcome(elements, 0..<elements.count, depth: depth + 1)
        case .functionCallExpr: return Outcome(ifTrue: containedKey(raw))
        default: return Outcome()
        }
    }

    /// What follows from a condition of operands and operators.
    func outcome(_ elements: RawChildren, _ range: Range<Int>, depth: Int = 0) -> Outcome {
        guard depth < Self.deepestCondition, !range.isEmpty else { return Outcome() }
        if range.contains(where: { elements[$0]?.kind == .unresolvedTernaryExpr }) { return Outcome() }
        for (word, isOr) in [("||" as StaticString, true), ("&&", false)] {
            let parts = split(elements, range, at: word)
            guard parts.count > 1 else { continue }
            let outcomes = parts.map { outcome(elements, $0, depth: depth + 1) }
            return isOr
                ? Outcome(ifFalse: outcomes.flatMap(\.ifFalse)) : Outcome(ifTrue: outcomes.flatMap(\.ifTrue))
        }
        if range.count == 1 {
            return elements[range.lowerBound].map { outcome(of: $0, depth: depth + 1) } ?? Outcome()
        }
        return comparison(elements, range)
    }

    private func split(_ elements: RawChildren, _ range: Range<Int>, at word: StaticString) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where isOperator(elements[index], word) {
            parts.append(start..<index)
            start = index + 1
        }
        return parts + [start..<range.upperBound]
    }

    func isOperator(_ raw: RawSyntax?, _ word: StaticString) -> Bool {
        raw?.kind == .binaryOperatorExpr && raw?.firstToken?.rawText.isWord(word) == true
    }

    /// `x != nil`, `x is T`, `x as? T != nil`, `x?.isShown == true`, `x?.isShown ?? false`.
    private func comparison(_ elements: RawChildren, _ range: Range<Int>) -> Outcome {
        let first = range.lowerBound
        let last = range.upperBound - 1
        guard let left = elements[first], let right = elements[last] else { return Outcome() }
        if range.count == 3, elements[first + 1]?.kind == .unresolvedIsExpr {
            return Outcome(ifTrue: [normalized(left), normalized(left) + " as " + normalized(right)])
        }
        let sign = elements[last - 1]
        if right.kind == .nilLiteralExpr {
            let held = range.count == 3 ? present(left) : present(elements, first..<(last - 1))
            if isOperator(sign, "!=") { return Outcome(ifTrue: held) }
            return isOperator(sign, "==") ? Outcome(ifFalse: held) : Outcome()
        }
        return againstLiteral(elements, range, right)
    }

    /// An optional that equals a literal, or that has a default which the comparison excludes, has a value.
    private func againstLiteral(_ elements: RawChildren, _ range: Range<Int>, _ right: RawSyntax) -> Outcome {
        guard let left = elements[range.lowerBound] else { return Outcome() }
        let sign = elements[range.upperBound - 2]
        if range.count == 3, isOperator(sign, "??"), right.kind == .booleanLiteralExpr {
            let held = chained(left)
            return text(right) == "false" ? Outcome(ifTrue: held) : Outcome(ifFalse: held)
        }
        switch right.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr: break
        default: return Outcome()
        }
        if range.count == 3, isOperator(sign, "==") { return Outcome(ifTrue: present(left)) }
        guard isOperator(sign, ">"), text(right) == "0" else { return Outcome() }
        // `x?.count ?? 0 > 0`, also with parentheses.
        return Outcome(ifTrue: chained(left.kind == .tupleExpr ? firstOperand(left) : left))
    }

    private func firstOperand(_ raw: RawSyntax) -> RawSyntax {
        guard let inner = Self.only(in: raw), inner.kind == .sequenceExpr else { return raw }
        return inner.children[RawChildIndex.Sequence.elements]?.children[0] ?? raw
    }

    // MARK: Expressions with a value

    /// What is known if an expression has a value.
    func present(_ raw: RawSyntax?) -> [String] {
        guard let raw else { return [] }
        switch raw.kind {
        case .tupleExpr: return Self.only(in: raw).map { $0.kind == .tupleExpr ? [] : present($0) } ?? []
        case .sequenceExpr:
            guard let elements = raw.children[RawChildIndex.Sequence.elements]?.children else { return [] }
            return present(elements, 0..<elements.count)
        case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr, .functionCallExpr:
            return [normalized(raw)] + chained(raw)
        default: return []
        }
    }

    private func present(_ elements: RawChildren, _ range: Range<Int>) -> [String] {
        let first = range.lowerBound
        guard range.count == 3, elements[first + 1]?.kind == .unresolvedAsExpr,
            let left = elements[first], let type = elements[first + 2]
        else { return [] }
        return [normalized(left) + " as " + normalized(type)] + present(left)
    }

    /// The parts before the question marks: `x` and `x?.y` of `x?.y?.z`.
    private func chained(_ raw: RawSyntax) -> [String] {
        var found: [String] = []
        var next: RawSyntax? = raw
        while let current = next, current.kind != .sequenceExpr {
            next = current.children[RawChildIndex.Postfix.base]
            if current.kind == .optionalChainingExpr, let next { found.append(normalized(next)) }
        }
        return found
    }

    /// `names.keys.contains("a")`, `names.has(key: "a")`: there is a value in `names["a"]`.
    private func containedKey(_ call: RawSyntax) -> [String] {
        guard let callee = call.children[RawChildIndex.Postfix.base],
            let asked = callee.children[RawChildIndex.MemberAccess.base],
            let arguments = call.children[RawChildIndex.Call.arguments]?.children, arguments.count == 1,
            let key = arguments[0]?.children[RawChildIndex.Argument.expression]
        else { return [] }
        switch memberName(callee) {
        case "contains":
            guard memberName(asked) == "keys", let base = asked.children[RawChildIndex.MemberAccess.base]
            else {
                return []
            }
            return ["\(normalized(base))[\(normalized(key))]"]
        case "has", "hasKey", "containsKey": return ["\(normalized(asked))[\(normalized(key))]"]
        default: return []
        }
    }

    // MARK: Statements

    /// `x = x ?? [:]` proves `x`; any other assignment makes what was known of it unknown.
    mutating func noteAssignment(_ elements: RawChildren) {
        guard let left = elements[0], let last = elements[elements.count - 1] else { return }
        let isCertain =
            elements.count == 3
            ? Self.isValue(last) : isOperator(elements[elements.count - 2], "??") && Self.isValue(last)
        guard isCertain || !proofs.isEmpty else { return }
        let target = normalized(left)
        proofs.forget(target)
        if isCertain { proofs.add([target]) }
    }

    /// Whether it is certain that an expression is not `nil`: a literal or a call of an initializer that a type's name
    /// precedes is not always, so only literals and empty collections count.
    private static func isValue(_ raw: RawSyntax) -> Bool {
        switch raw.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr,
            .dictionaryExpr, .closureExpr, .forceUnwrapExpr:
            true
        case .functionCallExpr:
            // `[String: Any]()`
            [.arrayExpr, .dictionaryExpr].contains(raw.children[RawChildIndex.Postfix.base]?.kind)
        default: false
        }
    }

    /// Whether a block always leaves the code around it.
    static func exits(_ block: RawSyntax) -> Bool {
        guard let list = block.children[RawChildIndex.CodeBlock.statements]?.children, list.count > 0,
            let last = list[list.count - 1]?.children[RawChildIndex.Item.item]
        else { return false }
        switch last.kind {
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
        case .functionCallExpr:
            guard let name = last.firstToken?.rawText else { return false }
            return name.isWord("fatalError") || name.isWord("preconditionFailure") || name.isWord("exit")
        default: return false
        }
    }

    /// The expression in a pair of parentheses.
    static func only(in tuple: RawSyntax) -> RawSyntax? {
        guard let elements = tuple.children[RawChildIndex.Tuple.elements]?.children, elements.count == 1
        else {
            return nil
        }
        return elements[0]?.children[RawChildIndex.Argument.expression]
    }
}
