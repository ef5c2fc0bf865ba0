import SourceModel

/// Failures in the code of a scene that are only printed or written into a log, which shows them to nobody who uses the app.
struct UnseenFailures {
    let member: MemberFact
    let body: BodyFact
    /// Whether a call runs code of the project that only notes what failed: `handle(error)`.
    var isNote: (CallFact) -> Bool = { _ in false }

    /// The clauses that do no more, and let an indicator stop at most.
    var clauses: [CatchFact] {
        guard !isUnnoticed else { return [] }
        let noted = NotedFailures(body: body)
        let indicators = StoppedIndicators(body: body)
        return body.catches.filter { clause in
            !clause.isPartial && !clause.hasFallback && clause.followsFailure
                && !indicators.isObserver(clause)
                && noted.onlyNotes(
                    clause,
                    or: {
                        indicators.stops($0) || StoppedIndicators.isHop($0) || Self.presentsNothing($0)
                            || Self.closes($0) || Self.tracks($0) || isNote($0)
                            || happensToo($0, beside: clause)
                    },
                    sets: {
                        StoppedIndicators.stops($0) || StoppedIndicators.empties($0.value)
                            || happensToo($0, beside: clause)
                    })
                && notes(in: clause) && !isAnswered(after: clause) && !isOfOwnData(clause)
                && !isForPicture(clause) && !isOfUnnoticed(clause)
        }
    }

    /// Whether the same call is made after a success, so that it tells nothing of the failure. The caller's closure is looked at by
    /// itself.
    private func happensToo(_ call: CallFact, beside clause: CatchFact) -> Bool {
        clause.kind == .failureCase
            && !AwaitedClosures.parameters(of: member).contains(call.callee.names.first ?? "")
            && call.arguments.allSatisfy { Self.tellsNothing($0.value) }
            && body.calls.contains { other in
                isBeside(other.location, clause) && other.callee == call.callee
                    && other.arguments == call.arguments && other.isStatement
            }
    }

