@_spi(RawSyntax) import SwiftSyntax

/// A chain while it is being put together.
private struct OpenChain {
    var chain: ChainFact
    var place: SourcePlace
    /// Set where it is no chain but some other value.
    var value: ArgumentFact.Value?

    var result: ArgumentFact.Value {
        if let value { return value }
        if case .call(let index) = chain.root, chain.names.isEmpty { return .call(index) }
        return .chain(chain)
    }

    mutating func become(_ root: ChainFact.Root, at place: SourcePlace) {
        chain = ChainFact(root: root, names: [])
        self.place = place
        value = nil
    }
}

// Names, dots, calls, subscripts: everything that is written one behind the other.

extension FactsWalker {
    mutating func postfix(_ raw: RawSyntax, _ expected: TypeFact?, _ isStatement: Bool) -> ArgumentFact.Value
    {
        // The outermost is the last written. Taken apart by a loop: a chain may have thousands of links.
        var links: [RawSyntax] = []
        var start = raw
        while Self.isLink(start), let base = start.children[Slot.Postfix.base] {
            links.append(start)
            start = base
        }
        var open = primary(start, expected)
        for index in links.indices.reversed() {
            link(links[index], &open, index == 0 ? expected : nil, isStatement && index == 0, root: expected)
        }
        return open.result
    }

    private static func isLink(_ raw: RawSyntax) -> Bool {
        switch raw.kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr,
            .genericSpecializationExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
            true
        default: false
        }
    }

    private mutating func primary(_ raw: RawSyntax, _ expected: TypeFact?) -> OpenChain {
        let place = place(of: raw)
        switch raw.kind {
        case .declReferenceExpr:
            let name = name(raw.children[Slot.Reference.name])
            if name == "self" { markSelf() }
            return OpenChain(chain: ChainFact(root: .name, names: [name]), place: place)
        case .superExpr:
            markSelf()
            return OpenChain(chain: ChainFact(root: .name, names: ["super"]), place: place)
        case .memberAccessExpr:
            let name = name(raw.children[Slot.MemberAccess.name]?.children[Slot.Reference.name])
            return OpenChain(chain: ChainFact(root: .implicit, names: [name]), place: place)
        default:
            let value = value(raw, expected: nil, isStatement: false)
            switch value {
            case .chain(let chain): return OpenChain(chain: chain, place: place)
            case .call(let index):
                return OpenChain(chain: ChainFact(root: .call(index), names: []), place: place)
            default: return OpenChain(chain: ChainFact(root: .other, names: []), place: place, value: value)
            }
        }
    }

    private mutating func link(
        _ raw: RawSyntax, _ open: inout OpenChain, _ expected: TypeFact?, _ isStatement: Bool, root: TypeFact?
    ) {
        let children = raw.children
        switch raw.kind {
        case .memberAccessExpr: member(children, &open)
        case .functionCallExpr:
            var wanted = expected
            if case .implicit = open.chain.root { wanted = root }
            let first = children[Slot.Call.trailing]
            let index = call(
                open.chain, open.place, wanted, isStatement, children[Slot.Call.arguments], first,
                children[Slot.Call.more])
            open.become(.call(index), at: open.place)
        case .subscriptCallExpr:
            close(&open)
            _ = arguments(children[Slot.Call.arguments], of: nil)
            open.become(.other, at: open.place)
        case .forceUnwrapExpr:
            body.forced.append(
                ForcedFact(
                    kind: .unwrap, subject: open.result, type: nil, closure: closure, place: open.place))
        case .genericSpecializationExpr:
            open.chain.generics = genericArguments(children[Slot.Specialization.generics])
        case .optionalChainingExpr: break
        case .postfixIfConfigExpr:
            close(&open)
            open.become(.other, at: open.place)
        default:
            close(&open)
            open.become(.other, at: open.place)
        }
    }

    private mutating func member(_ children: RawChildren, _ open: inout OpenChain) {
        guard let reference = children[Slot.MemberAccess.name],
            let token = reference.children[Slot.Reference.name]
        else { return }
        if open.value != nil { open.become(.other, at: open.place) }
        for type in open.chain.generics {
            body.types.append(TypeUseFact(type: type, kind: .generic, closure: closure, place: open.place))
        }
        open.chain.generics = []
        // What goes on from a call is where its own first name is.
        if open.chain.names.isEmpty { open.place = place(of: token) }
        open.chain.names.append(name(token))
    }

    /// Counts a chain as read that something else goes on from.
    private mutating func close(_ open: inout OpenChain) {
        if case .chain(let chain) = open.result { use(chain, open.place) }
    }

    // MARK: Calls

    mutating func call(
        _ callee: ChainFact, _ place: SourcePlace, _ expected: TypeFact?, _ isStatement: Bool,
        _ list: RawSyntax?,
        _ trailing: RawSyntax?, _ more: RawSyntax?
    ) -> Int {
        let index = body.calls.count
        body.calls.append(
            CallFact(
                callee: callee, arguments: [], tried: tried, isAwaited: isAwaited, expected: expected,
                isStatement: isStatement, closure: closure, place: place))
        var found = arguments(list, of: index)
        if let trailing {
            found.append(
                ArgumentFact(label: nil, value: .closure(closure(trailing, call: index, label: nil))))
        }
        for case let element? in more?.children ?? RawChildren.none {
            let label = name(element.children[Slot.MoreTrailing.label])
            guard let inner = element.children[Slot.MoreTrailing.closure] else { continue }
            found.append(
                ArgumentFact(label: label, value: .closure(closure(inner, call: index, label: label))))
        }
        body.calls[index].arguments = found
        return index
    }

    private mutating func arguments(_ list: RawSyntax?, of call: Int?) -> [ArgumentFact] {
        self.list(list) { walker, argument in
            let children = argument.children
            let label = children[Slot.Argument.label].map { walker.name($0) }
            guard let inner = children[Slot.Argument.expression] else {
                return ArgumentFact(label: label, value: .other)
            }
            if inner.kind == .closureExpr {
                return ArgumentFact(
                    label: label, value: .closure(walker.closure(inner, call: call, label: label)))
            }
            return ArgumentFact(label: label, value: walker.read(inner))
        }
    }

    /// `#selector(…)`, `#expect(…)`: a call of a name with its sign.
    @discardableResult
    mutating func macro(_ raw: RawSyntax) -> ArgumentFact.Value {
        let isExpression = raw.kind == .macroExpansionExpr
        let shift = isExpression ? 0 : 4
        let children = raw.children
        let callee = ChainFact(
            root: .name, names: ["#" + name(children[Slot.Macro.name + shift])])
        return .call(
            call(
                callee, place(of: raw), nil, !isExpression, children[Slot.Macro.arguments + shift],
                children[Slot.Macro.trailing + shift], children[Slot.Macro.more + shift]))
    }
}
