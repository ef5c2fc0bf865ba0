import SourceModel

/// Failures after which only an indicator stops, so that people wait no longer and still learn nothing: `catch { isLoading = false }`.
struct StoppedIndicators {
    let body: BodyFact

    /// Whether nothing else happens in a clause, but for what empties a list.
    func onlyStop(in clause: CatchFact) -> Bool {
        guard let work = work(in: clause) else { return false }
        return work.calls.allSatisfy { stops($0) || isStep($0, among: work.calls) }
            && work.assignments.allSatisfy { Self.stops($0) || Self.empties($0.value) || Self.isLastPage($0) }
            && (work.calls.contains(where: stops) || work.assignments.contains(where: Self.stops))
    }

    /// Whether all that happens in a clause is that lists become empty: `catch { rides = [] }`.
    func onlyEmpties(in clause: CatchFact) -> Bool {
        guard let work = work(in: clause) else { return false }
        return work.assignments.allSatisfy { Self.empties($0.value) }
            && work.calls.allSatisfy { call in
                Self.sendsEmpty(call) || Self.isHop(call)
                    || ReportingCallees.isReport(call.callee)
            }
            && (!work.assignments.isEmpty || work.calls.contains(where: Self.sendsEmpty))
    }

    /// Whether a clause only goes to another thread, and does nothing there: `catch { queue.async { guard let self else { return } } }`.
    func onlyHops(in clause: CatchFact) -> Bool {
        guard clause.kind == .catch, let work = work(in: clause), work.assignments.isEmpty else {
            return false
        }
        return !work.calls.isEmpty && work.calls.allSatisfy(Self.isHop)
    }

    /// What a clause does; `nil` if it uses the error, explains itself, or reads anything more.
    private func work(in clause: CatchFact) -> (calls: [CallFact], assignments: [AssignmentFact])? {
        guard !clause.isEmpty, !clause.isExplained, !clause.usesError, !clause.isPartial, clause.lastLine > 0,
            clause.followsFailure,
            !isObserver(clause)
        else { return nil }
        let calls = body.calls.filter { isInside($0.location, $0.closure, clause) }
        let assignments = body.assignments.filter { isInside($0.location, $0.closure, clause) }
        let lines = Set(calls.map(\.location.line) + assignments.map(\.location.line))
        let readsMore = body.uses.contains {
            isInside($0.location, $0.closure, clause) && !lines.contains($0.location.line)
                && $0.chain.names.count > 1
        }
        return readsMore ? nil : (calls, assignments)
    }

    /// `rides.accept([])`, `presenter?.present([])`
    private static func sendsEmpty(_ call: CallFact) -> Bool {
        call.callee.names.count > 1 && call.arguments.count == 1 && empties(call.arguments[0].value)
    }

    /// Whether it only looks at a failure that goes on to others: `.do(onError: { … })`.
    func isObserver(_ clause: CatchFact) -> Bool {
        guard clause.kind == .handler,
            let closure = body.closures.first(where: { $0.location == clause.location }),
            let call = closure.call, call < body.calls.count
        else { return false }
        return ["do", "handleEvents"].contains(body.calls[call].callee.names.last)
    }

    private func isInside(_ location: FileLocation, _ closure: Int?, _ clause: CatchFact) -> Bool {
        body.isInside(location, closure, clause)
            && (location.line > clause.location.line || location.column > clause.location.column)
    }

    /// Another thread, or the call around those that stop something: `setState { $0.copy(isLoading: false) }`.
    private func isStep(_ call: CallFact, among calls: [CallFact]) -> Bool {
        if Self.isHop(call) { return true }
        guard let last = call.arguments.last, case .closure(let closure) = last.value,
            call.arguments.count == 1
        else { return false }
        let inner = calls.filter { $0.closure == closure }
        return !inner.isEmpty && inner.allSatisfy { stops($0) || isStep($0, among: calls) }
    }

    static func isHop(_ call: CallFact) -> Bool { hops.contains(call.callee.names.last ?? "") }

    private static let hops: Set<String> = ["async", "asyncAfter", "main", "run", "perform", "leave"]

    // MARK: Indicators

    /// `view.hideLoading()`, `isLoading.accept(false)`, `show(.loading(false))`, `state.copy(isLoading: false, rides: [])`
    func stops(_ call: CallFact) -> Bool {
        if call.arguments.count == 1, case .call(let inner) = call.arguments[0].value,
            inner < body.calls.count
        {
            return stops(body.calls[inner])
        }
        let names = call.callee.names
        // `(resolve() as Loader).hide()`
        if names == ["hide"], call.callee.root != .name, call.arguments.isEmpty { return true }
        if call.arguments.allSatisfy({ Self.tellsNothing($0.value) }), Self.namesIndicator(names),
            Self.words(names.last ?? "").contains(where: Self.ending.contains)
        {
            return true
        }
        if call.arguments.count == 1, call.arguments[0].value == .literal("false") {
            return Self.namesIndicator(names + [call.arguments[0].label ?? ""])
        }
        return call.arguments.contains {
            Self.namesIndicator([$0.label ?? ""]) && $0.value == .literal("false")
        }
            && call.arguments.allSatisfy { Self.tellsNothing($0.value) }
    }

    /// Whether a case is that of an end: `.refreshEnd`, `Mutation.hideLoading`.
    static func isEnd(_ chain: ChainFact) -> Bool {
        guard let last = chain.names.last, chain.names.count < 3 else { return false }
        return namesIndicator([last]) && words(last).contains(where: ending.contains)
    }

    static func stops(_ assignment: AssignmentFact) -> Bool {
        let names = assignment.target.names
        // What people touch can be touched again.
        if ["isEnabled", "isUserInteractionEnabled"].contains(names.last),
            assignment.value == .literal("true")
        {
            return true
        }
        guard namesIndicator(names) else { return false }
        switch assignment.value {
        case .literal("false"): return names.last != "isHidden"
        case .literal("true"): return names.last == "isHidden"
        case .literal("nil"): return true
        default: return false
        }
    }

    /// `hasMore = false`
    private static func isLastPage(_ assignment: AssignmentFact) -> Bool {
        assignment.value == .literal("false")
            && words(assignment.target.names.last ?? "").contains { ["more", "next"].contains($0) }
    }

    /// A constant that says nothing of a failure.
    private static func tellsNothing(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .literal(let text): return !text.hasPrefix("\"")
        case .chain(let chain):
            return chain.root == .implicit && !chain.names.contains(where: ErrorWords.exist)
        default: return false
        }
    }

    static func empties(_ value: ArgumentFact.Value) -> Bool {
        value == .literal("[]") || value == .literal("[:]")
            || value == .chain(ChainFact(root: .implicit, names: ["empty"]))
    }

    private static func namesIndicator(_ names: [String]) -> Bool {
        names.contains { words($0).contains(where: indicators.contains) }
    }

    private static func words(_ name: String) -> [String] { name.camelCaseWords.map { $0.lowercased() } }

    private static let indicators: Set<String> = [
        "loading", "loader", "spinner", "indicator", "activity", "refreshing", "refresh", "hud", "progress",
        "busy",
        "animating", "skeleton", "shimmer", "waiting", "fetching", "deleting", "saving", "submitting",
        "sending",
        "uploading", "downloading", "updating", "creating", "posting", "processing",
    ]
    private static let ending: Set<String> = ["stop", "hide", "end", "dismiss", "finish", "remove", "close"]
}
