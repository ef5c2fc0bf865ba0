@_spi(RawSyntax) import SwiftSyntax

// Conditions that see an error and say nothing of it.

extension FactsWalker {
    /// `guard error == nil else { return }`, `guard case .success(let page) = result else { return }`
    mutating func noteErrorCheck(inGuard raw: RawSyntax) {
        guard let list = raw.children[RawChildIndex.Guard.conditions],
            let variable = Self.variable(testedIn: list, by: "==") ?? Self.part(testedIn: list, by: "==")
                ?? Self.result(testedIn: list) ?? Self.answer(unwrappedIn: list),
            let block = raw.children[RawChildIndex.Guard.body], isSilent(block)
        else { return }
        addErrorCheck(of: variable, lastLine: nil, at: raw)
    }

    /// `if error != nil { return }`, and `if error == nil, let data { … }` without an `else`
    mutating func noteErrorCheck(inIf raw: RawSyntax) {
        let children = raw.children
        guard let list = children[RawChildIndex.If.conditions],
            let block = children[RawChildIndex.If.body]
        else { return }
        let isOne = Self.isOneCondition(list)
        if isOne, let error = Self.unwrappedError(in: list), isSilent(block) {
            addErrorCheck(of: error, lastLine: nil, at: raw)
        }
        guard children[RawChildIndex.If.elseBody] == nil else { return }
        let asked =
            isOne ? Self.variable(testedIn: list, by: "!=") ?? Self.part(testedIn: list, by: "!=") : nil
        if let asked, isSilent(block) {
            addErrorCheck(of: asked, lastLine: nil, at: raw)
        } else if let variable = Self.variable(testedIn: list, by: "==") ?? Self.result(testedIn: list)
            ?? (isOne ? Self.answer(unwrappedIn: list) : nil)
        {
            addErrorCheck(of: variable, lastLine: lastLine(of: raw), at: raw)
        }
    }

    /// `if let error { print(error); return }`, `if error != nil { done(nil); return }`, and those with an `else` or in one
    ///
    /// - Parameter whole: The first `if`, in whose `else` it may be.
    mutating func noteErrorBranch(_ raw: RawSyntax, of whole: RawSyntax, since mark: Mark) {
        let children = raw.children
        guard let list = children[RawChildIndex.If.conditions], let block = children[RawChildIndex.If.body],
            let statements = block.children[RawChildIndex.CodeBlock.statements]
        else { return }
        guard statements.children.count > 0 else {
            if Self.findsError(list) { noteEmptyBranch(block, of: whole, at: raw) }
            return
        }
        let leaves = Self.endsWithReturn(statements)
        let isElse = location(of: raw) != location(of: whole)
        let hasElse = isElse || children[RawChildIndex.If.elseBody] != nil
        guard list.children.count == 1 else { return }
        if let error = Self.unwrappedError(in: list) ?? Self.variable(testedIn: list, by: "!=") {
            guard leaves || hasElse else { return }
            noteBranch(
                .errorBranch, raw, block, around: whole, leaves: leaves,
                usesError: mark.passesOn([error], in: body))
        } else if let failure = Self.failure(matchedIn: list) {
            noteBranch(
                .failureCase, raw, block, around: raw, leaves: leaves,
                usesError: mark.passesOn([failure], in: body))
        }
    }

    /// `if error == nil { … } else { print(error) }`
    mutating func noteErrorBranch(ofElse block: RawSyntax, of raw: RawSyntax, since mark: Mark) {
        guard let list = raw.children[RawChildIndex.If.conditions], list.children.count == 1,
            let statements = block.children[RawChildIndex.CodeBlock.statements]
        else { return }
        guard statements.children.count > 0 else {
            if Self.findsAnswer(list) { noteEmptyBranch(block, of: raw, at: block) }
            return
        }
        guard let error = Self.variable(testedIn: list, by: "==") else { return }
        body.catches.append(
            CatchFact(
                kind: .errorBranch, isEmpty: false, isExplained: isExplained(block),
                usesError: mark.passesOn([error], in: body), leaves: Self.endsWithReturn(statements),
                lastLine: lastLine(of: block), around: lines(of: raw), closure: closure,
                location: location(of: block)))
    }

