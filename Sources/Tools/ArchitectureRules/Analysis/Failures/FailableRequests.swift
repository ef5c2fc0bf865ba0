import SourceModel

/// Streams of Rx that start with a request, which may fail: `repository.rides().map { … }`.
struct FailableRequests {
    let body: BodyFact
    /// The function of the project that a call runs, in this code or in that of another function; `nil` if it is none.
    let called: (CallFact, MemberEntity?) -> MemberEntity?
    /// The code of a requirement in each class that has it.
    let implementations: (MemberEntity) -> [MemberEntity]

    /// Whether the chain of a call starts with such a stream; those of controls, relays and timers do not fail.
    func start(ofCall call: CallFact) -> Bool {
        chain(of: call).contains {
            isRequest($0) && !reports($0) || opensRequest($0) || combinesRequest($0)
        }
    }

    /// Whether the function that makes a request looks at its failure itself, `request(url).do(onError: { show($0) })`, replaces it,
    /// `request(url).catchAndReturn(nil)`, or sends successes only: `Single.create { single in load { single(.success(try? $0.get())) } }`.
    func reports(_ call: CallFact) -> Bool {
        guard let function = called(call, nil) else { return false }
        return isCertain(function, depth: Self.deepest)
            || looksAtFailure(function, depth: Self.deepest) { inner in
                inner.callee.names.last == "do" && inner.arguments.contains { $0.label == "onError" }
                    || inner.callee.names.contains { $0.hasPrefix("catch") || $0 == "materialize" }
            }
    }

    /// How many functions are followed from one to the next.
    private static let deepest = 2

    /// Whether a function, or one whose stream it returns, looks at a failure by one of some operators, or sends successes only.
    private func looksAtFailure(
        _ function: MemberEntity, depth: Int, _ isAnswer: (CallFact) -> Bool
    ) -> Bool {
        guard let body = function.fact.body else { return false }
        if body.calls.contains(where: { isAnswer($0) && !passesOn($0, in: body) })
            || body.calls.contains(where: { $0.callee.names.last == "create" }) && sendsSuccessesOnly(body)
        {
            return true
        }
        guard depth > 0 else { return false }
        // Of several streams that are joined, another one may fail.
        let streams = body.calls.compactMap { called($0, function) }.filter {
            $0.fact.type?.bareName.map(Self.failing.contains) == true
        }
        return streams.count == 1 && streams[0].fact.location != function.fact.location
            && looksAtFailure(streams[0], depth: depth - 1, isAnswer)
    }

    private func sendsSuccessesOnly(_ body: BodyFact) -> Bool {
        let sent = body.calls.map(\.callee).filter { $0.root == .implicit && $0.names.count == 1 }
        return
            (sent.contains { $0.names == ["success"] }
            || body.calls.contains { $0.callee.names.last == "onNext" })
            && !sent.contains { ["failure", "error"].contains($0.names[0]) }
            && !body.calls.contains { $0.callee.names.last == "onError" }
    }

    /// Whether an operator combines a stream with a request: `withLatestFrom(Observable.zip(service.rides(), service.fares()))`.
    private func combinesRequest(_ call: CallFact) -> Bool {
        guard Self.combining.contains(call.callee.names.last ?? "") else { return false }
        return call.arguments.contains { argument in
            guard case .call(let index) = argument.value, index < body.calls.count else { return false }
            let inner = body.calls[index]
            return isRequest(inner) && !reports(inner) || combinesRequest(inner)
        }
    }

    private static let combining: Set<String> = ["withLatestFrom", "combineLatest", "zip", "merge", "concat"]

    /// Whether an operator follows a request for each element, without an answer to its failure: `flatMapLatest { service.rides() }`.
    private func opensRequest(_ call: CallFact) -> Bool {
        guard Self.following.contains(call.callee.names.last ?? ""), call.arguments.count <= 2 else {
            return false
        }
        return call.arguments.contains { argument in
            guard case .closure(let closure) = argument.value else { return false }
            let inside = body.calls.filter { body.isClosure($0.closure, in: closure) }
            return inside.contains { isRequest($0) && !reports($0) }
                && !inside.contains(where: answersFailure)
        }
    }

