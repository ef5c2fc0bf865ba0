import SourceModel

extension BodyFact {
    /// Whether a closure, by its index, is another one or in it; `nil` is the code of the member itself.
    func isClosure(_ inner: Int?, in outer: Int?) -> Bool {
        var current = inner
        while current != outer {
            guard let index = current, index < closures.count else { return false }
            current = closures[index].closure
        }
        return true
    }

    /// Whether something, in a closure by its index, belongs to the code of a clause, and not to its pattern, its condition or what follows.
    func isInside(_ location: FileLocation, _ closure: Int?, _ clause: CatchFact) -> Bool {
        guard clause.lines.contains(location.line) else { return false }
        if clause.kind == .handler, let own = closures.firstIndex(where: { $0.location == clause.location }) {
            return isClosure(closure, in: own)
        }
        // The brace at its end may be followed by the next condition: `} else if count > 1 {`.
        if clause.kind == .errorBranch, location.line > clause.location.line {
            return location.line < clause.lastLine
        }
        return location.line > clause.location.line
            || clause.lastLine == location.line && location.column > clause.location.column
    }

    /// The call with which the chain of another one starts: that of `rides()` for `client.rides().map { … }.first()`.
    func chainStart(of call: CallFact) -> CallFact {
        var first = call
        while case .call(let before) = first.callee.root, before < calls.count { first = calls[before] }
        return first
    }

    /// The call that a clause, if it is a closure, is passed to.
    func receiver(of clause: CatchFact) -> CallFact? {
        receiver(ofClosure: closures.firstIndex { $0.location == clause.location })
    }

    /// The call that a closure, by its index, is passed to.
    func receiver(ofClosure closure: Int?) -> CallFact? {
        guard let closure, closure < closures.count, let index = closures[closure].call, index < calls.count
        else { return nil }
        return calls[index]
    }
}
