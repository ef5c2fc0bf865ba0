@_spi(RawSyntax) import SwiftSyntax

// Statements.

extension FactsWalker {
    /// Reads the statements between braces; the scope of their variables ends with the closing brace.
    mutating func codeBlock(_ block: RawSyntax) {
        let first = body.locals.count
        proofs.begin()
        if let list = block.children[RawChildIndex.CodeBlock.statements] { statements(list) }
        proofs.end()
        endLocals(from: first, at: block)
    }

    /// Ends the scope of all variables since `first` at the end of a node.
    mutating func endLocals(from first: Int, at raw: RawSyntax) {
        guard first < body.locals.count else { return }
        let last = lastLine(of: raw)
        for index in first..<body.locals.count where body.locals[index].lastLine == 0 {
            body.locals[index].lastLine = last
        }
    }

    mutating func statements(_ list: RawSyntax) {
        let children = list.children
        guard children.count > 0 else { return }
        body.isEmpty = false
        if children.count == 1, let item = children[0]?.children[RawChildIndex.Item.item], let result {
            // The only expression of a function with a result is its result.
            if Self.isPlainExpression(item) {
                readResult(item, expected: result)
                return
            }
        }
        each(of: children)
    }

    /// Reads each of the statements in a list.
    mutating func each(of children: RawChildren) {
        let outer = hasNextWay
        for index in 0..<children.count {
            guard let inner = children[index]?.children[RawChildIndex.Item.item] else { continue }
            // After the last statement of a block comes what follows the block.
            hasNextWay =
                index + 1 < children.count
                ? Self.isWay(children[index + 1]?.children[RawChildIndex.Item.item]) : outer
            statement(inner)
        }
        hasNextWay = outer
    }

    /// Whether a statement does something, or returns what is more than a literal: `return nil` is no other way to an answer.
    private static func isWay(_ raw: RawSyntax?) -> Bool {
        guard let raw else { return false }
        guard raw.kind == .returnStmt else { return ![.breakStmt, .continueStmt].contains(raw.kind) }
        guard let value = raw.children[RawChildIndex.AfterWord.content] else { return false }
        let literals: [SyntaxKind] = [
            .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
            .arrayExpr, .dictionaryExpr,
        ]
        // `.none` is a constant too.
        let isConstant =
            value.kind == .memberAccessExpr && value.children[RawChildIndex.MemberAccess.base] == nil
        return !isConstant && !literals.contains(value.kind)
    }

