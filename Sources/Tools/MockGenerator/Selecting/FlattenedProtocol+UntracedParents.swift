import SourceModel

/// Protocols of the standard library whose members a proxy cannot forward.
extension FlattenedProtocol {
    /// - Parameter failure: The failure type of an asynchronous sequence, if the protocol states one.
    mutating func refuseUntraced(_ seen: Set<String>, _ failure: TypeFact?) {
        guard product == .proxies else { return }
        var found = seen.intersection(Self.untraced).min()
        if seen.contains("AsyncIteratorProtocol"), failure != nil { found = "AsyncIteratorProtocol" }
        guard let found else { return }
        refuse("\"\(fact.name)\" refines \"\(found)\", whose members cannot be forwarded")
    }

    mutating func refuseOwnElements(of associated: String) {
        refuse(
            "\"\(associated)\" has the conforming type itself as elements, which are not those of the role")
    }

    private mutating func refuse(_ reason: String) {
        isImpossible = true
        problems.append(
            SourceProblem(
                location: fact.location,
                message: "\(reason), so that \"\(fact.name)\" has no proxy and is not traced"))
    }

    private static let untraced: Set<String> = [
        "ExpressibleByStringInterpolation", "Numeric", "SerialExecutor", "TaskExecutor",
    ]
}