    private func answersFailure(_ call: CallFact) -> Bool {
        Self.answersFailure(call)
            || called(call, nil).map { looksAtFailure($0, depth: Self.deepest, Self.answersFailure) } == true
    }

    /// Whether an operator only logs a failure or makes another one of it, so that it goes on: `catchError { .error(RideError($0)) }`.
    private func passesOn(_ call: CallFact, in body: BodyFact) -> Bool {
        let name = call.callee.names.last ?? ""
        // `.error(RideError($0))`
        if name == "error" || call.callee.readsAsInitializer { return true }
        let isObserver = ["do", "handleEvents"].contains(name)
        guard isObserver || name.hasPrefix("catch") else { return false }
        let closures = call.arguments.compactMap { argument -> Int? in
            guard case .closure(let index) = argument.value, !isObserver || argument.label == "onError" else {
                return nil
            }
            return index
        }
        let inside = body.calls.filter { inner in closures.contains { body.isClosure(inner.closure, in: $0) }
        }
        if isObserver {
            return inside.contains { ReportingCallees.isReport($0.callee) }
                && !inside.contains(where: Self.tells)
        }
        return inside.contains { $0.callee.names.last == "error" && $0.arguments.count == 1 }
    }

    /// Whether somebody learns of it: `alert.show(error)`, `errors.accept(error)`.
    private static func tells(_ call: CallFact) -> Bool {
        let words = call.callee.names.flatMap { $0.camelCaseWords.map { $0.lowercased() } }
        return words.contains(where: telling.contains)
    }

    private static let telling: Set<String> = [
        "show", "present", "display", "alert", "toast", "accept", "next", "send", "post", "handle", "notify",
    ]

    private static func answersFailure(_ call: CallFact) -> Bool {
        // `RideError.offline` only makes one.
        call.callee.names.contains { isAnswer($0) && $0.first?.isUppercase != true }
            || call.arguments.contains { isAnswer($0.label ?? "") }
    }

    /// `catch`, `catchErrorJustReturn`, `materialize`, `trackError`, `asDriver`, `onError:`
    private static func isAnswer(_ name: String) -> Bool {
        ["materialize", "asDriver", "asSignal", "asInfallible", "asResult", "retry"].contains(name)
            || name.lowercased().contains("catch")
            || name.lowercased().contains("error") && !notes(name)
    }

    /// Whether an operator only writes a note, by its name: `logErrorIfDetected`.
    private static func notes(_ name: String) -> Bool {
        ["log", "print", "debug"].contains(name.camelCaseWords.first?.lowercased())
    }

