import SourceModel

/// Parents of the standard library with members that a mock has and a proxy cannot hand on.
extension MockShape {
    /// - Parameter failure: what a loop over the values may throw, where the protocol says so.
    mutating func refuseUntraced(_ seen: Set<String>, _ failure: TypeFact?) {
        guard product == .proxies else { return }
        var found = seen.intersection(Self.untraced).min()
        if seen.contains("AsyncIteratorProtocol"), failure != nil { found = "AsyncIteratorProtocol" }
        guard let found else { return }
        refuse("\"\(fact.name)\" refines \"\(found)\", whose members are not handed on")
    }

    mutating func refuseOwnElements(of associated: String) {
        refuse("\"\(associated)\" is to have the proxy itself for elements, and its role has others")
    }

    private mutating func refuse(_ reason: String) {
        isImpossible = true
        problems.append(
            SourceProblem(
                place: fact.place,
                message: "\(reason), so that \"\(fact.name)\" has no proxy and is not traced"))
    }

    private static let untraced: Set<String> = [
        "ExpressibleByStringInterpolation", "Numeric", "SerialExecutor", "TaskExecutor",
    ]
}
