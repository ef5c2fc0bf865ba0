import SourceModel

/// Which calls of the system in a body decide nothing: names of files, ticks of timers, measured durations, what stands in for a
/// missing value, and when something was made.
struct IgnoredSystemCalls {
    private let body: BodyFact
    private var indices: Set<Int> = []

    init(_ body: BodyFact) {
        self.body = body
        let times = body.calls.indices.filter { SystemCalls.meaning(of: body.calls[$0]) == "the time" }
        for index in body.calls.indices where body.calls[index].isFallback { addFallback(index) }
        guard !times.isEmpty else { return }
        let moments = Moments(body)
        for index in times where moments.contains(index) || isPartOfFileName(body.calls[index].location) {
            indices.insert(index)
        }
        for index in times where isTick(index) { indices.insert(index) }
        addDurations()
        addDurationsOfOthers()
        addNotes(times)
    }

    func contains(_ call: Int) -> Bool { indices.contains(call) }

    func contains(_ use: UseFact) -> Bool {
        use.isFallback || isPartOfFileName(use.location) || Moments(body).contains(use)
    }

    /// What stands in for a missing value, and what that is made of: `number ?? Int(Date().timeIntervalSince1970)`.
    private mutating func addFallback(_ index: Int) {
        guard indices.insert(index).inserted else { return }
        var inner: [Int] = []
        if case .call(let before) = body.calls[index].callee.root { inner.append(before) }
        for argument in body.calls[index].arguments {
            switch argument.value {
            case .call(let made): inner.append(made)
            case .chain(let chain): if case .call(let made) = chain.root { inner.append(made) }
            default: break
            }
        }
        for made in inner where made < body.calls.count { addFallback(made) }
    }

    // MARK: Names of files

    /// `let filename = "rides-\(Date.now)"`
    private func isPartOfFileName(_ location: FileLocation) -> Bool {
        body.locals.contains {
            $0.location.line == location.line && $0.value == .other && Self.isFileName($0.name)
        }
    }

    /// The call at the start of `Date()` or `Date().timeIntervalSince1970`.
    static func origin(of value: ArgumentFact.Value) -> Int? {
        switch value {
        case .call(let index): index
        case .chain(let chain):
            if case .call(let index) = chain.root { index } else { nil }
        default: nil
        }
    }

    private static func isFileName(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return ["filename", "file", "path", "folder", "directory"].contains { words.contains($0) }
    }

    // MARK: Time

    /// Whether it is what each tick of a timer brings: `interval(…).map { _ in Date() }`.
    private func isTick(_ index: Int) -> Bool {
        if let closure = body.calls[index].closure, let call = body.closures[closure].call, isTimer(call) {
            return true
        }
        return body.calls.indices.contains { number in
            body.calls[number].arguments.contains { $0.value == .call(index) }
                && (isTimer(number) || Self.startsTimer(body.calls[number]))
        }
    }

    /// Whether a call starts a timer, which begins now: `scheduledTimer(runAt: Date(), repeating: 60)`.
    private static func startsTimer(_ call: CallFact) -> Bool {
        ["Timer", "scheduledTimer"].contains(call.callee.names.last)
    }

    /// Whether a call continues a chain that starts with a timer.
    private func isTimer(_ index: Int) -> Bool {
        var index = index
        while index < body.calls.count, case .call(let before) = body.calls[index].callee.root, before < index
        {
            index = before
            let call = body.calls[index]
            if call.callee.names.contains("interval") || call.callee.names.contains("timer")
                || call.callee.names.last == "publish" && call.arguments.first?.label == "every"
            {
                return true
            }
        }
        return false
    }

    /// How long something took: `let start = Date()`, and later nothing but `Date().timeIntervalSince(start)`.
    private mutating func addDurations() {
        for local in body.locals {
            guard isTime(local), case .call(let start) = local.value else { continue }
            let ends = body.calls.indices.filter { isDuration($0, since: local.name) }
                .map { body.calls[$0].callee.root }
            let differences = body.calculations.compactMap { self.end($0, since: local.name) }
            let uses = body.uses.count { $0.chain.root == .name && $0.chain.names.first == local.name }
            let roots = ends + differences
            guard !roots.isEmpty, uses <= roots.count else { continue }
            indices.insert(start)
            for case .call(let now) in roots { indices.insert(now) }
        }
    }

    private func isTime(_ local: LocalFact) -> Bool {
        guard case .call(let index) = local.value, index < body.calls.count else { return false }
        return SystemCalls.meaning(of: body.calls[index]) == "the time"
    }

    /// How long something took that began elsewhere, if it is compared with nothing: `Date().timeIntervalSince(startedAt)`.
    private mutating func addDurationsOfOthers() {
        for call in body.calls {
            guard call.callee.names == ["timeIntervalSince"], case .call(let now) = call.callee.root,
                case .chain(let start)? = call.arguments.first?.value,
                start.names.last.map(SystemCalls.isStart) == true,
                !body.locals.contains(where: { $0.name == start.names[0] && isTime($0) }),
                !body.branches.contains(where: { $0.compares && $0.location.line == call.location.line })
            else { continue }
            indices.insert(now)
        }
    }

    /// `Date().timeIntervalSince1970 - start.timeIntervalSince1970`
    private func end(_ calculation: CalculationFact, since name: String) -> ChainFact.Root? {
        guard calculation.operands.count == 2,
            calculation.operands[1].names == [name, "timeIntervalSince1970"],
            case .call(let now) = calculation.operands[0].root, now < body.calls.count,
            SystemCalls.meaning(of: body.calls[now]) == "the time"
        else { return nil }
        return calculation.operands[0].root
    }

    /// `Date().timeIntervalSince(start)`
    private func isDuration(_ index: Int, since name: String) -> Bool {
        let call = body.calls[index]
        guard call.callee.names == ["timeIntervalSince"], case .call(let now) = call.callee.root,
            now < body.calls.count,
            SystemCalls.meaning(of: body.calls[now]) == "the time", let argument = call.arguments.first,
            case .chain(let chain) = argument.value
        else { return false }
        return chain.names == [name]
    }

    /// What only developers read: `print("took \(Date().timeIntervalSince(start))")`.
    private mutating func addNotes(_ times: [Int]) {
        let lines = Set(body.calls.filter { ReportingCallees.isReport($0.callee) }.map(\.location.line))
        for index in times where lines.contains(body.calls[index].location.line) && isPassedToReport(index) {
            indices.insert(index)
        }
    }

    /// Whether nothing but the report may receive it: no variable, no property and no other call with its own arguments does.
    private func isPassedToReport(_ index: Int) -> Bool {
        let line = body.calls[index].location.line
        return !body.locals.contains { $0.location.line == line }
            && !body.assignments.contains { $0.location.line == line }
    }
}