    /// `else if response.error != nil { // TODO: show it }`
    private mutating func noteEmptyBranch(_ block: RawSyntax, of whole: RawSyntax, at raw: RawSyntax) {
        body.catches.append(
            CatchFact(
                kind: .failureCase, isEmpty: true, isExplained: isExplained(block), usesError: false,
                lastLine: lastLine(of: block), around: lines(of: whole), closure: closure,
                location: location(of: raw)))
    }

    /// Whether a condition is met by a failure alone: `let error`, `response.error != nil`.
    private static func findsError(_ list: RawSyntax) -> Bool {
        list.children.count == 1
            && (unwrappedError(in: list) ?? variable(testedIn: list, by: "!=")
                ?? part(testedIn: list, by: "!="))
                != nil
    }

    /// Whether a condition is met by a success alone: `let rides = response.value`, `response.error == nil`.
    private static func findsAnswer(_ list: RawSyntax) -> Bool {
        (answer(unwrappedIn: list) ?? variable(testedIn: list, by: "==") ?? part(testedIn: list, by: "=="))
            != nil
    }

    private mutating func noteBranch(
        _ kind: CatchFact.Kind, _ raw: RawSyntax, _ block: RawSyntax, around whole: RawSyntax, leaves: Bool,
        usesError: Bool
    ) {
        body.catches.append(
            CatchFact(
                kind: kind, isEmpty: false, isExplained: isExplained(block), usesError: usesError,
                leaves: leaves, lastLine: lastLine(of: block), around: lines(of: whole), closure: closure,
                location: location(of: raw)))
    }

    /// The name that a pattern for any failure binds: `if case .failure(let error) = result`.
    private static func failure(matchedIn list: RawSyntax) -> String? {
        guard let condition = list.children[0]?.children[RawChildIndex.Condition.condition],
            condition.kind == .matchingPatternCondition,
            let pattern = condition.children[RawChildIndex.Matching.pattern]
        else { return nil }
        let words = tokens(of: pattern)
        guard words.contains("failure"), words.count(where: { $0 == "." }) == 1 else { return nil }
        return words.last { !["(", ")", ".", "let", "failure", "_", "as"].contains($0) } ?? ""
    }

    static func tokens(of raw: RawSyntax) -> [String] {
        if let text = raw.tokenText { return [String(syntaxText: text)] }
        return raw.children.flatMap { $0.map(tokens) ?? [] }
    }

    /// Whether there is one condition, but for those that unwrap `self`: `if error == nil, let self { … }`.
    private static func isOneCondition(_ list: RawSyntax) -> Bool {
        list.children.count { condition in
            guard let inner = condition?.children[RawChildIndex.Condition.condition],
                inner.kind == .optionalBindingCondition, let last = inner.lastToken?.rawText
            else { return true }
            return !last.isWord("self")
        } == 1
    }

    /// `guard let data = try? Data(contentsOf: file) else { print("no file"); return }`, `guard error == nil else { done(nil); return }`
    mutating func noteErrorBranch(
        ofGuard raw: RawSyntax, _ block: RawSyntax, since mark: Mark, tries: Bool
    ) {
        let name = raw.children[RawChildIndex.Guard.conditions].flatMap {
            Self.variable(testedIn: $0, by: "==")
        }
        let fails = tries || name != nil
        guard fails || closure != nil && !Self.unwrapsOnlySelf(raw),
            let statements = block.children[RawChildIndex.CodeBlock.statements],
            Self.endsWithReturn(statements)
        else { return }
        body.catches.append(
            CatchFact(
                kind: fails ? .errorBranch : .guardBranch, isEmpty: statements.children.count == 1,
                isExplained: isExplained(block),
                usesError: name.map { mark.passesOn([$0], in: body) } ?? false, leaves: true,
                lastLine: lastLine(of: block), around: lines(of: raw), closure: closure,
                location: location(of: block)))
    }

    /// `guard let self else { return }`
    private static func unwrapsOnlySelf(_ raw: RawSyntax) -> Bool {
        guard let list = raw.children[RawChildIndex.Guard.conditions], list.children.count == 1,
            let condition = list.children[0]?.children[RawChildIndex.Condition.condition],
            condition.kind == .optionalBindingCondition
        else { return false }
        return condition.lastToken?.rawText.isWord("self") == true
    }

