@_spi(RawSyntax) import SwiftSyntax

// Closures and what they capture.

extension FactsWalker {
    /// Reads a closure and everything in it.
    ///
    /// - Returns: its index in the body.
    mutating func closure(_ raw: RawSyntax, call: Int?, label: String?) -> Int {
        let children = raw.children
        let signature = children[Slot.Closure.signature]?.children
        let captures = captures(signature?[Slot.ClosureSignature.captures])
        let index = body.closures.count
        let statements = children[Slot.Closure.statements]
        body.closures.append(
            ClosureFact(
                captures: captures, namesSelf: false, call: call, label: label, target: nil,
                isEmpty: statements.map { $0.children.count == 0 } ?? true, closure: closure,
                place: place(of: raw)))
        if body.closures[index].isEmpty, Self.takesFailure(label, of: call.map { body.calls[$0] }) {
            body.catches.append(
                CatchFact(
                    kind: .failureCase, isEmpty: true, isExplained: hasComment(raw), usesError: false,
                    closure: closure, place: place(of: raw)))
        }
        let outer = (closure, tried, isAwaited, result)
        let first = body.locals.count
        (closure, tried, isAwaited) = (index, nil, false)
        parameters(ofClosure: signature?[Slot.ClosureSignature.parameters])
        result = signature?[Slot.ClosureSignature.result]?.children[Slot.Result.type].map { annotation($0) }
        captureLocals(captures, at: raw)
        if let statements { nested(()) { $0.closureStatements(statements) } }
        endLocals(from: first, at: raw)
        (closure, tried, isAwaited, result) = outer
        return index
    }

    /// Whether a closure is the one that a subscription tells its failure.
    private static func takesFailure(_ label: String?, of call: CallFact?) -> Bool {
        switch label {
        case "receiveCompletion": call?.callee.names.last == "sink"
        case "onError", "onFailure": call?.callee.names.last == "subscribe"
        default: false
        }
    }

    private mutating func closureStatements(_ list: RawSyntax) {
        let items = list.children
        if items.count == 1, let item = items[0]?.children[Slot.Item.item], Self.isPlainExpression(item) {
            // A closure's only expression may be what it returns: nothing says that it is thrown away.
            read(item, expected: result)
            return
        }
        for case let item? in items {
            if let inner = item.children[Slot.Item.item] { statement(inner) }
        }
    }

    private mutating func captures(_ clause: RawSyntax?) -> [ClosureFact.Capture] {
        list(clause?.children[Slot.Captures.items]) { walker, item in
            let children = item.children
            let name = walker.name(children[Slot.Capture.name])
            var value: ChainFact?
            if let initial = children[Slot.Capture.initializer]?.children[Slot.Initial.value],
                case .chain(let chain) = walker.read(initial)
            {
                value = chain
            }
            return ClosureFact.Capture(
                name: name, ownership: walker.ownership(children[Slot.Capture.specifier]), value: value)
        }
    }

    private mutating func ownership(_ specifier: RawSyntax?) -> MemberFact.Ownership {
        guard let children = specifier?.children, let word = children[Slot.CaptureSpecifier.word]?.tokenText
        else {
            return .strong
        }
        if word.isWord("weak") { return .weak }
        let detail = children[Slot.CaptureSpecifier.detail]?.tokenText
        return detail?.isWord("unsafe") == true ? .unownedUnsafe : .unowned
    }

    /// `[view = self.view]` makes a variable of its own.
    private mutating func captureLocals(_ captures: [ClosureFact.Capture], at raw: RawSyntax) {
        for capture in captures {
            guard let value = capture.value else { continue }
            body.locals.append(
                LocalFact(
                    name: capture.name, type: nil, value: .chain(value), isLet: true, closure: closure,
                    place: place(of: raw), lastLine: 0))
        }
    }

    private mutating func parameters(ofClosure clause: RawSyntax?) {
        guard let clause else { return }
        if clause.kind == .closureShorthandParameterList {
            for case let parameter? in clause.children {
                local(parameter.children[Slot.ShorthandParameter.name], isLet: true)
            }
            return
        }
        for case let parameter? in clause.children[Slot.ParameterClause.parameters]?.children
            ?? RawChildren.none
        {
            let children = parameter.children
            let type = children[Slot.ClosureParameter.type].map { annotation($0) }
            local(
                children[Slot.ClosureParameter.secondName] ?? children[Slot.ClosureParameter.firstName],
                isLet: true,
                type: type)
        }
    }

    /// `self` is written here: the closures around name it, up to the first that captures it anew.
    mutating func markSelf() {
        var current = closure
        while let index = current, !body.closures[index].namesSelf {
            body.closures[index].namesSelf = true
            if body.closures[index].captures.contains(where: { $0.name == "self" }) { return }
            current = body.closures[index].closure
        }
    }
}