    /// Whether an argument can be compared, and is none that the cases of other failures pass too: `didAnswer(false)`.
    private static func tellsNothing(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .literal("false"), .literal("nil"), .other: false
        case .literal, .chain: true
        case .call, .closure: false
        }
    }

    private func happensToo(_ assignment: AssignmentFact, beside clause: CatchFact) -> Bool {
        guard case .literal = assignment.value, clause.kind == .failureCase else { return false }
        return body.assignments.contains {
            isBeside($0.location, clause) && $0.target == assignment.target && $0.value == assignment.value
        }
    }

    /// Whether a location is in another case of the `switch` that a clause is in.
    private func isBeside(_ location: FileLocation, _ clause: CatchFact) -> Bool {
        clause.around.contains(location.line) && !clause.lines.contains(location.line)
    }

    /// Whether what fails reads the app's own files, or writes a value of its own as data, which fails at every run or at none.
    private func isOfOwnData(_ clause: CatchFact) -> Bool {
        if !clause.tried.isEmpty,
            clause.tried.allSatisfy({ $0.hasPrefix("encode") || $0 == "data" && serializes(clause) })
        {
            return true
        }
        let first = clause.kind == .handler ? clause.location.line : clause.around.lowerBound
        return body.calls.contains { call in
            call.callee.names.first == "Bundle"
                && (first - 3...max(first, clause.location.line)).contains(call.location.line)
        }
    }

    /// `try JSONSerialization.data(withJSONObject: body)`
    private func serializes(_ clause: CatchFact) -> Bool {
        body.calls.contains {
            $0.callee.names == ["JSONSerialization", "data"] && clause.around.contains($0.location.line)
        }
    }

    /// Whether the chain of a handler starts with a picture: `KFImage(url).onFailure { … }`.
    private func isForPicture(_ clause: CatchFact) -> Bool {
        guard let call = body.receiver(of: clause) else { return false }
        return body.chainStart(of: call).callee.names.contains { $0.lowercased().hasSuffix("image") }
            || call.callee.names.last == "downloadURL" && setsPicture(around: clause)
    }

    /// Whether what is beside an error becomes the address of a picture: `self.imageURL = "\(url)"`.
    private func setsPicture(around clause: CatchFact) -> Bool {
        body.assignments.contains { assignment in
            body.isClosure(assignment.closure, in: clause.closure)
                && assignment.target.names.last.map(HiddenFailures.isOfPicture) == true
        }
    }

    /// Whether what fails only counts by its name: `service.incrementViewCount().subscribe(onError: …)`.
    private func isOfUnnoticed(_ clause: CatchFact) -> Bool {
        let called = body.receiver(of: clause).map { body.chainStart(of: $0).callee.names.last ?? "" }
        return (called.map { [$0] } ?? clause.tried).contains { name in
            let words = name.camelCaseWords.map { $0.lowercased() }
            return words.contains("count")
                && words.contains { ["view", "increment", "increase", "visit"].contains($0) }
        }
    }

    /// `tracker.trackEvent(.loadFailed)`; RxSwift's `trackError` hands the error to a stream.
    private static func tracks(_ call: CallFact) -> Bool {
        call.callee.root == .name && call.callee.names.last?.camelCaseWords.first == "track"
            && call.callee.names.last?.hasPrefix("trackError") == false
    }

    /// `router.dismissSheet()`, `dismiss(animated: true)`
    private static func closes(_ call: CallFact) -> Bool {
        call.callee.names.last?.hasPrefix("dismiss") == true
            && call.arguments.allSatisfy { $0.value == .literal("true") || $0.value == .literal("nil") }
    }

    /// `presenter?.presentItems([])`
    private static func presentsNothing(_ call: CallFact) -> Bool {
        !call.arguments.isEmpty && call.callee.names.count > 1
            && call.arguments.allSatisfy {
                [.literal("[]"), .literal("[:]"), .literal("nil")].contains($0.value)
            }
    }

    /// Whether a clause notes the failure, and hands it to nobody: `tracker.record(error)`.
    private func notes(in clause: CatchFact) -> Bool {
        let notes = body.calls.filter {
            (ReportingCallees.isReport($0.callee) || Self.tracks($0) || isNote($0))
                && body.isInside($0.location, $0.closure, clause)
        }
        return !notes.isEmpty
            && !notes.contains { ReportingCallees.receivers.contains($0.callee.names.last ?? "") }
    }

    /// Whether the whole code does no more about an error that it is notified of: `func session(didFailWith error: any Error)`.
    var isWhole: Bool {
        member.kind == .method && !isUnnoticed && Self.fails(member) && (onlyNotesThroughout || onlyStops)
    }

    /// Whether a function is notified that something failed, whose success another function of the name is notified of.
    static func fails(_ member: MemberFact) -> Bool {
        guard member.parameters.count > 1, let last = member.parameters.last,
            last.type.bareName?.hasSuffix("Error") == true
        else {
            return false
        }
        let label = last.label.lowercased()
        return label.contains("error") || label.contains("fail")
    }

    /// Whether code that is to show an error only prints it: `func showError(_ text: String)`, `func didFail(with error: NSError)`.
    var isErrorDisplay: Bool {
        member.kind == .method && !member.parameters.isEmpty && !isUnnoticed
            && (Self.isNamedAfterFailure(member.name) || receivesErrorText)
            && (onlyNotes { $0.kind == .switch } || onlyStops)
    }

    /// Whether all that a function does about its error is to let an indicator stop: `func failure(error: RideError) { view.hideLoader() }`.
    private var onlyStops: Bool {
        guard let last = member.parameters.last, let type = last.type.bareName, body.branches.isEmpty,
            type.hasSuffix("Error") || type == "String" && last.label.lowercased().contains("error")
        else { return false }
        let indicators = StoppedIndicators(body: body)
        return body.calls.contains(where: indicators.stops)
            && body.assignments.allSatisfy(StoppedIndicators.stops)
            && body.calls.allSatisfy { indicators.stops($0) || StoppedIndicators.isHop($0) }
    }

    /// Whether all that a function receives is the text of an error: `func update(with error: String)`.
    private var receivesErrorText: Bool {
        guard member.parameters.count == 1, member.parameters[0].type.bareName == "String" else {
            return false
        }
        return ["error", "errorMessage"].contains(
            member.parameters[0].innerName ?? member.parameters[0].label)
    }

    /// Whether all code prints or logs, and lets an indicator stop at most.
    var onlyNotesThroughout: Bool { onlyNotes { _ in false } }

    private func onlyNotes(_ isIgnored: (BranchFact) -> Bool) -> Bool {
        let indicators = StoppedIndicators(body: body)
        return body.branches.allSatisfy(isIgnored) && body.assignments.allSatisfy(StoppedIndicators.stops)
            && body.calls.contains { ReportingCallees.isReport($0.callee) }
            && body.calls.allSatisfy {
                ReportingCallees.isReport($0.callee) || !$0.isStatement || StoppedIndicators.isHop($0)
                    || indicators.stops($0)
            }
    }

    /// Whether a function is to show a failure by its name, and not to note it.
    static func isNamedAfterFailure(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return words.contains(where: failing.contains) && noting.isDisjoint(with: words)
    }

    private static let failing: Set<String> = ["error", "errors", "fail", "failed", "failure"]
    private static let noting: Set<String> = ["log", "print", "report", "track", "record", "debug"]

    /// Whether the other way beside a clause answers by what the object keeps: `case .success(let rides): delegate?.didLoad(rides)`.
    func isAnsweredBeside(_ clause: CatchFact, by kept: Set<String>) -> Bool {
        let answers = body.calls.filter { call in
            call.callee.names.first { $0 != "self" }.map(kept.contains) ?? false
                && !(clause.kind == .catch && call.arguments.isEmpty)
        }
        return answers.contains {
            clause.around.contains($0.location.line) && !clause.lines.contains($0.location.line)
        } && !answers.contains { $0.location.line > clause.around.upperBound }
    }

    /// Whether the code goes on in a way that may tell of the failure: a value, the closure of its caller, an alert.
    private func isAnswered(after clause: CatchFact) -> Bool {
        if clause.kind == .catch, clause.closure == nil, member.type != nil { return true }
        if clause.kind == .errorBranch, !clause.leaves, goesOn(after: clause) { return true }
        let answers = AwaitedClosures.parameters(of: member)
        // Other cases of the `switch` do not run after it.
        let last =
            clause.kind == .failureCase ? max(clause.lastLine, clause.around.upperBound) : clause.lastLine
        return body.calls.contains { call in
            call.location.line > last
                && (answers.contains(call.callee.names.first ?? "") && !call.arguments.isEmpty
                    || call.location.line <= last + 3 && tells(call))
        }
    }

    /// Whether code follows that runs with the error too.
    private func goesOn(after clause: CatchFact) -> Bool {
        body.calls.contains { $0.closure == clause.closure && $0.location.line > clause.around.upperBound }
            || body.assignments.contains {
                $0.closure == clause.closure && $0.location.line > clause.around.upperBound
            }
    }

    private func tells(_ call: CallFact) -> Bool {
        call.callee.names.contains(where: ErrorWords.exist) && !ReportingCallees.isReport(call.callee)
    }

    /// Whether a function only brings up to date what is there, by its name: `refreshProfile()`.
    static func isRefresh(_ name: String) -> Bool {
        name.camelCaseWords.first.map {
            ["refresh", "sync", "prefetch", "preload", "track"].contains($0.lowercased())
        }
            ?? false
    }

    /// Whether it is work whose failure people do not notice: by its name, or since it loads the next part of a list.
    var isUnnoticed: Bool {
        let words = member.name.camelCaseWords.map { $0.lowercased() }
        // The camera calls it for each picture.
        return member.name == "captureOutput"
            || words.contains { Self.unnoticed.contains($0) && !($0 == "refresh" && startsLoading) }
            || isOfNotifications(words) || loadsFurther
            || words.contains(where: Self.pictures.contains) && !words.contains(where: Self.sending.contains)
                && !body.calls.contains { $0.callee.names.last?.hasPrefix("upload") == true }
    }

    /// Whether it loads the next part of a list, by its name or since it asks whether there is one: `loadMore`, `fetchNextRides`,
    /// `guard !isLastPage else { return }`.
    var loadsFurther: Bool {
        let words = member.name.camelCaseWords.map { $0.lowercased() }
        return words.count > 1 && ["load", "fetch", "get", "request"].contains(words[0])
            && ["next", "more"].contains(words[1])
            // A reducer does more than one thing.
            || member.kind == .method && !Self.reducing.contains(member.name)
                && body.branches.contains { branch in
                    branch.kind == .guard
                        && branch.subjects.contains { Self.further.contains($0.names.last ?? "") }
                }
    }

    private static let further: Set<String> = [
        "isLastPage", "hasNextPage", "hasMorePages", "isEndReached",
    ]
    private static let reducing: Set<String> = ["body", "reduce", "mutate", "transform"]

    /// Whether people see that it loads, so that they wait: `isLoading = true`, `state = .loading`.
    var startsLoading: Bool {
        body.assignments.contains {
            $0.value == .literal("true") && $0.target.names.last?.lowercased().hasSuffix("loading") == true
                || $0.value == .chain(ChainFact(root: .implicit, names: ["loading"]))
        } || body.calls.contains { Self.showsLoading($0.callee.names.last ?? "") }
    }

    /// `startLoader()`, `showProgress()`
    private static func showsLoading(_ name: String) -> Bool {
        let words = name.camelCaseWords
        return words.count > 1 && ["start", "show"].contains(words[0])
            && words.contains {
                ["Loader", "Loading", "Spinner", "Progress", "Indicator", "HUD"].contains($0)
            }
    }

    /// Whether it is about the token to which the system sends notifications.
    private func isOfNotifications(_ words: [String]) -> Bool {
        guard words.contains("token") else { return false }
        return words.contains(where: Self.notifying.contains)
            || body.calls.contains { call in
                call.callee.names.contains { name in
                    name.camelCaseWords.contains { Self.notifying.contains($0.lowercased()) }
                }
            }
    }

    private static let notifying: Set<String> = [
        "push", "device", "fcm", "apns", "notification", "notifications", "messaging",
    ]

    private static let pictures: Set<String> = [
        "image", "images", "photo", "picture", "avatar", "icon", "thumbnail", "thumbnails", "logo",
    ]
    static let sending: Set<String> = [
        "upload", "patch", "post", "put", "send", "save", "update", "delete", "remove", "create", "add",
        "set",
        "change", "edit", "output", "capture",
    ]
    private static let unnoticed: Set<String> = [
        "count", "track", "visit", "visited", "viewed", "impression", "analytics", "recent", "recents",
        "cache", "cached", "caches", "prefetch",
        "preload", "sync",
        "refresh", "migrate", "migration", "reachability", "disconnect", "unsubscribe", "animation", "haptic",
        "haptics", "sound",
    ]
}
