import SourceModel

/// Which errors a piece of code receives and only asks whether they are there: `guard error == nil else { return }`.
struct IgnoredErrors {
    let member: MemberFact
    let body: BodyFact
    /// Calls whose failure people do not notice.
    let harmless: Set<String>

    var all: [ErrorCheckFact] {
        body.errorChecks.filter { check in
            guard let scope = scope(of: check) else { return false }
            return isOnlyTested(check, in: scope) && !goesOn(after: check) && !isHarmless(check)
        }
    }

    /// The lines in which an error that the code receives is visible; `nil` if the code makes the error itself.
    private func scope(of check: ErrorCheckFact) -> ClosedRange<Int>? {
        if let local = body.local(check.variable, visibleAt: check.location) {
            guard local.value == .other, local.closure != nil, !local.isUnwrapped else { return nil }
            return local.location.line...max(local.location.line, local.lastLine)
        }
        let isParameter = member.parameters.contains { parameter in
            (parameter.innerName ?? parameter.label) == check.variable
                && parameter.type.bareName.map { $0.hasSuffix("Error") || $0.hasSuffix("Result") } == true
        }
        return isParameter ? 0...Int.max : nil
    }

    /// Whether nothing but conditions reads the error.
    private func isOnlyTested(_ check: ErrorCheckFact, in scope: ClosedRange<Int>) -> Bool {
        let isIt = { (chain: ChainFact) in chain.root == .name && chain.names.first == check.variable }
        let tests = body.errorChecks.count {
            $0.variable == check.variable && scope.contains($0.location.line)
        }
        let uses = body.uses.count { isIt($0.chain) && scope.contains($0.location.line) }
        return uses <= tests && !body.calls.contains { isIt($0.callee) && scope.contains($0.location.line) }
    }

    /// Whether code follows that runs with the error too, as a call of a completion.
    private func goesOn(after check: ErrorCheckFact) -> Bool {
        guard let last = check.lastLine else { return false }
        return body.calls.contains { $0.closure == check.closure && $0.location.line > last }
            || body.assignments.contains { $0.closure == check.closure && $0.location.line > last }
    }

    private func isHarmless(_ check: ErrorCheckFact) -> Bool {
        guard let closure = check.closure, let call = body.closures[closure].call, call < body.calls.count
        else { return false }
        return body.calls[call].callee.names.contains(where: harmless.contains)
    }
}
