import SourceModel

/// Which subscriptions are to streams that cannot fail, so that nothing is lost if their failure is ignored.
struct SafeStreams {
    let body: BodyFact
    /// The members beside the code, whose written types tell what a stream fails with.
    let neighbors: [MemberFact]

    /// Operators after which a stream has no failure any more.
    private static let handling: Set<String> = ["replaceError", "catch", "catchAndReturn", "assertNoFailure"]

    /// Whether the closure at a location receives the end of such a stream.
    func handles(_ location: FileLocation) -> Bool {
        guard let closure = body.closures.first(where: { $0.location == location }),
            let start = closure.call, start < body.calls.count
        else { return false }
        var index = start
        while case .call(let before) = body.calls[index].callee.root, before < index {
            index = before
            if body.calls[index].callee.names.contains(where: Self.handling.contains) { return true }
        }
        return body.calls[index].callee.names.first { $0 != "self" }.map(isSafe) == true
    }

    /// `CurrentValueSubject<Int, Never>`.
    private func isSafe(_ name: String) -> Bool {
        let local = body.locals.last { $0.name == name }?.type
        let property = neighbors.first { $0.kind == .property && $0.name == name }
        let type = local ?? property?.type ?? property?.initialType
        return type?.namedParts.contains { $0.isArgument && $0.name == "Never" } == true
    }
}
