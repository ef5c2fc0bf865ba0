import SourceModel

// Functions whose streams cannot fail.

extension FailableRequests {
    /// Whether a function only wraps a value that it has, `return .just(items)`, or goes on with one that does so:
    /// `rides().flatMap { .just($0.count) }`.
    func isCertain(_ function: MemberEntity, depth: Int) -> Bool {
        guard let body = function.fact.body else {
            let codes = implementations(function)
            return !codes.isEmpty && depth > 0
                && codes.allSatisfy { $0.fact.body != nil && isCertain($0, depth: depth - 1) }
        }
        let streams = body.calls.compactMap { called($0, function) }.filter {
            $0.fact.type?.bareName.map(Self.failing.contains) == true
        }
        guard
            body.calls.contains(where: { ["just", "empty", "combineLatest"].contains($0.callee.names.last) })
                || !streams.isEmpty,
            !body.calls.contains(where: { $0.tried == "try" && !isCaught($0, in: body) })
        else { return false }
        return streams.allSatisfy {
            $0.fact.location == function.fact.location || depth > 0 && isCertain($0, depth: depth - 1)
        } && !body.calls.contains { called($0, function) == nil && mayFail($0) }
    }

    private func isCaught(_ call: CallFact, in body: BodyFact) -> Bool {
        body.catches.contains { $0.kind == .catch && $0.around.contains(call.location.line) && !$0.isPartial }
    }

    /// Whether a call of what no source declares may be, or make, a stream that fails.
    private func mayFail(_ call: CallFact) -> Bool {
        let names = call.callee.names
        // `log.error("…")` makes no stream.
        let isStream = call.callee.root != .name || Self.failing.contains(names[0])
        return names.contains("rx") || names.last.map(Self.making.contains) == true
            || names.last == "error" && isStream || isNamedAsRequest(call)
    }

    private static let making: Set<String> = ["create", "request", "asSingle", "start"]
}