    /// The name of a received error that a condition unwraps: `let error`, `let error = error`.
    private static func unwrappedError(in list: RawSyntax) -> String? {
        guard let condition = list.children[0]?.children[RawChildIndex.Condition.condition],
            condition.kind == .optionalBindingCondition,
            let pattern = condition.children[RawChildIndex.OptionalBinding.pattern],
            let name = pattern.firstToken.map({ String(syntaxText: $0.rawText) }), isError(name)
        else { return nil }
        guard let initial = condition.children[RawChildIndex.OptionalBinding.initializer] else { return name }
        guard let value = initial.children[RawChildIndex.Initial.value] else { return nil }
        return value.kind == .declReferenceExpr || isErrorOfResult(value) ? name : nil
    }

    /// `response.error`, `result.err()`
    private static func isErrorOfResult(_ value: RawSyntax) -> Bool {
        if value.kind == .functionCallExpr, value.children[RawChildIndex.Call.arguments]?.children.count == 0,
            let called = value.children[RawChildIndex.Postfix.base]
        {
            return isErrorOfResult(called)
        }
        return value.kind == .memberAccessExpr
            && value.lastToken.map { isError(String(syntaxText: $0.rawText)) } == true
    }

    /// Whether the only parameter of a closure is an error by its name.
    static func receivesError(_ signature: RawChildren?) -> Bool {
        guard let clause = signature?[RawChildIndex.ClosureSignature.parameters] else { return false }
        let list =
            clause.kind == .closureShorthandParameterList
            ? clause : clause.children[RawChildIndex.ParameterClause.parameters]
        guard let list, list.children.count == 1, let token = list.firstToken else { return false }
        return isError(String(syntaxText: token.rawText))
    }

    /// Whether the last statement is a `return` without a value, or with what ends a stream of Rx: `return Disposables.create()`.
    static func endsWithReturn(_ statements: RawSyntax) -> Bool {
        let items = statements.children
        guard items.count > 0, let item = items[items.count - 1]?.children[RawChildIndex.Item.item] else {
            return false
        }
        guard item.kind == .returnStmt else { return false }
        return item.children[RawChildIndex.AfterWord.content]?.firstToken?.rawText.isWord("Disposables")
            ?? true
    }

    mutating func lines(of raw: RawSyntax) -> ClosedRange<Int> {
        let first = location(of: raw).line
        return first...max(first, lastLine(of: raw))
    }

    /// A function that is notified of an error and has no code: `func didFail(with error: Error) {}`, `func showError() {}`
    mutating func noteEmptyCode(_ block: RawSyntax, of function: MemberFact) {
        guard function.kind == .method, Self.tellsOfError(function),
            block.children[RawChildIndex.CodeBlock.statements].map({
                $0.children.count == 0
            }) ?? true
        else { return }
        body.catches.append(
            CatchFact(
                kind: .emptyMethod, isEmpty: true, isExplained: isExplained(block), usesError: false,
                lastLine: lastLine(of: block), closure: nil, location: function.location))
    }

    private static func tellsOfError(_ function: MemberFact) -> Bool {
        if function.name.hasPrefix("error") || function.name.hasSuffix("Error") { return true }
        let fails = ["Fail", "fail", "Error"].contains { function.name.contains($0) }
        return function.parameters.contains { parameter in
            guard case .named(_, let name, _) = parameter.type else { return false }
            let label = (parameter.innerName ?? parameter.label).lowercased()
            return name == "Error" || name.hasSuffix("Error")
                || fails && name == "String" && (label.contains("error") || label.contains("message"))
        }
    }

    private mutating func addErrorCheck(of variable: String, lastLine: Int?, at raw: RawSyntax) {
        body.errorChecks.append(
            ErrorCheckFact(
                variable: variable, lastLine: lastLine, closure: closure, location: location(of: raw)))
    }

