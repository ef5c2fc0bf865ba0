@_spi(RawSyntax) import SwiftSyntax

// `if`, `guard` and loops.

extension FactsWalker {
    mutating func branch(_ raw: RawSyntax) {
        let children = raw.children
        switch raw.kind {
        case .ifExpr:
            noteErrorCheck(inIf: raw)
            ifChain(raw)
        case .guardStmt:
            noteErrorCheck(inGuard: raw)
            proofs.begin()
            let mark = Mark(body)
            conditions(children[RawChildIndex.Guard.conditions], .guard, at: raw)
            let tries = mark.tries(in: body)
            let onlyUnwraps = body.branches.last?.decides == false
            let held = proofs.end()
            if let block = children[RawChildIndex.Guard.body] {
                let inside = Mark(body)
                codeBlock(block)
                if onlyUnwraps, let list = block.children[RawChildIndex.CodeBlock.statements],
                    Self.onlyResult(list) != nil
                {
                    inside.noteFallbacks(in: &body)
                }
                noteErrorBranch(ofGuard: raw, block, since: inside, tries: tries)
            }
            proofs.add(held)
        case .whileStmt:
            let first = body.locals.count
            proofs.begin()
            conditions(children[RawChildIndex.While.conditions], .while, at: raw)
            if let block = children[RawChildIndex.While.body] { codeBlock(block) }
            proofs.end()
            endLocals(from: first, at: raw)
        case .repeatStmt:
            if let block = children[RawChildIndex.Repeat.body] { codeBlock(block) }
            let mark = Mark(body)
            let condition = children[RawChildIndex.Repeat.condition]
            if let condition { read(condition) }
            add(
                .while, since: mark, decides: true, compares: condition.map { compares($0) } ?? false, at: raw
            )
        case .forStmt: loop(raw)
        default: choice(raw)
        }
    }

    mutating func add(
        _ kind: BranchFact.Kind, since mark: Mark, decides: Bool, compares: Bool = false,
        withZero: Bool = false, at raw: RawSyntax
    ) {
        body.branches.append(
            BranchFact(
                kind: kind, subjects: mark.chains(in: body), decides: decides, compares: compares,
                comparesWithZero: withZero, hasElse: Self.hasElse(raw), closure: closure,
                location: location(of: raw)))
    }

    private static func hasElse(_ raw: RawSyntax) -> Bool {
        switch raw.kind {
        case .ifExpr: return raw.children[RawChildIndex.If.elseBody] != nil
        case .guardStmt:
            let block = raw.children[RawChildIndex.Guard.body]
            guard let list = block?.children[RawChildIndex.CodeBlock.statements] else { return false }
            return list.children.count > 0 && !onlyLeaves(list)
        default: return false
        }
    }

    /// Reads an `if` with all its `else if` in a loop, because there may be very many.
    private mutating func ifChain(_ raw: RawSyntax) {
        var next: RawSyntax? = raw
        // What holds after the whole statement: what is false of each condition whose block does not go on.
        var after: [String] = []
        var goesOn = false
        proofs.begin()
        while let current = next {
            let children = current.children
            let first = body.locals.count
            proofs.begin()
            let refuted = conditions(children[RawChildIndex.If.conditions], .if, at: current)
            var reached: [String] = []
            if let block = children[RawChildIndex.If.body] {
                let mark = Mark(body)
                defer { noteErrorBranch(current, of: raw, since: mark) }
                proofs.begin()
                if let list = block.children[RawChildIndex.CodeBlock.statements] { statements(list) }
                reached = proofs.end()
                endLocals(from: first, at: block)
                goesOn = goesOn || !Self.exits(block)
            }
            proofs.end()
            proofs.add(refuted)
            // `if x == nil { x = [:] }`: it holds on both ways.
            after += goesOn ? refuted.filter(reached.contains) : refuted
            next = nil
            guard let other = children[RawChildIndex.If.elseBody] else { break }
            if other.kind == .ifExpr {
                next = other
            } else {
                let mark = Mark(body)
                codeBlock(other)
                noteErrorBranch(ofElse: other, of: current, since: mark)
            }
        }
        proofs.end()
        proofs.add(after)
    }

    /// - Returns: What holds if they are not met.
    @discardableResult
    private mutating func conditions(_ list: RawSyntax?, _ kind: BranchFact.Kind, at raw: RawSyntax)
        -> [String]
    {
        let mark = Mark(body)
        var refuted: [String] = []
        var decides = false
        var compares = false
        var measures = false
        for case let element? in list?.children ?? RawChildren.none {
            guard let written = element.children[RawChildIndex.Condition.condition] else { continue }
            // `if (price > 0)`
            let inner = written.kind == .tupleExpr ? Self.only(in: written) ?? written : written
            switch inner.kind {
            case .optionalBindingCondition:
                optionalBinding(inner.children)
                if let initial = inner.children[RawChildIndex.OptionalBinding.initializer] {
                    proofs.add(present(initial.children[RawChildIndex.Initial.value]))
                }
            case .availabilityCondition: break
            case .matchingPatternCondition:
                decides = true
                let children = inner.children
                if let value = children[RawChildIndex.Matching.initializer]?.children[
                    RawChildIndex.Initial.value]
                {
                    read(value)
                }
                if let pattern = children[RawChildIndex.Matching.pattern] {
                    self.pattern(pattern, isLet: true)
                }
            default:
                decides = decides || !isNilCheck(inner)
                compares = compares || self.compares(inner)
                measures = measures || self.compares(inner, unlessZero: true)
                read(inner)
                let outcome = outcome(of: inner)
                proofs.add(outcome.ifTrue)
                refuted = outcome.ifFalse
            }
        }
        add(
            kind, since: mark, decides: decides, compares: compares, withZero: compares && !measures, at: raw)
        // If there are several, it is unknown which one is not met.
        return list?.children.count == 1 ? refuted : []
    }

