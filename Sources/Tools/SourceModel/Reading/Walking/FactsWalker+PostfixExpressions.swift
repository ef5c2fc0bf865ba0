@_spi(RawSyntax) import SwiftSyntax

/// A chain while it is built.
private struct OpenChain {
    var chain: ChainFact
    var location: FileLocation
    /// Set if it is another value than a chain.
    var value: ArgumentFact.Value?

    var result: ArgumentFact.Value {
        if let value { return value }
        if case .call(let index) = chain.root, chain.names.isEmpty { return .call(index) }
        return .chain(chain)
    }

    mutating func become(_ root: ChainFact.Root, at location: FileLocation) {
        chain = ChainFact(root: root, names: [])
        self.location = location
        value = nil
    }
}

// Postfix expressions: names, member accesses, calls, subscripts.

extension FactsWalker {
    /// - Parameter continues: Whether it begins with a dot that continues what stands before an `#if`.
    @discardableResult
    mutating func postfix(
        _ raw: RawSyntax, _ expected: TypeFact?, _ isStatement: Bool, continues: Bool = false
    ) -> ArgumentFact.Value {
        // The outermost is the last one in the source. A loop, because a chain may have thousands of links.
        var links: [RawSyntax] = []
        var start = raw
        while Self.isLink(start), let base = start.children[RawChildIndex.Postfix.base] {
            links.append(start)
            start = base
        }
        let isWhole = continues && Self.isLink(start)
        if isWhole { links.append(start) }
        var open =
            isWhole
            ? OpenChain(chain: ChainFact(root: .other, names: []), location: location(of: start))
            : primary(start, expected)
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
        let location = location(of: raw)
        switch raw.kind {
        case .declReferenceExpr:
            let name = name(raw.children[RawChildIndex.Reference.name])
            if name == "self" { markSelf() } else if !selfNames.isEmpty { markSelf(named: name) }
            return OpenChain(chain: ChainFact(root: .name, names: [name]), location: location)
        case .superExpr:
            markSelf()
            return OpenChain(chain: ChainFact(root: .name, names: ["super"]), location: location)
        case .memberAccessExpr:
            let name = name(
                raw.children[RawChildIndex.MemberAccess.name]?.children[RawChildIndex.Reference.name])
            return OpenChain(chain: ChainFact(root: .implicit, names: [name]), location: location)
        default:
            let value = value(raw, expected: nil, isStatement: false)
            switch value {
            case .chain(let chain): return OpenChain(chain: chain, location: location)
            case .call(let index):
                return OpenChain(chain: ChainFact(root: .call(index), names: []), location: location)
            default:
                return OpenChain(chain: ChainFact(root: .other, names: []), location: location, value: value)
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
            let first = children[RawChildIndex.Call.trailing]
            let outer = elements
            elements = elementsOrigin(ofCall: children[RawChildIndex.Postfix.base])
            defer { elements = outer }
            let index = call(
                open.chain, open.location, wanted, isStatement, children[RawChildIndex.Call.arguments], first,
                children[RawChildIndex.Call.more])
            open.become(.call(index), at: open.location)
        case .subscriptCallExpr:
            close(&open)
            _ = arguments(children[RawChildIndex.Call.arguments], of: nil)
            open.become(.other, at: open.location)
        case .forceUnwrapExpr:
            force(
                ForcedFact(
                    kind: .unwrap, subject: open.result, type: nil,
                    origin: children[RawChildIndex.Postfix.base].flatMap { origin(of: $0) },
                    isProven: isProven(children[RawChildIndex.Postfix.base]), closure: closure,
                    location: open.location))
        case .genericSpecializationExpr:
            open.chain.generics = genericArguments(children[RawChildIndex.Specialization.generics])
        case .optionalChainingExpr: break
        case .postfixIfConfigExpr:
            close(&open)
            conditional(children[RawChildIndex.PostfixIfConfig.config])
            open.become(.other, at: open.location)
        default:
            close(&open)
            open.become(.other, at: open.location)
        }
    }

    /// What continues a chain under conditions: `#if os(iOS)`, `.sheet { … }`, `#endif`.
    private mutating func conditional(_ config: RawSyntax?) {
        guard let config else { return }
        eachClause(of: config) { walker, elements in
            walker.body.conditional.append(
                ConditionalFact(lines: walker.lines(of: elements), conditions: walker.conditions))
            _ = walker.nested(.other) { $0.postfix(elements, nil, false, continues: true) }
        }
    }

    private mutating func member(_ children: RawChildren, _ open: inout OpenChain) {
        guard let reference = children[RawChildIndex.MemberAccess.name],
            let token = reference.children[RawChildIndex.Reference.name]
        else { return }
        if open.value != nil { open.become(.other, at: open.location) }
        for type in open.chain.generics {
            body.types.append(
                TypeUseFact(type: type, kind: .generic, closure: closure, location: open.location))
        }
        open.chain.generics = []
        // A chain that continues from a call is located at its own first name.
        if open.chain.names.isEmpty { open.location = location(of: token) }
        open.chain.names.append(name(token))
    }

    /// Records a use of a chain that another expression continues from.
    private mutating func close(_ open: inout OpenChain) {
        if case .chain(let chain) = open.result { use(chain, open.location) }
    }

    // MARK: Calls

    mutating func call(
        _ callee: ChainFact, _ location: FileLocation, _ expected: TypeFact?, _ isStatement: Bool,
        _ list: RawSyntax?,
        _ trailing: RawSyntax?, _ more: RawSyntax?
    ) -> Int {
        let index = body.calls.count
        body.calls.append(
            CallFact(
                callee: callee, arguments: [], tried: tried, isAwaited: isAwaited, expected: expected,
                isStatement: isStatement, closure: closure, location: location))
        var found = arguments(list, of: index)
        if let trailing {
            // The first of two closures of a sink has no label, and receives how the stream ends.
            let isEnd = more.map { $0.children.count > 0 } ?? false
            let label = isEnd && body.calls[index].callee.names.last == "sink" ? "receiveCompletion" : nil
            found.append(
                ArgumentFact(label: nil, value: .closure(closure(trailing, call: index, label: label))))
        }
        for case let element? in more?.children ?? RawChildren.none {
            let label = name(element.children[RawChildIndex.MoreTrailing.label])
            guard let inner = element.children[RawChildIndex.MoreTrailing.closure] else { continue }
            found.append(
                ArgumentFact(label: label, value: .closure(closure(inner, call: index, label: label))))
        }
        body.calls[index].arguments = found
        return index
    }

    private mutating func arguments(_ list: RawSyntax?, of call: Int?) -> [ArgumentFact] {
        self.list(list) { walker, argument in
            let children = argument.children
            let label = children[RawChildIndex.Argument.label].map { walker.name($0) }
            guard let written = children[RawChildIndex.Argument.expression] else {
                return ArgumentFact(label: label, value: .other)
            }
            // `failure: ({ error in … })`
            let only = written.kind == .tupleExpr ? Self.only(in: written) : nil
            let inner = only?.kind == .closureExpr ? only ?? written : written
            if inner.kind == .closureExpr {
                return ArgumentFact(
                    label: label, value: .closure(walker.closure(inner, call: call, label: label)))
            }
            return ArgumentFact(label: label, value: walker.readResult(inner))
        }
    }

    /// `#selector(…)`, `#expect(…)`: a call of a name that includes the number sign.
    @discardableResult
    mutating func macro(_ raw: RawSyntax) -> ArgumentFact.Value {
        let isExpression = raw.kind == .macroExpansionExpr
        let shift = isExpression ? 0 : 4
        let children = raw.children
        let callee = ChainFact(
            root: .name, names: ["#" + name(children[RawChildIndex.Macro.name + shift])])
        return .call(
            call(
                callee, location(of: raw), nil, !isExpression,
                children[RawChildIndex.Macro.arguments + shift],
                children[RawChildIndex.Macro.trailing + shift], children[RawChildIndex.Macro.more + shift]))
    }
}
