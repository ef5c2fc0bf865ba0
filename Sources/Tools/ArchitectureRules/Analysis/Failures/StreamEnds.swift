import SourceModel

/// Closures that receive how a stream of Combine ends, without a label: `sink { _ in } receiveValue: { … }`. People write them for streams
/// that never fail too.
struct StreamEnds {
    let body: BodyFact

    func isUnlabeledEnd(_ clause: CatchFact) -> Bool {
        guard let sink = body.receiver(of: clause), ["sink", "subscribe"].contains(sink.callee.names.last)
        else { return false }
        return sink.arguments.contains { argument in
            guard argument.label == nil, case .closure(let closure) = argument.value else { return false }
            return body.closures[closure].location == clause.location
        }
    }

    /// Whether the stream starts with a request by its name: `service.fetchRides().sink { _ in } receiveValue: { … }`.
    func followsRequest(_ clause: CatchFact) -> Bool {
        guard let names = body.receiver(of: clause).map({ body.chainStart(of: $0).callee.names }) else {
            return false
        }
        let words = (names.last ?? "").camelCaseWords.map { $0.lowercased() }
        return names.count > 1 && words.first.map(Self.verbs.contains) == true
            && Self.listening.isDisjoint(with: words)
    }

    /// Whether the stream starts with a function whose written type says that it may fail: `AnyPublisher<[Ride], RideError>`.
    func fails(_ clause: CatchFact, called: (CallFact) -> MemberFact?) -> Bool {
        guard let sink = body.receiver(of: clause),
            let failure = called(body.chainStart(of: sink))?.publishedFailure
        else { return false }
        return failure.bareName != "Never"
    }

    private static let verbs: Set<String> = [
        "fetch", "load", "request", "search", "execute", "add", "send", "post", "put", "delete", "remove",
        "create", "save", "update", "login", "logout", "signin", "signout", "signup", "log", "sign",
        "register",
        "upload", "download", "submit", "read", "write", "modify", "edit", "change",
    ]
    private static let listening: Set<String> = [
        "publisher", "observe", "listen", "watch", "changes", "updates", "events", "stream", "state",
    ]
}

extension MemberFact {
    /// What the publisher of Combine that it returns fails with, by its written type.
    var publishedFailure: TypeFact? {
        guard case .named(_, "AnyPublisher", let arguments)? = type else { return nil }
        return arguments.last
    }
}
