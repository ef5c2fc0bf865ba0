import SourceModel

/// Where a chain of Combine or Rx loses a failure without a handler that is empty.
struct LostFailures {
    struct Loss {
        /// How, as the end of a sentence.
        enum Kind: String {
            case emptyList =
                "answers a failure with an empty list, so people take it for an empty result; pass the error on, or log it"
            case noValue =
                "ends without a value if it fails, so the error is lost; pass the error on, or log it"
            case success =
                "replaces a failure by a success, so the error is lost; pass the error on, or log it"
            case unhandled =
                "does not handle the failure of this request, so nothing happens if it fails; catch it, and show it"
            case successOnly =
                "subscribes to the success only, so the error is lost; handle the failure as well"
        }

        var location: FileLocation
        var kind: Kind
    }

    let body: BodyFact
    let safe: SafeStreams
    /// The function of the project that a call runs, in this code or in that of another function; `nil` if it is none.
    let called: (CallFact, MemberEntity?) -> MemberEntity?
    /// The code of a requirement in each class that has it.
    let implementations: (MemberEntity) -> [MemberEntity]

    private static let replacing: Set<String> = ["replaceError", "catchAndReturn", "catchErrorJustReturn"]

    private static let catching: Set<String> = ["catch", "catchError"]

    static let names = NameQuery(
        replacing.union(catching).union(leavingOut).union(["subscribe", "bind", "asDriver", "asSignal"]),
        isConstant: true)

    var all: [Loss] {
        body.calls.indices.compactMap { index in
            kind(index).map { Loss(location: body.calls[index].location, kind: $0) }
        }
    }

    /// Requests whose failure nothing handles before a library ends what follows from them.
    var unhandled: [Loss] { requests.unhandled.map { Loss(location: $0.location, kind: .unhandled) } }

    private func kind(_ index: Int) -> Loss.Kind? {
        let call = body.calls[index]
        if let kind = replacement(of: call) ?? answer(of: call) {
            return isReported(index) || neverFails(call) ? nil : kind
        }
        return isSuccessOnly(call) && !safe.isHandled(beforeCall: index) && mayFail(index)
            ? .successOnly : nil
    }

    /// Whether the chain starts with a function whose written type says that it never fails: `AnyPublisher<[Ride], Never>`.
    private func neverFails(_ call: CallFact) -> Bool {
        called(body.chainStart(of: call), nil)?.fact.publishedFailure?.bareName == "Never"
    }

    /// What a closure that handles a failure answers with, if it does nothing else: `.catch { _ in Empty() }`,
    /// `.catchError { _ in .just([]) }`.
    private func answer(of call: CallFact) -> Loss.Kind? {
        guard let name = call.callee.names.last, call.arguments.count == 1,
            Self.catching.contains(name)
                || call.arguments[0].label == "onErrorRecover" && requests.start(ofCall: call),
            case .closure(let closure) = call.arguments[0].value,
            !body.assignments.contains(where: { $0.closure == closure })
        else { return nil }
        let place = body.closures[closure].location
        if body.catches.contains(where: { $0.location == place && $0.isExplained }) { return nil }
        let made = body.calls.filter {
            $0.closure == closure && !ReportingCallees.printers.contains($0.callee.names.last ?? "")
        }
        guard let first = made.first,
            made.dropFirst().allSatisfy({ Self.wrapping.contains($0.callee.names.last ?? "") })
        else { return nil }
        switch first.callee.names.last {
        case "empty", "never", "Empty": return .noValue
        case "just", "Just":
            guard let value = first.arguments.first?.value else { return nil }
            return value == .literal("[]") || isEmptyValue(value)
                ? .emptyList : stopsIndicator(value) ? .success : nil
        default: return nil
        }
    }

    /// Whether a failure is at most printed, and answered with a stream that has no value: `case .failure: return .empty()`.
    func endsStream(_ clause: CatchFact) -> Bool {
        let noted = NotedFailures(body: body)
        return clause.kind != .handler && clause.followsFailure
            && noted.onlyNotes(clause, or: Self.isEmptyStream)
            && body.calls.contains {
                Self.isEmptyStream($0) && body.isInside($0.location, $0.closure, clause)
            }
    }

