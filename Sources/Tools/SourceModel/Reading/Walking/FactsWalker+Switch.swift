@_spi(RawSyntax) import SwiftSyntax

// `switch`, and the cases of failures in it.

extension FactsWalker {
    mutating func choice(_ raw: RawSyntax) {
        let children = raw.children
        let mark = Mark(body)
        if let subject = children[RawChildIndex.Switch.subject] { read(subject) }
        add(.switch, since: mark, decides: true, at: raw)
        if let cases = children[RawChildIndex.Switch.cases] {
            self.cases(cases, of: children[RawChildIndex.Switch.subject])
        }
    }

    /// Whether it is the name of an error alone.
    private static func isError(_ subject: RawSyntax) -> Bool {
        guard subject.kind == .declReferenceExpr, let name = subject.firstToken else { return false }
        return name.rawText.isWord("error") || name.rawText.isWord("err")
    }

    private mutating func cases(_ list: RawSyntax, of subject: RawSyntax?) {
        for case let element? in list.children {
            if element.kind == .ifConfigDecl {
                eachClause(of: element) { walker, elements in
                    if elements.kind == .switchCaseList { walker.cases(elements, of: subject) }
                }
            } else {
                switchCase(element, among: list, of: subject)
            }
        }
    }

    private mutating func switchCase(_ raw: RawSyntax, among list: RawSyntax, of subject: RawSyntax?) {
        let children = raw.children
        let first = body.locals.count
        var isFailure = false
        var patterns = 0
        if let label = children[RawChildIndex.SwitchCase.label], label.kind == .switchCaseLabel {
            for case let item? in label.children[RawChildIndex.SwitchLabel.items]?.children
                ?? RawChildren.none
            {
                guard let pattern = item.children[RawChildIndex.SwitchItem.pattern] else { continue }
                patterns += 1
                let uses = body.uses.count
                let locals = body.locals.count
                self.pattern(pattern, isLet: true)
                let named = body.uses[uses...]
                let filter = item.children[RawChildIndex.SwitchItem.filter]?.children[
                    RawChildIndex.WhereClause.condition]
                isFailure =
                    isFailure
                    || filter == nil && (!Self.namesOneFailure(named) || body.locals.count > locals)
                        && named.contains {
                            $0.chain.names == ["failure"]
                                || $0.chain.names == ["err"] && Self.tellsResult(list)
                                || $0.chain.names == ["error"]
                                    && (Self.tellsResult(list)
                                        || bindsError(since: locals) && !Self.tellsChanges(list)
                                        || body.locals.count > locals && Self.tellsState(list))
                                || $0.chain.names == ["failed"] && body.locals.count > locals
                                    && Self.tellsResult(list)
                                || $0.chain.root == .implicit && body.locals.count > locals
                                    && Self.isNamedAfterFailure($0.chain.names)
                                    && subject.map(Self.isError) != true
                                    && Self.tellsMore(list)
                        }
                if let filter { read(filter) }
            }
        }
        if children[RawChildIndex.SwitchCase.label]?.kind == .switchDefaultLabel, Self.isForResult(list) {
            isFailure = children[RawChildIndex.SwitchCase.statements].map(Self.onlyLeaves) ?? false
        }
        // What is left of an error after its other cases: `switch error { case .offline: …; default: print(error) }`
        if subject.map(Self.isError) == true,
            children[RawChildIndex.SwitchCase.label]?.kind == .switchDefaultLabel
        {
            isFailure = children[RawChildIndex.SwitchCase.statements].map { !Self.onlyLeaves($0) } ?? false
        }
        let mark = Mark(body)
        let bound = body.locals[first...].map(\.name)
        let outer = result
        if let statements = children[RawChildIndex.SwitchCase.statements] {
            proofs.begin()
            if let subject, let label = children[RawChildIndex.SwitchCase.label] {
                proofs.add(certain(of: subject, in: label))
            }
            nested(()) { $0.statements(statements) }
            proofs.end()
            if isFailure {
                failure(
                    statements, usesError: mark.passesOn(bound, in: body), isPartial: patterns > 1, at: raw,
                    in: list)
            }
        }
        result = outer
        endLocals(from: first, at: raw)
    }

    /// The value of a response whose result is a success: `switch response.result { case .success: response.value! }`.
    private func certain(of subject: RawSyntax, in label: RawSyntax) -> [String] {
        guard label.kind == .switchCaseLabel, Self.names(["success"], label) else { return [] }
        let text = normalized(subject)
        guard text.hasSuffix(".result") else { return [] }
        return [text.dropLast("result".count) + "value"]
    }

