@_spi(RawSyntax) import SwiftSyntax

// The ways through a closure on which it does not call what it calls on others.

extension FactsWalker {
    /// Notes the ways through the statements of the current closure on which it neither calls nor passes on any of the closures that
    /// the code around it has received, if it does on others.
    ///
    /// - Parameters:
    ///   - mark: Where the closure begins.
    ///   - first: Its first variable.
    mutating func noteSilentWays(_ statements: RawSyntax, since mark: Mark, _ first: Int) {
        let outer = body.locals[..<first].filter { $0.place != nil && $0.lastLine == 0 }.map(\.name)
        guard !parameterNames.isEmpty || !outer.isEmpty else { return }
        let own = Set(body.locals[first...].filter { $0.closure == closure && $0.place != nil }.map(\.name))
        var names: [String] = []
        let called = mark.callees(in: body).filter(Self.answers).map { $0.names[0] }
        for name in called + mark.passedOn(in: body)
        where !names.contains(name) && !own.contains(name)
            && (parameterNames.contains(name) || outer.contains(name))
        {
            names.append(name)
        }
        // The way to an error is not taken if nothing fails.
        guard let name = names.first(where: { !Self.speaksOfFailure($0) }) ?? names.first else { return }
        for end in SilentWays(names: names).ends(of: statements) { note(end, withoutCallOf: name) }
    }

    /// Notes the ways through the code of a function on which it neither calls nor passes on any of the closures that it receives,
    /// unless it answers by what it returns too.
    mutating func noteSilentWays(_ block: RawSyntax, of function: MemberFact) {
        guard function.type == nil, let statements = block.children[RawChildIndex.CodeBlock.statements] else {
            return
        }
        var closures = function.parameters.filter { Self.isAnswer($0.type) }.map { $0.innerName ?? $0.label }
        if !closures.isEmpty, closures.allSatisfy(Self.speaksOfFailure) {
            // `onCompleted: @escaping () -> Void` beside `onError`
            closures += function.parameters.filter { Self.escapes($0.type) }.map { $0.innerName ?? $0.label }
        }
        guard let name = closures.first(where: { !Self.speaksOfFailure($0) }) ?? closures.first else {
            return
        }
        for end in SilentWays(names: closures).ends(of: statements) { note(end, withoutCallOf: name) }
    }

    /// Whether a closure may be kept until there is an answer, by its type: `@escaping (Ride) -> Void`, `RideCompletion`.
    private static func isAnswer(_ type: TypeFact) -> Bool {
        switch type {
        case .decorated(_, .function(let parameters, _, _)): !parameters.isEmpty
        case .decorated(let words, .named): words.contains("@escaping")
        case .decorated(_, let type): isAnswer(type)
        case .named(_, let name, _):
            ["Completion", "Handler", "Callback", "CallBack"].contains { name.hasSuffix($0) }
        default: false
        }
    }

    private static func escapes(_ type: TypeFact) -> Bool {
        guard case .decorated(let words, .function) = type else { return false }
        return words.contains("@escaping")
    }

    private static func speaksOfFailure(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("fail") || name.contains("error")
    }

    /// Whether a call may be that of a closure, or answers through a continuation, a promise or an observer.
    private static func answers(_ callee: ChainFact) -> Bool {
        guard callee.root == .name else { return false }
        return callee.names.count == 1
            || callee.names.count == 2 && ["resume", "onNext", "fulfill", "reject"].contains(callee.names[1])
    }

    private mutating func note(_ end: SilentWays.Branch, withoutCallOf name: String) {
        let statements = end.code?.children[
            end.code?.kind == .switchCase
                ? RawChildIndex.SwitchCase.statements : RawChildIndex.CodeBlock.statements]
        let place = location(of: end.place)
        body.catches.append(
            CatchFact(
                kind: .silentWay, isEmpty: statements.map(Self.isSilent) ?? true,
                isExplained: end.code.map(isExplained) ?? false, usesError: false,
                leaves: statements.map(Self.endsWithReturn) ?? false,
                lastLine: end.code.map(lastLine) ?? 0,
                around: lines(of: end.whole), closure: closure, location: place, uncalled: name))
    }

    private static func isSilent(_ statements: RawSyntax) -> Bool {
        statements.children.count == 0 || onlyLeaves(statements)
    }
}
