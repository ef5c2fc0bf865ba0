@_spi(RawSyntax) import SwiftSyntax

// Sequences of operands and operators, which the parser does not fold.

extension FactsWalker {
    mutating func sequence(
        _ children: RawChildren, _ expected: TypeFact?, _ isStatement: Bool
    ) -> ArgumentFact.Value {
        guard let elements = children[RawChildIndex.Sequence.elements]?.children else { return .other }
        let outer = (tried, isAwaited)
        defer { (tried, isAwaited) = outer }
        if elements.count >= 3, elements[1]?.kind == .assignmentExpr {
            assignment(elements)
            return .other
        }
        let value = operands(elements, from: 0, expected)
        return elements.count == 1 ? value : .other
    }

    /// Reads an expression whose value is kept, passed on or returned. A comparison then counts as a branch, which is made
    /// somewhere else: `let isLow = price < limit`.
    @discardableResult
    mutating func readResult(_ raw: RawSyntax, expected: TypeFact? = nil, isStatement: Bool = false)
        -> ArgumentFact.Value
    {
        guard raw.kind == .sequenceExpr,
            let elements = raw.children[RawChildIndex.Sequence.elements]?.children,
            compares(elements, in: 0..<elements.count, by: Self.relating),
            elements[1]?.kind != .assignmentExpr
        else { return read(raw, expected: expected, isStatement: isStatement) }
        let mark = Mark(body)
        let branches = body.branches.count
        let value = read(raw, expected: expected)
        // A ternary is a branch itself.
        if body.branches.count == branches {
            noteComparison(elements, in: 0..<elements.count, since: mark, at: location(of: raw))
        }
        return value
    }

    private mutating func noteComparison(
        _ elements: RawChildren, in range: Range<Int>, since mark: Mark, at location: FileLocation
    ) {
        body.branches.append(
            BranchFact(
                kind: .value, subjects: mark.chains(in: body), decides: false, compares: true,
                comparesWithZero: !compares(elements, in: range, by: Self.relating, unlessZero: true),
                closure: closure, location: location))
    }

    // MARK: Assignments

    private mutating func assignment(_ elements: RawChildren) {
        guard let left = elements[0], let right = elements[2] else { return }
        spread(left)
        let isDiscarded = left.kind == .discardAssignmentExpr
        let location = location(of: left)
        let target = isDiscarded ? ArgumentFact.Value.other : value(left, expected: nil, isStatement: false)
        let closures = body.closures.count
        let isPlain = elements.count == 3
        let mark = Mark(body)
        let branches = body.branches.count
        let value = isPlain ? read(right, isStatement: isDiscarded) : operands(elements, from: 2, nil)
        guard !isDiscarded else { return }
        if !isPlain, body.branches.count == branches,
            compares(elements, in: 2..<elements.count, by: Self.relating)
        {
            noteComparison(elements, in: 2..<elements.count, since: mark, at: location)
        }
        noteAssignment(elements)
        let chain: ChainFact
        if case .chain(let written) = target {
            chain = written
        } else {
            chain = ChainFact(root: .other, names: [])
        }
        if case .closure(let index) = value, index >= closures { body.closures[index].target = chain }
        body.assignments.append(
            AssignmentFact(
                target: chain, value: isPlain ? value : .other, closure: closure, location: location))
    }

    // MARK: Operators