    private static func isEmptyStream(_ call: CallFact) -> Bool {
        switch call.callee.names {
        case ["empty"]: call.callee.root == .implicit && call.arguments.isEmpty
        case ["Observable", "empty"], ["Maybe", "empty"], ["Empty"]: true
        default: false
        }
    }

    /// What only gives a stream another type.
    private static let wrapping: Set<String> = [
        "eraseToAnyPublisher", "setFailureType", "asObservable", "asSingle", "asDriver",
    ]

    private var requests: FailableRequests {
        FailableRequests(body: body, called: called, implementations: implementations)
    }

    /// What a failure is replaced by: `replaceError(with: [])`, `catchAndReturn(())`, `asDriver(onErrorDriveWith: .empty())`.
    private func replacement(of call: CallFact) -> Loss.Kind? {
        if call.arguments.isEmpty, Self.leavingOut.contains(call.callee.names.last ?? "") {
            return requests.start(ofCall: call) ? .noValue : nil
        }
        guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
        let isEmpty = argument.value == .literal("[]") || isEmptyValue(argument.value)
        if argument.label == "onErrorJustReturn" {
            guard isEmpty || argument.value == .literal("()"),
                isQuestion(call) || requests.start(ofCall: call)
            else {
                return nil
            }
            return isEmpty ? .emptyList : .success
        }
        if argument.label == "onErrorDriveWith" || argument.label == "onErrorSignalWith" {
            return isNothing(argument.value) && requests.start(ofCall: call) ? .noValue : nil
        }
        guard let name = call.callee.names.last, Self.replacing.contains(name) else { return nil }
        if isEmpty { return .emptyList }
        if argument.value == .literal("nil") { return requests.start(ofCall: call) ? .noValue : nil }
        return argument.value == .literal("()") || stopsIndicator(argument.value) ? .success : nil
    }

    /// What many projects call their function that leaves a failure out.
    private static let leavingOut: Set<String> = [
        "asDriverOnErrorJustComplete", "asDriverOnErrorJustEmpty", "asSignalOnErrorJustComplete",
        "ignoreErrors", "catchErrorJustComplete", "cauterize",
    ]

    /// `catchAndReturn(Page(rides: [], total: 0))`
    private func isEmptyValue(_ value: ArgumentFact.Value) -> Bool {
        // `Page.empty`, `.emptyPage`
        if case .chain(let chain) = value { return Self.namesEmpty(chain.names) }
        guard case .call(let index) = value, index < body.calls.count else { return false }
        if body.calls[index].arguments.isEmpty { return Self.namesEmpty(body.calls[index].callee.names) }
        let values = body.calls[index].arguments.map(\.value)
        return values.contains(.literal("[]"))
            && values.allSatisfy { Self.nothing.contains($0) }
    }

    private static func namesEmpty(_ names: [String]) -> Bool {
        names.last?.camelCaseWords.first == "empty" && (names.count == 2 || names.last != "empty")
            && !["Observable", "Single", "Maybe", "Completable", "Driver", "Signal"].contains(names.first)
    }

    private static let nothing: [ArgumentFact.Value] = ["[]", "[:]", "nil", "0", "\"\"", "false"].map {
        .literal($0)
    }