    /// Whether an expression only tests for `nil`.
    func isNilCheck(_ raw: RawSyntax) -> Bool {
        guard raw.kind == .sequenceExpr,
            let elements = raw.children[RawChildIndex.Sequence.elements]?.children,
            elements.count == 3, let word = elements[1]?.firstToken?.rawText
        else { return false }
        return (word.isWord("==") || word.isWord("!=")) && elements[2]?.kind == .nilLiteralExpr
    }

    /// Whether an expression has an operator that compares or computes, other than with `nil`, `true` or `false`.
    ///
    /// - Parameter unlessZero: Whether what asks for zero does not count.
    func compares(_ raw: RawSyntax, unlessZero: Bool = false) -> Bool {
        guard raw.kind == .sequenceExpr,
            let elements = raw.children[RawChildIndex.Sequence.elements]?.children
        else {
            return false
        }
        return compares(elements, in: 0..<elements.count, unlessZero: unlessZero)
    }

    func compares(
        _ elements: RawChildren, in range: Range<Int>, by operators: [StaticString] = Self.comparing,
        unlessZero: Bool = false
    ) -> Bool {
        guard range.count > 2 else { return false }
        let inParentheses = range.contains { index in
            guard let element = elements[index], element.kind == .tupleExpr,
                let inner = Self.only(in: element),
                inner.kind == .sequenceExpr,
                let parts = inner.children[RawChildIndex.Sequence.elements]?.children
            else { return false }
            return compares(parts, in: 0..<parts.count, by: operators, unlessZero: unlessZero)
        }
        return inParentheses
            || range.dropFirst().dropLast().contains { index in
                guard let element = elements[index], element.kind == .binaryOperatorExpr,
                    elements[index + 1]?.kind != .nilLiteralExpr,
                    elements[index + 1]?.kind != .booleanLiteralExpr, let word = element.firstToken?.rawText
                else { return false }
                return operators.contains { word.isWord($0) }
                    && !(unlessZero && asksForZero(elements, at: index, word))
            }
    }

    /// Whether an operator asks whether there is something: `count > 0`, `count < 1`, `name == ""`.
    private func asksForZero(_ elements: RawChildren, at index: Int, _ word: SyntaxText) -> Bool {
        guard Self.relating.contains(where: { word.isWord($0) }) else { return false }
        let sides = [elements[index - 1], elements[index + 1]].map { $0.map { text($0) } ?? "" }
        return sides.contains { ["0", "0.0", ".zero", "\"\""].contains($0) }
            || sides[1] == "1" && (word.isWord("<") || word.isWord(">="))
    }

    /// Operators that compare, and compute nothing.
    static let relating: [StaticString] = ["==", "!=", "<", ">", "<=", ">=", "~="]

    static let comparing: [StaticString] = [
        "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "~=", "===", "!==",
    ]

    private mutating func optionalBinding(_ children: RawChildren) {
        let isLet = children[RawChildIndex.OptionalBinding.word]?.tokenText?.isWord("let") ?? false
        guard let pattern = children[RawChildIndex.OptionalBinding.pattern] else { return }
        var type = children[RawChildIndex.OptionalBinding.annotation]?.children[RawChildIndex.Annotation.type]
            .map {
                annotation($0)
            }
        guard
            let initial = children[RawChildIndex.OptionalBinding.initializer]?.children[
                RawChildIndex.Initial.value]
        else {
            // `if let name` reads the variable of the same name.
            guard pattern.kind == .identifierPattern,
                let token = pattern.children[RawChildIndex.IdentifierPattern.name]
            else {
                return
            }
            let chain = ChainFact(root: .name, names: [name(token)])
            use(chain, location(of: token))
            let first = body.locals.count
            local(token, isLet: isLet, type: type, value: .chain(chain))
            for index in first..<body.locals.count { body.locals[index].isUnwrapped = true }
            return
        }
        let value = read(initial, expected: type)
        if type == nil { type = castType(initial) }
        let first = body.locals.count
        self.pattern(pattern, isLet: isLet, type: type, value: value)
        noteOrigin(children[RawChildIndex.OptionalBinding.initializer], of: value, since: first)
        for index in first..<body.locals.count { body.locals[index].isUnwrapped = true }
    }

    private mutating func loop(_ raw: RawSyntax) {
        let children = raw.children
        let first = body.locals.count
        let mark = Mark(body)
        if let sequence = children[RawChildIndex.For.sequence] { read(sequence) }
        let type = children[RawChildIndex.For.annotation]?.children[RawChildIndex.Annotation.type].map {
            annotation($0)
        }
        if let pattern = children[RawChildIndex.For.pattern] {
            let first = body.locals.count
            self.pattern(pattern, isLet: true, type: type)
            if let sequence = children[RawChildIndex.For.sequence], let origin = origin(of: sequence) {
                for index in first..<body.locals.count { body.locals[index].origin = origin }
            }
        }
        if children[RawChildIndex.For.try] != nil { body.throwsItself = true }
        let filter = children[RawChildIndex.For.filter]?.children[RawChildIndex.WhereClause.condition]
        // Its condition is the filter; the list is what it goes through.
        let condition = filter == nil ? mark : Mark(body)
        if let filter { read(filter) }
        add(
            children[RawChildIndex.For.await] == nil ? .for : .forAwait, since: condition,
            decides: filter != nil, compares: filter.map { compares($0) } ?? false, at: raw)
        if let block = children[RawChildIndex.For.body] { codeBlock(block) }
        endLocals(from: first, at: raw)
    }
}