    /// The error that one of the conditions compares with `nil`.
    private static func variable(testedIn list: RawSyntax, by sign: StaticString) -> String? {
        compared(in: list, by: sign) { value in
            guard value.kind == .declReferenceExpr,
                let name = value.firstToken.map({ String(syntaxText: $0.rawText) }), isError(name)
            else { return nil }
            return name
        }
    }

    /// The error inside of a variable that one of the conditions compares with `nil`: `response.error == nil`,
    /// `response.result.error == nil`.
    private static func part(testedIn list: RawSyntax, by sign: StaticString) -> String? {
        compared(in: list, by: sign) { value in
            guard value.kind == .memberAccessExpr, value.lastToken?.rawText.isWord("error") == true else {
                return nil
            }
            let words = tokens(of: value)
            let isPath = words.indices.allSatisfy { ($0 % 2 == 0) == (words[$0] != ".") }
            return isPath && [3, 5].contains(words.count) ? words.joined() : nil
        }
    }

    /// What one of the conditions compares with `nil`, if it is what a function names.
    private static func compared(
        in list: RawSyntax, by sign: StaticString, _ name: (RawSyntax) -> String?
    ) -> String? {
        for case let element? in list.children {
            guard let written = element.children[RawChildIndex.Condition.condition],
                let condition = Self.inner(written), condition.kind == .sequenceExpr,
                let parts = condition.children[RawChildIndex.Sequence.elements]?.children,
                parts.count == 3, parts[1]?.firstToken?.rawText.isWord(sign) == true,
                // `nil == error`
                let value = parts[2]?.kind == .nilLiteralExpr
                    ? parts[0] : parts[0]?.kind == .nilLiteralExpr ? parts[2] : nil, let found = name(value)
            else { continue }
            return found
        }
        return nil
    }

    /// The answer of a request whose value one of the conditions unwraps: `let rides = response.value`.
    private static func answer(unwrappedIn list: RawSyntax) -> String? {
        for case let element? in list.children {
            guard let condition = element.children[RawChildIndex.Condition.condition],
                condition.kind == .optionalBindingCondition,
                let value = condition.children[RawChildIndex.OptionalBinding.initializer]?.children[
                    RawChildIndex.Initial.value], value.kind == .memberAccessExpr,
                value.lastToken?.rawText.isWord("value") == true,
                let name = value.firstToken, name.rawText.isWord("response") || name.rawText.isWord("result"),
                let base = value.children[RawChildIndex.MemberAccess.base],
                base.kind == .declReferenceExpr || base.lastToken?.rawText.isWord("result") == true
            else { continue }
            return String(syntaxText: name.rawText)
        }
        return nil
    }

    /// The result that one of the conditions matches with its success.
    private static func result(testedIn list: RawSyntax) -> String? {
        for case let element? in list.children {
            guard let condition = element.children[RawChildIndex.Condition.condition],
                condition.kind == .matchingPatternCondition,
                let pattern = condition.children[RawChildIndex.Matching.pattern], namesSuccess(pattern),
                let value = condition.children[RawChildIndex.Matching.initializer]?.children[
                    RawChildIndex.Initial.value], value.kind == .declReferenceExpr,
                let name = value.firstToken
            else { continue }
            return String(syntaxText: name.rawText)
        }
        return nil
    }

    private static func namesSuccess(_ raw: RawSyntax) -> Bool {
        if let text = raw.tokenText { return text.isWord("success") || text.isWord("finished") }
        return raw.children.contains { $0.map(namesSuccess) ?? false }
    }

    /// What is in a pair of parentheses; the expression itself if there is none.
    private static func inner(_ raw: RawSyntax) -> RawSyntax? { raw.kind == .tupleExpr ? only(in: raw) : raw }

    private static func isError(_ name: String) -> Bool {
        name == "error" || name == "err" || name.hasSuffix("Error")
    }

    /// Whether a block only leaves, and no comment says why.
    private func isSilent(_ block: RawSyntax) -> Bool {
        guard let list = block.children[RawChildIndex.CodeBlock.statements]?.children, list.count == 1,
            let item = list[0]?.children[RawChildIndex.Item.item], item.kind == .returnStmt,
            item.children[RawChildIndex.AfterWord.content] == nil
        else { return false }
        return !isExplained(block)
    }
}