    private static let following: Set<String> = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]

    /// The requests of the project whose failure nothing handles, in code that returns what follows from them:
    /// `case .load: return repository.rides().map { Mutation.show($0) }`.
    var unhandled: [CallFact] {
        body.calls.indices.filter { index in
            // `provider.rx.request(.rides)` of Moya
            (called(body.calls[index], nil)?.fact.type != nil
                || body.calls[index].callee.names.suffix(2) == ["rx", "request"])
                && isRequest(body.calls[index])
                && !answersFailure(body.calls[index]) && !reports(body.calls[index])
                && !isHandled(around: index)
        }
        .map { body.calls[$0] }
    }

    /// Whether a call behind another in its chain, or around it, handles the failure: `.concat([rides(), fares()]).catch { … }`.
    private func isHandled(around index: Int) -> Bool {
        var last = index
        while let next = body.calls.indices.first(where: { body.calls[$0].callee.root == .call(last) }) {
            last = next
            if Self.answersFailure(body.calls[last]) || body.calls[last].callee.names.last == "subscribe" {
                return true
            }
        }
        let around =
            body.calls.indices.first { body.calls[$0].arguments.contains { $0.value == .call(last) } }
            ?? body.calls[index].closure.flatMap { body.closures[$0].call }
        guard let around, around != index, around < body.calls.count else { return isCombined(index) }
        return Self.answersFailure(body.calls[around]) || isHandled(around: around)
    }

    /// Whether a list of streams, of which it is one, handles the failure of all: `Observable.concat([rides(), fares()]).catch { … }`.
    private func isCombined(_ index: Int) -> Bool {
        let line = body.calls[index].location.line
        return body.calls.contains { call in
            guard Self.answersFailure(call), call.closure == body.calls[index].closure else { return false }
            let first = body.chainStart(of: call)
            return Self.combining.contains(first.callee.names.last ?? "")
                && (first.location.line...first.location.line + 15).contains(line)
        }
    }

    /// The calls before a call in its chain, the first one last.
    private func chain(of call: CallFact) -> [CallFact] {
        var calls: [CallFact] = []
        var current = call
        while let before = self.call(before: current) {
            current = before
            calls.append(current)
        }
        return calls
    }

    /// The call before another in its chain, also if a variable keeps what it returns: `let rides = api.rides(); rides.subscribe(…)`.
    private func call(before call: CallFact) -> CallFact? {
        if case .call(let before) = call.callee.root {
            return before < body.calls.count ? body.calls[before] : nil
        }
        guard call.callee.root == .name, call.callee.names.count == 2,
            let local = body.local(call.callee.names[0], visibleAt: call.location),
            local.location.line < call.location.line, case .call(let index) = local.value,
            index < body.calls.count, !isHandledElsewhere(local)
        else { return nil }
        return body.calls[index]
    }

    /// Whether another subscription to what a variable keeps looks at its failure.
    private func isHandledElsewhere(_ local: LocalFact) -> Bool {
        body.calls.contains { call in
            answersFailure(call)
                && body.chainStart(of: call).callee.names.first == local.name
                && call.location.line >= local.location.line
        }
    }

    private func isRequest(_ call: CallFact) -> Bool {
        guard let name = call.callee.names.last, !Self.operators.contains(name), !isListening(name),
            !call.callee.names.dropLast().contains(where: Self.isOwnStore)
        else { return false }
        if let result = called(call, nil)?.fact.type {
            return result.bareName.map(Self.failing.contains) == true
                && !result.namedParts.contains { Self.outcomes.contains($0.name) }
        }
        return isNamedAsRequest(call)
    }

    func isNamedAsRequest(_ call: CallFact) -> Bool {
        let word = call.callee.names.last?.camelCaseWords.first?.lowercased() ?? ""
        return Self.verbs.contains(word)
            && receivers(of: call).contains { name in
                let name = name.lowercased()
                return Self.receivers.contains { name.hasSuffix($0) }
            }
    }

    /// The names before that of a function: `client` in `client.rides()`, and in `Client().rides()`.
    private func receivers(of call: CallFact) -> [String] {
        let own = Array(call.callee.names.dropLast())
        guard own.isEmpty, case .call(let before) = call.callee.root, before < body.calls.count else {
            return own
        }
        return body.calls[before].callee.names
    }

    /// Whether it keeps values of the app itself by its name: `userDefaultsRepository`.
    private static func isOwnStore(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["defaults", "preference", "setting", "cache"].contains { name.contains($0) }
    }

    private func isListening(_ name: String) -> Bool {
        name.camelCaseWords.contains { Self.listening.contains($0.lowercased()) }
    }

    static let failing: Set<String> = ["Single", "Completable", "Maybe", "Observable", "Promise"]
    /// Elements that bring a failure as a value.
    private static let outcomes: Set<String> = ["Result", "Event", "Action", "Mutation", "Never"]
    private static let operators: Set<String> = [
        "map", "flatMap", "flatMapLatest", "filter", "just", "empty", "of", "from", "timer", "interval",
        "merge",
        "combineLatest", "zip", "asObservable", "create", "deferred", "observe", "observeOn", "subscribeOn",
    ]
    /// Words in the names of functions whose streams tell of changes, which are no answers.
    private static let listening: Set<String> = [
        "observe", "observer", "observable", "listen", "watch", "changes", "change", "changed", "updates",
        "events",
        "event", "stream", "state", "status", "notification", "notifications", "timer", "tap", "tapped",
        "did", "will",
        "drive", "bind", "subject", "relay", "signal", "trigger", "monitor", "track", "permission",
        "permissions", "authorization",
    ]
    private static let verbs: Set<String> = [
        "get", "fetch", "load", "request", "search", "execute", "find", "all", "send", "post", "put",
        "delete", "remove",
        "create", "save", "update", "login", "log", "sign", "register", "upload", "download", "submit",
    ]
    private static let receivers = [
        "repository", "service", "usecase", "api", "interactor", "provider", "client", "worker", "gateway",
        "network",
    ]
}
