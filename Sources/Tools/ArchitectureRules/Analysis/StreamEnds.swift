import SourceModel

/// Closures that receive how a stream of Combine ends, without a label: `sink { _ in } receiveValue: { … }`. People write them for streams
/// that never fail too.
struct StreamEnds {
    let body: BodyFact

    func isUnlabeledEnd(_ clause: CatchFact) -> Bool {
        guard let (closure, sink) = sink(of: clause) else { return false }
        return sink.arguments.contains { $0.label == nil && $0.value == .closure(closure) }
    }

    /// Whether the stream starts with a request by its name: `service.fetchRides().sink { _ in } receiveValue: { … }`.
    func followsRequest(_ clause: CatchFact) -> Bool {
        guard var (_, call) = sink(of: clause) else { return false }
        while case .call(let before) = call.callee.root, before < body.calls.count {
            call = body.calls[before]
        }
        let words = (call.callee.names.last ?? "").camelCaseWords.map { $0.lowercased() }
        return call.callee.names.count > 1 && words.first.map(Self.verbs.contains) == true
            && Self.listening.isDisjoint(with: words)
    }

    private func sink(of clause: CatchFact) -> (closure: Int, call: CallFact)? {
        guard let closure = body.closures.firstIndex(where: { $0.location == clause.location }),
            let index = body.closures[closure].call, index < body.calls.count,
            body.calls[index].callee.names.last == "sink"
        else { return nil }
        return (closure, body.calls[index])
    }

    private static let verbs: Set<String> = [
        "fetch", "load", "request", "search", "execute", "add", "send", "post", "put", "delete", "remove",
        "create", "save", "update", "login", "logout", "signin", "signout", "signup", "log", "sign",
        "register",
        "upload", "download", "submit", "read", "write",
    ]
    private static let listening: Set<String> = [
        "publisher", "observe", "listen", "watch", "changes", "updates", "events", "stream", "state",
    ]
}
