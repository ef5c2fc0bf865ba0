@_spi(RawSyntax) import SwiftSyntax

// Closures and what they capture.

extension FactsWalker {
    /// Reads a closure and everything in it.
    ///
    /// - Returns: Its index in the body.
    mutating func closure(_ raw: RawSyntax, call: Int?, label: String?) -> Int {
        let children = raw.children
        let signature = children[RawChildIndex.Closure.signature]?.children
        let captures = captures(signature?[RawChildIndex.ClosureSignature.captures])
        // Capturing self, even weakly, reads it in the closure around, which then captures it strongly.
        if captures.contains(where: { $0.name == "self" }) { markSelf() }
        let index = body.closures.count
        let statements = children[RawChildIndex.Closure.statements]
        body.closures.append(
            ClosureFact(
                captures: captures, namesSelf: captures.contains(where: Self.keepsSelf), call: call,
                label: label, target: nil,
                isEmpty: statements.map { $0.children.count == 0 } ?? true, closure: closure,
                location: location(of: raw)))
        let doesNothing = statements.map(Self.doNothing) ?? true
        let isHandler =
            Self.takesFailure(label, of: call.map { body.calls[$0] })
            || signature?[RawChildIndex.ClosureSignature.parameters] != nil
                && (Self.isFailureLabel(label)
                    || call.map { Self.followsSuccess(label, of: body.calls[$0]) } == true)
            || call != nil && Self.receivesError(signature)
            || call != nil && signature == nil && label?.hasPrefix("on") == true
                && Self.isFailureLabel(label) && doesNothing
            || body.closures[index].isEmpty && Self.takesEvents(label, of: call.map { body.calls[$0] })
        if isHandler, doesNothing {
            body.catches.append(
                CatchFact(
                    kind: .failureCase, isEmpty: true, isExplained: isExplained(raw),
                    isUnnamed: (label == "catch" || Self.isFailureLabel(label))
                        && Self.namesNothing(signature),
                    usesError: false, lastLine: lastLine(of: raw), closure: closure,
                    location: location(of: raw)))
        }
        let mark = Mark(body)
        let outer = (closure, tried, isAwaited, result, elements, firstArgument, hasNextWay)
        let first = body.locals.count
        (closure, tried, isAwaited, hasNextWay) = (index, nil, false, false)
        firstArgument = signature == nil ? elements : nil
        proofs.begin()
        parameters(ofClosure: signature?[RawChildIndex.ClosureSignature.parameters])
        // `subscribe(with: self) { self, value in … }`: its `self` is the parameter.
        let outerSelf = hasOwnSelf
        defer { hasOwnSelf = outerSelf }
        if body.locals[first...].contains(where: { $0.name == "self" }) { hasOwnSelf = true }
        result = signature?[RawChildIndex.ClosureSignature.result]?.children[RawChildIndex.Result.type].map {
            annotation($0)
        }
        captureLocals(captures, at: raw)
        elements = nil
        if let statements {
            nested(()) { $0.closureStatements(statements) }
            if call != nil { noteSilentWays(statements, since: mark, first) }
        }
        proofs.end()
        let bound = body.locals[first...].filter { $0.closure == index && $0.value == .other }.map(\.name)
        endLocals(from: first, at: raw)
        if isHandler, !doesNothing {
            handler(
                usesError: mark.passesOn(bound.isEmpty ? ["error", "$0"] : bound, in: body), outer.0, at: raw)
        }
        (closure, tried, isAwaited, result, elements, firstArgument, hasNextWay) = outer
        return index
    }

    private mutating func handler(usesError: Bool, _ closure: Int?, at raw: RawSyntax) {
        body.catches.append(
            CatchFact(
                kind: .handler, isEmpty: false, isExplained: isExplained(raw), usesError: usesError,
                lastLine: lastLine(of: raw),
                closure: closure, location: location(of: raw)))
    }

    /// Whether a capture keeps the object, used or not: `[self]`, `[view = self]`.
    private static func keepsSelf(_ capture: ClosureFact.Capture) -> Bool {
        guard capture.ownership == .strong else { return false }
        return capture.name == "self" && capture.value == nil || capture.value?.names == ["self"]
    }

    /// Whether a closure receives the failure of a subscription.
    private static func takesFailure(_ label: String?, of call: CallFact?) -> Bool {
        switch label {
        case "receiveCompletion": call?.callee.names.last == "sink"
        case "onError", "onFailure": call?.callee.names.last == "subscribe"
        // A promise's: `.catch { _ in }`.
        case nil: call?.callee.names.last == "catch"
        // An effect's of The Composable Architecture: `.run { send in … } catch: { error, send in … }`.
        case "catch": ["run", "task"].contains(call?.callee.names.last)
        default: false
        }
    }