    /// `catchAndReturn(.setLoading(false))`
    private func stopsIndicator(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .call(let index) where index < body.calls.count:
            return StoppedIndicators(body: body).stops(body.calls[index])
        // `.setRefreshEnd`, `Mutation.hideLoading`
        case .chain(let chain): return StoppedIndicators.isEnd(chain)
        default: return false
        }
    }

    /// `.empty()`, `.never()`
    private func isNothing(_ value: ArgumentFact.Value) -> Bool {
        guard case .call(let index) = value, index < body.calls.count else { return false }
        return ["empty", "never"].contains(body.calls[index].callee.names.last)
    }

    /// Whether the chain of a call starts with that of a function which asks for data: `useCase.items().asDriver(onErrorJustReturn: [])`.
    private func isQuestion(_ call: CallFact) -> Bool {
        let first = body.chainStart(of: call)
        guard first.callee.root == .name, first.callee.names.count > 1, first != call else { return false }
        return Self.questions.contains(first.callee.names.last?.camelCaseWords.first?.lowercased() ?? "")
    }

    private static let questions: Set<String> = [
        "get", "fetch", "load", "request", "search", "execute", "find", "all",
    ]

    /// A single, or another request, that may fail: `subscribe(onSuccess: { … })`.
    private func isSuccessOnly(_ call: CallFact) -> Bool {
        // `useCase.rides().bind(to: rides)`
        if call.callee.names.last == "bind" { return requests.start(ofCall: call) && !followsVariable(call) }
        let first = body.chainStart(of: call)
        guard call.callee.names.last == "subscribe", !requests.reports(first),
            !UnseenFailures.isRefresh(first.callee.names.last ?? "")
        else { return false }
        if isSuccessOnlyByPlace(call) { return true }
        // `subscribe(onSuccess: { … }) { error in … }`
        guard call.arguments.allSatisfy({ $0.label != nil }) else { return false }
        let labels = Set(call.arguments.compactMap(\.label))
        if labels.isEmpty { return requests.start(ofCall: call) }
        guard labels.isSubset(of: ["with", "onSuccess", "onNext", "onCompleted", "onDisposed"]) else {
            return false
        }
        return labels.contains("onSuccess")
            || !labels.isDisjoint(with: ["onNext", "onCompleted"]) && requests.start(ofCall: call)
    }

    /// Whether a variable keeps the stream, which others may subscribe to as well.
    private func followsVariable(_ call: CallFact) -> Bool {
        let first = body.chainStart(of: call)
        return first.callee.names.first.flatMap { body.local($0, visibleAt: first.location) } != nil
    }

    /// `useCase.fetchUser().subscribe(with: self) { owner, user in … }`, of which a single's closure receives the success.
    private func isSuccessOnlyByPlace(_ call: CallFact) -> Bool {
        guard call.arguments.count == 2, call.arguments[0].label == "with", call.arguments[1].label == nil,
            case .closure = call.arguments[1].value
        else { return false }
        return called(body.chainStart(of: call), nil)?.fact.type?.bareName == "Single"
            || requests.start(ofCall: call)
    }

    /// Whether nothing shows that the single cannot fail: it is no timer, no current value of a stream, and does not bring its errors
    /// as values.
    private func mayFail(_ index: Int) -> Bool {
        let unfailing =
            requests.start(ofCall: body.calls[index]) ? Self.unfailing : Self.unfailing.union(Self.current)
        var index = index
        while true {
            let call = body.calls[index]
            if call.callee.names.contains(where: unfailing.contains) { return false }
            guard case .call(let before) = call.callee.root, before < index else { break }
            index = before
        }
        let line = body.calls[index].location.line
        return !body.catches.contains { $0.kind == .failureCase && $0.location.line >= line }
    }

    private static let unfailing: Set<String> = ["just", "timer", "interval", "delay", "zip"]
    /// What asks a stream that does not fail for its current value.
    private static let current: Set<String> = ["asSingle", "take", "first", "firstOrError"]

    /// `handleEvents(receiveCompletion:)`, `do(onError:)`
    private static func sees(_ call: CallFact) -> Bool {
        ["handleEvents", "do"].contains(call.callee.names.last)
            && call.arguments.contains {
                ["receiveCompletion", "onError", "afterError", "onEvent"].contains($0.label)
            }
    }

    /// Whether the chain looks at the failure before: `.handleEvents(receiveCompletion: log)`, `.catch { … }`, `.mapError(report)`.
    private func isReported(_ index: Int) -> Bool {
        if body.calls[index].callee.names.contains(where: { $0.hasPrefix("suppress") }) { return true }
        var index = index
        while case .call(let before) = body.calls[index].callee.root, before < index {
            index = before
            let call = body.calls[index]
            if ["mapError", "tryCatch", "catch"].contains(call.callee.names.last) || Self.sees(call) {
                return true
            }
            if ReportingCallees.isReport(call.callee) || call.callee.names.last?.hasSuffix("Error") == true
                || call.callee.names.last?.hasPrefix("trackError") == true
            {
                return true
            }
        }
        return false
    }
}