    @discardableResult
    private mutating func operands(
        _ elements: RawChildren, from first: Int, _ expected: TypeFact?
    ) -> ArgumentFact.Value {
        // A ternary's condition begins after the one before it, so that a chain of them is read in linear time.
        var condition = (mark: Mark(body), start: first)
        let start = location(of: elements[first])
        var last = ArgumentFact.Value.other
        var isCast = false
        var operand = first
        var segment = first
        var calculation = Calculation(elements, from: first)
        proofs.begin()
        defer { proofs.end() }
        for slot in first..<elements.count {
            guard let element = elements[slot] else { continue }
            switch element.kind {
            case .binaryOperatorExpr: connect(elements, &segment, at: slot)
            case .assignmentExpr, .arrowExpr: break
            case .unresolvedAsExpr, .unresolvedIsExpr:
                isCast = true
                forcedCast(element, to: elements[slot + 1], of: last, elements[operand])
            case .unresolvedTernaryExpr:
                ternary(elements, condition.start..<slot, since: condition.mark, at: start)
                let outcome = outcome(elements, condition.start..<slot)
                if let then = element.children[RawChildIndex.UnresolvedTernary.then] {
                    proofs.begin()
                    proofs.add(outcome.ifTrue)
                    read(then, expected: expected)
                    proofs.end()
                }
                proofs.add(outcome.ifFalse)
                condition = (Mark(body), slot + 1)
                segment = slot + 1
            case .typeExpr:
                if let type = element.children[RawChildIndex.TypeExpression.type] {
                    _ = annotation(type, isCast ? .cast : .annotation)
                }
                isCast = false
            default:
                spread(element)
                operand = slot
                let mark = Mark(body)
                last = read(element, expected: elements.count == 1 ? expected : nil)
                if slot > first, isOperator(elements[slot - 1], "??") { noteFallback(last) }
                if calculation.hasOperator(besides: slot) {
                    calculation.add(last, element, since: mark, in: body)
                }
            }
        }
        if !calculation.operands.isEmpty {
            body.calculations.append(
                CalculationFact(operands: calculation.operands, closure: closure, location: start))
        }
        return last
    }

    private mutating func noteFallback(_ value: ArgumentFact.Value) {
        switch value {
        case .call(let index): body.calls[index].isFallback = true
        // `UUID().uuidString`
        case .chain(let chain):
            if case .call(let index) = chain.root { body.calls[index].isFallback = true }
            if let last = body.uses.indices.last, body.uses[last].chain == chain {
                body.uses[last].isFallback = true
            }
        default: break
        }
    }

    private mutating func location(of raw: RawSyntax?) -> FileLocation {
        raw.map { location(of: $0) } ?? location(at: 0)
    }

    /// `try` and `await` cover everything to their right.
    private mutating func spread(_ element: RawSyntax) {
        if element.kind == .tryExpr {
            tried = tryWord(element.children)
            if let inner = element.children[RawChildIndex.Try.expression], inner.kind == .awaitExpr {
                isAwaited = true
            }
        } else if element.kind == .awaitExpr {
            isAwaited = true
        }
    }

    /// After `x != nil &&` and after `x == nil ||`, there is a value in `x`.
    private mutating func connect(_ elements: RawChildren, _ segment: inout Int, at slot: Int) {
        guard let word = elements[slot]?.firstToken?.rawText else { return }
        if word.isWord("&&") {
            proofs.add(outcome(elements, segment..<slot).ifTrue)
        } else if word.isWord("||") {
            proofs.end()
            proofs.begin()
            proofs.add(outcome(elements, segment..<slot).ifFalse)
        } else {
            return
        }
        segment = slot + 1
    }

    private mutating func forcedCast(
        _ word: RawSyntax, to type: RawSyntax?, of subject: ArgumentFact.Value, _ operand: RawSyntax?
    ) {
        guard word.kind == .unresolvedAsExpr,
            word.children[RawChildIndex.UnresolvedAs.mark]?.tokenText?.isWord("!") == true
        else { return }
        let written = type?.children[RawChildIndex.TypeExpression.type].map { self.type($0) }
        force(
            ForcedFact(
                kind: .cast, subject: subject, type: written, origin: operand.flatMap { origin(of: $0) },
                isProven: isProven(operand, as: type), closure: closure, location: location(of: word)))
    }

    private mutating func ternary(
        _ elements: RawChildren, _ condition: Range<Int>, since mark: Mark, at location: FileLocation
    ) {
        let first = condition.lowerBound
        let isNilCheck =
            condition.count == 3 && elements[first + 2]?.kind == .nilLiteralExpr
            && (elements[first + 1]?.firstToken?.rawText).map { $0.isWord("==") || $0.isWord("!=") } == true
        let compares = compares(elements, in: condition)
        body.branches.append(
            BranchFact(
                kind: .ternary, subjects: mark.chains(in: body), decides: !isNilCheck, compares: compares,
                comparesWithZero: compares && !self.compares(elements, in: condition, unlessZero: true),
                closure: closure, location: location))
    }
}
