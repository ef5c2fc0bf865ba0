import SourceModel

/// Which calls of the system in a body decide nothing: new identifiers, names of files, ticks of timers, measured durations, what
/// stands in for a missing value, and when something was made.
struct IgnoredSystemCalls {
    private let body: BodyFact
    private var indices: Set<Int> = []

    init(_ body: BodyFact) {
        self.body = body
        // Most code asks for neither.
        if body.calls.indices.contains(where: isNew) { addIdentifiers() }
        let times = body.calls.indices.filter { SystemCalls.meaning(of: body.calls[$0]) == "the time" }
        for index in body.calls.indices where body.calls[index].isFallback { addFallback(index) }
        guard !times.isEmpty else { return }
        let moments = Moments(body)
        for index in times where moments.contains(index) || isPartOfFileName(body.calls[index].location) {
            indices.insert(index)
        }
        for index in times where isTick(index) { indices.insert(index) }
        addDurations()
        addNotes(times)
    }

    func contains(_ call: Int) -> Bool { indices.contains(call) }

    func contains(_ use: UseFact) -> Bool {
        use.isFallback || isPartOfFileName(use.location) || Moments(body).contains(use)
    }

    /// What stands in for a missing value, and what that is made of: `id ?? Int(UUID().hashValue)`.
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

    // MARK: Identifiers

    /// `Draft(id: UUID())`, `key.identifier = UUID().uuidString`, and names of files: `let fileName = UUID().uuidString`.
    private mutating func addIdentifiers() {
        for call in body.calls {
            let isPath = call.callee.names.last.map(Self.appendsPath) ?? false
            for (place, argument) in call.arguments.enumerated() {
                // `saveNotificationID(UUID().uuidString)`
                let name = argument.label ?? (place == 0 ? call.callee.names.last : nil)
                add(name ?? "", argument.value, isKnown: isPath)
            }
        }
        for assignment in body.assignments { add(assignment.target.names.last ?? "", assignment.value) }
        for local in body.locals {
            // The text of a variable may be shown, `UUID().uuidString`, unless it is only passed on as an identifier.
            let isPassedOn = isPassedOn(local)
            guard case .chain = local.value, !Self.isFileName(local.name), !isPassedOn else {
                add(local.name, local.value, isKnown: isPassedOn)
                continue
            }
        }
        // `UUID(uuidString: text) ?? UUID()`
        for index in body.calls.indices where isNew(index) {
            let line = body.calls[index].location.line
            let isFallback = body.calls.contains {
                $0.callee.names.first == "UUID" && $0.arguments.first?.label == "uuidString"
                    && $0.location.line == line
            }
            if isFallback || isPartOfName(index) { indices.insert(index) }
        }
    }

    /// Whether it stands in for an identifier that is missing, `entity.id ?? UUID().uuidString`, or is a part of a file's name:
    /// `let filename = "voice-\(UUID().uuidString)"`.
    private func isPartOfName(_ index: Int) -> Bool {
        let line = body.calls[index].location.line
        let isFallback = body.uses.contains { use in
            use.location.line == line && use.chain.names.count > 1
                && use.chain.names.last.map(Self.isIdentity) == true
        }
        let isAppended = body.calls.contains { call in
            // A chain starts at its first name, which may be on the line before.
            (line - 1...line).contains(call.location.line)
                && call.callee.names.last.map(Self.appendsPath) == true
        }
        return isFallback || isAppended || isPartOfFileName(body.calls[index].location)
            || body.locals.contains { local in
                local.location.line == line && local.value == .other && Self.isIdentity(local.name)
            }
    }

    /// `let filename = "rides-\(Date.now)"`
    private func isPartOfFileName(_ location: FileLocation) -> Bool {
        body.locals.contains {
            $0.location.line == location.line && $0.value == .other && Self.isFileName($0.name)
        }
    }

    private static func appendsPath(_ name: String) -> Bool {
        name.hasPrefix("append") && name.contains("Path")
    }

    private mutating func add(_ name: String, _ value: ArgumentFact.Value, isKnown: Bool = false) {
        guard isKnown || Self.isIdentity(name) || Self.isFileName(name), let index = Self.origin(of: value),
            isNew(index)
        else { return }
        indices.insert(index)
    }

    private func isNew(_ index: Int) -> Bool { Self.isNew(index, in: body) }

    static func isNew(_ index: Int, in body: BodyFact) -> Bool {
        index < body.calls.count && body.calls[index].callee.names.first == "UUID"
    }

    /// Whether all that happens to a variable is that it is passed as an identifier: `Cell(id: id)`.
    private func isPassedOn(_ local: LocalFact) -> Bool {
        let uses = body.uses.count { $0.chain.root == .name && $0.chain.names == [local.name] }
        let passed = body.calls.flatMap(\.arguments).count { argument in
            guard case .chain(let chain) = argument.value, chain.names == [local.name] else { return false }
            let label = argument.label ?? ""
            return Self.isIdentity(label) || Self.isFileName(label) || Self.isIdentity(local.name)
        }
        return passed > 0 && uses <= passed
    }

    /// The call at the start of `UUID()` or `UUID().uuidString`.
    static func origin(of value: ArgumentFact.Value) -> Int? {
        switch value {
        case .call(let index): index
        case .chain(let chain):
            if case .call(let index) = chain.root { index } else { nil }
        default: nil
        }
    }

    static func isIdentity(_ name: String) -> Bool {
        ["id", "identifier", "uuid", "uid"].contains(name)
            || ["Id", "ID", "Identifier", "UUID", "Uuid", "Uid", "UID"].contains(where: name.hasSuffix)
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
            guard case .call(let start) = local.value, start < body.calls.count,
                SystemCalls.meaning(of: body.calls[start]) == "the time"
            else { continue }
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