    /// Whether a pattern gives an error its name: `.error(let error)`.
    private func bindsError(since first: Int) -> Bool {
        body.locals[first...].contains { ["error", "err"].contains($0.name) }
    }

    /// Whether a pattern is for one error, and leaves the others to another case: `.failure(.notFound)`.
    private static func namesOneFailure(_ uses: ArraySlice<UseFact>) -> Bool {
        guard uses.count == 2, let inner = uses.last?.chain.names.last else { return false }
        return uses.first?.chain.names == ["failure"] && !["success", "failure"].contains(inner)
    }

    /// Whether some case is a `.next` or `.success`: then an `.error` case handles a failure.
    private static func tellsResult(_ list: RawSyntax) -> Bool {
        list.children.contains { element in
            guard let label = element?.children[RawChildIndex.SwitchCase.label],
                label.kind == .switchCaseLabel
            else {
                return false
            }
            return namesResult(label)
        }
    }

    /// Whether the only other case is that of a success with a value, so that `default` is for the failure.
    private static func isForResult(_ list: RawSyntax) -> Bool {
        guard list.children.count == 2,
            let label = list.children[0]?.children[RawChildIndex.SwitchCase.label],
            label.kind == .switchCaseLabel,
            let items = label.children[RawChildIndex.SwitchLabel.items], items.children.count == 1,
            items.children[0]?.children[RawChildIndex.SwitchItem.filter] == nil
        else { return false }
        return namesResult(label) && hasParenthesis(label)
    }

    /// `.loadFailed(let error)`, `.timelineError(let error)`
    private static func isNamedAfterFailure(_ names: [String]) -> Bool {
        names.count == 1
            && names[0].camelCaseWords.last.map { ["Failed", "failed", "Failure", "Error"].contains($0) }
                == true
    }

    /// Whether some case has no error in its name, so that the cases are no errors themselves.
    private static func tellsMore(_ list: RawSyntax) -> Bool {
        list.children.contains { element in
            guard let label = element?.children[RawChildIndex.SwitchCase.label],
                label.kind == .switchCaseLabel
            else { return false }
            return !tokens(of: label).contains { token in
                let token = token.lowercased()
                return token.contains("err") || token.contains("fail") || token.contains("invalid")
            }
        }
    }

    /// Whether some case is a state before the end or a success: then an `.error` case with a value is a failure.
    private static func tellsState(_ list: RawSyntax) -> Bool {
        list.children.contains { element in
            element?.children[RawChildIndex.SwitchCase.label].map {
                names(["loading", "loaded", "data"], $0)
            }
                ?? false
        }
    }

    private static func hasParenthesis(_ raw: RawSyntax) -> Bool {
        if let text = raw.tokenText { return text.isWord("(") }
        return raw.children.contains { $0.map(hasParenthesis) ?? false }
    }

    private static func namesResult(_ raw: RawSyntax) -> Bool { names(["next", "success", "ok"], raw) }

    private static func names(_ words: [StaticString], _ raw: RawSyntax) -> Bool {
        if let text = raw.tokenText { return words.contains { text.isWord($0) } }
        return raw.children.contains { $0.map { names(words, $0) } ?? false }
    }

    /// Whether some case is the first state of a live list of Realm's, whose errors do not happen.
    private static func tellsChanges(_ list: RawSyntax) -> Bool {
        list.children.contains { element in
            element?.children[RawChildIndex.SwitchCase.label].map { names(["initial"], $0) } ?? false
        }
    }

    private mutating func failure(
        _ statements: RawSyntax, usesError: Bool, isPartial: Bool, at raw: RawSyntax, in whole: RawSyntax
    ) {
        let isEmpty = statements.children.count == 0 || Self.onlyLeaves(statements)
        body.catches.append(
            CatchFact(
                kind: .failureCase, isEmpty: isEmpty, returnsEmptyList: Self.returnsEmptyList(statements),
                returnsNil: Self.returnsNil(statements),
                isPartial: isPartial,
                isExplained: isExplained(raw) || isExcused(raw),
                usesError: usesError, leaves: Self.endsWithReturn(statements), lastLine: lastLine(of: raw),
                around: lines(of: whole), closure: closure, location: location(of: raw)))
    }
}