    /// Whether a closure names each of its parameters `_`.
    private static func namesNothing(_ signature: RawChildren?) -> Bool {
        guard let clause = signature?[RawChildIndex.ClosureSignature.parameters] else { return false }
        let names = clause.description.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "," }
        return !names.isEmpty && names.split(separator: ",").allSatisfy { $0 == "_" }
    }

    /// Whether code does nothing: `{}`, `{ () }`, `{ return }`.
    private static func doNothing(_ statements: RawSyntax) -> Bool {
        statements.children.count == 0 || onlyLeaves(statements)
    }

    /// Whether a closure receives all that a stream of Rx sends, its failure as well: `subscribe { _ in }`.
    private static func takesEvents(_ label: String?, of call: CallFact?) -> Bool {
        label == nil && call?.callee.names.last == "subscribe" && call?.arguments.isEmpty == true
    }

    /// Whether a closure behind a call receives the failure, since the one before has the success: `subscribe(onSuccess: { … }) { error in … }`.
    private static func followsSuccess(_ label: String?, of call: CallFact) -> Bool {
        label == nil && call.callee.names.last == "subscribe" && call.arguments.count == 1
            && ["onSuccess", "onCompleted", "onNext"].contains(call.arguments[0].label)
    }

    /// Whether an argument of this label is a handler for failures, in whatever function of the project or of a library:
    /// `request(url, success: { … }, failure: { error in })`.
    private static func isFailureLabel(_ label: String?) -> Bool {
        switch label {
        case "failure", "onFailure", "failureHandler", "errorHandler", "onError", "receiveError", "fail",
            "failed", "onFail", "failureBlock", "errorBlock", "errorCompletion", "error", "onFailed",
            "failureClosure", "failureCallback", "errorCallback", "err":
            true
        default: false
        }
    }

    private mutating func closureStatements(_ list: RawSyntax) {
        let items = list.children
        if items.count == 1, let item = items[0]?.children[RawChildIndex.Item.item],
            Self.isPlainExpression(item)
        {
            // The only expression of a closure may be its result, so it does not count as discarded, but in what returns nothing.
            let call = closure.flatMap { body.closures[$0].call }
            let isDiscarded =
                item.firstToken?.rawText.isWord("Task") == true
                || call.map { Self.discards(body.calls[$0].callee) } ?? false
            if call.map({ Self.receivesState(body.calls[$0].callee) }) == true {
                readResult(item, expected: result)
            } else {
                read(item, expected: result, isStatement: isDiscarded)
            }
            return
        }
        each(of: items)
    }

    /// Whether the closure of a call turns the state of a reactor into something else: `reactor.state.map { $0.total > 100 }`. In other
    /// closures, as those of lists, a comparison alone decides nothing.
    private static func receivesState(_ callee: ChainFact) -> Bool {
        callee.names.count > 2 && callee.names[callee.names.count - 2] == "state"
    }

    /// Whether a call uses no result of its closure: `Task { try? save() }`, `queue.async { … }`.
    private static func discards(_ callee: ChainFact) -> Bool {
        guard let name = callee.names.last else { return false }
        return callee.names == ["Task"] || name == "detached" || name == "async" || name == "asyncAfter"
    }

    private mutating func captures(_ clause: RawSyntax?) -> [ClosureFact.Capture] {
        list(clause?.children[RawChildIndex.Captures.items]) { walker, item in
            let children = item.children
            let name = walker.name(children[RawChildIndex.Capture.name])
            var value: ChainFact?
            if let initial = children[RawChildIndex.Capture.initializer]?.children[
                RawChildIndex.Initial.value],
                case .chain(let chain) = walker.read(initial)
            {
                value = chain
            }
            return ClosureFact.Capture(
                name: name, ownership: walker.ownership(children[RawChildIndex.Capture.specifier]),
                value: value)
        }
    }

    private mutating func ownership(_ specifier: RawSyntax?) -> MemberFact.Ownership {
        guard let children = specifier?.children,
            let word = children[RawChildIndex.CaptureSpecifier.word]?.tokenText
        else {
            return .strong
        }
        if word.isWord("weak") { return .weak }
        let detail = children[RawChildIndex.CaptureSpecifier.detail]?.tokenText
        return detail?.isWord("unsafe") == true ? .unownedUnsafe : .unowned
    }

    /// `[view = self.view]` declares a variable.
    private mutating func captureLocals(_ captures: [ClosureFact.Capture], at raw: RawSyntax) {
        for capture in captures {
            guard let value = capture.value else { continue }
            body.locals.append(
                LocalFact(
                    name: capture.name, type: nil, value: .chain(value), isLet: true, closure: closure,
                    location: location(of: raw), lastLine: 0, isWeak: capture.ownership != .strong))
        }
    }

    private mutating func parameters(ofClosure clause: RawSyntax?) {
        guard let clause else { return }
        if clause.kind == .closureShorthandParameterList {
            for (place, parameter) in clause.children.enumerated() {
                local(
                    parameter?.children[RawChildIndex.ShorthandParameter.name], isLet: true, origin: elements,
                    place: place)
            }
            return
        }
        let list = clause.children[RawChildIndex.ParameterClause.parameters]?.children ?? RawChildren.none
        for (place, parameter) in list.enumerated() {
            guard let children = parameter?.children else { continue }
            let type = children[RawChildIndex.ClosureParameter.type].map { annotation($0) }
            local(
                children[RawChildIndex.ClosureParameter.secondName]
                    ?? children[RawChildIndex.ClosureParameter.firstName],
                isLet: true, type: type, origin: elements, place: place)
        }
    }

    /// Notes a use of `self` in the closures around, up to the first that captures it itself.
    mutating func markSelf() {
        guard !hasOwnSelf else { return }
        var current = closure
        while let index = current, !body.closures[index].namesSelf {
            body.closures[index].namesSelf = true
            if body.closures[index].captures.contains(where: { $0.name == "self" }) { return }
            current = body.closures[index].closure
        }
    }

    /// Notes a use of `self` by the name of a variable, in the closures between the variable and the use.
    mutating func markSelf(named name: String) {
        guard selfNames.contains(name),
            let local = body.locals.last(where: { $0.name == name && $0.lastLine == 0 }), local.isSelf
        else { return }
        var current = closure
        var keeping: [Int] = []
        while let index = current, index != local.closure {
            keeping.append(index)
            let isWeak = body.closures[index].captures.contains { $0.name == name && $0.ownership != .strong }
            // What is captured weakly is read in the closure around.
            if isWeak { keeping = [] }
            current = body.closures[index].closure
        }
        for index in keeping { body.closures[index].namesSelf = true }
    }
}