    static func isPlainExpression(_ raw: RawSyntax) -> Bool {
        switch raw.kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .tryExpr, .awaitExpr, .sequenceExpr:
            true
        default: false
        }
    }

    mutating func statement(_ raw: RawSyntax) {
        nested(()) { $0.statementInside(raw) }
    }

    private mutating func statementInside(_ raw: RawSyntax) {
        let children = raw.children
        switch raw.kind {
        case .expressionStmt: if let inner = children[1] { statementInside(inner) }
        case .variableDecl: variables(children)
        case .functionDecl: localFunction(raw)
        case .returnStmt:
            if let value = children[RawChildIndex.AfterWord.content] { readResult(value, expected: result) }
        case .throwStmt, .yieldStmt, .discardStmt:
            if raw.kind == .throwStmt { body.throwsItself = true }
            if let value = children[RawChildIndex.AfterWord.content] { read(value) }
        case .deferStmt: if let block = children[RawChildIndex.AfterWord.content] { codeBlock(block) }
        case .labeledStmt: if let inner = children[RawChildIndex.Labeled.statement] { statementInside(inner) }
        case .ifConfigDecl:
            eachClause(of: raw) { walker, elements in
                guard elements.kind == .codeBlockItemList, elements.byteLength > 0 else { return }
                walker.body.conditional.append(
                    ConditionalFact(lines: walker.lines(of: elements), conditions: walker.conditions))
                walker.statements(elements)
            }
        case .doStmt:
            doStatement(children[RawChildIndex.DoStatement.body], children[RawChildIndex.DoStatement.catches])
        case .ifExpr, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .switchExpr: branch(raw)
        case .breakStmt, .continueStmt, .fallThroughStmt: break
        case .macroExpansionDecl: macro(raw)
        default:
            if typeDeclaration(raw) { return }
            // Without a `return`, it is the result of the member.
            if raw.kind == .sequenceExpr, closure == nil {
                readResult(raw, isStatement: true)
            } else {
                read(raw, isStatement: true)
            }
        }
    }

    // MARK: Variables

    private mutating func variables(_ children: RawChildren) {
        let isLet = children[RawChildIndex.Variable.word]?.tokenText?.isWord("let") ?? false
        bindsWeakly = head(children).ownership != .strong
        defer { bindsWeakly = false }
        for case let binding? in children[RawChildIndex.Variable.bindings]?.children ?? RawChildren.none {
            variable(binding.children, isLet: isLet)
        }
    }

    private mutating func variable(_ children: RawChildren, isLet: Bool) {
        var type = children[RawChildIndex.Binding.annotation]?.children[RawChildIndex.Annotation.type].map {
            annotation($0)
        }
        var value = ArgumentFact.Value.other
        if let initial = children[RawChildIndex.Binding.initializer]?.children[RawChildIndex.Initial.value] {
            value = readResult(initial, expected: type)
            if type == nil { type = castType(initial) ?? listType(initial) }
        }
        if let pattern = children[RawChildIndex.Binding.pattern] {
            let first = body.locals.count
            self.pattern(pattern, isLet: isLet, type: type, value: value)
            noteOrigin(children[RawChildIndex.Binding.initializer], of: value, since: first)
        }
        if let block = children[RawChildIndex.Binding.accessors] {
            let outer = result
            _ = accessors(block, type: type)
            result = outer
        }
    }

    /// A written type in code.
    mutating func annotation(_ raw: RawSyntax, _ kind: TypeUseFact.Kind = .annotation) -> TypeFact {
        let type = type(raw)
        body.types.append(TypeUseFact(type: type, kind: kind, closure: closure, location: location(of: raw)))
        return type
    }

    mutating func local(
        _ name: RawSyntax?, isLet: Bool, type: TypeFact? = nil, value: ArgumentFact.Value = .other,
        origin: String? = nil, place: Int? = nil
    ) {
        guard let name, name.byteLength > 0, name.tokenText?.isWord("_") != true else { return }
        body.locals.append(
            LocalFact(
                name: self.name(name), type: type, value: value, isLet: isLet, closure: closure,
                location: location(of: name),
                lastLine: 0, origin: origin, isWeak: bindsWeakly, place: place))
        guard !hasOwnSelf, let local = body.locals.last, local.isSelf, local.name != "self" else { return }
        selfNames.insert(local.name)
    }

    /// Reads a local function; its code belongs to the body around it.
    private mutating func localFunction(_ raw: RawSyntax) {
        let children = raw.children
        let signature = children[RawChildIndex.Function.signature]?.children
        let outer = (result, tried, isAwaited, hasNextWay)
        let first = body.locals.count
        (result, tried, isAwaited, hasNextWay) = (nil, nil, false, false)
        for parameter in parameters(signature?[RawChildIndex.Signature.parameters]) {
            body.types.append(
                TypeUseFact(
                    type: parameter.type, kind: .annotation, closure: closure, location: location(of: raw)))
            body.locals.append(
                LocalFact(
                    name: parameter.innerName ?? parameter.label, type: parameter.type, value: .other,
                    isLet: true,
                    closure: closure, location: location(of: raw), lastLine: 0))
        }
        result = signature?[RawChildIndex.Signature.result]?.children[RawChildIndex.Result.type].map {
            annotation($0)
        }
        if let block = children[RawChildIndex.Function.body] { codeBlock(block) }
        endLocals(from: first, at: raw)
        (result, tried, isAwaited, hasNextWay) = outer
        local(children[RawChildIndex.Function.name], isLet: true)
    }
}
