import SourceModel

/// Which calls of the system in a body decide nothing: new identifiers, names of files, ticks of timers, measured durations, what
/// stands in for a missing value, and when something was made.
struct IgnoredSystemCalls {
    private let body: BodyFact
    private(set) var indices: Set<Int> = []

    init(_ body: BodyFact) {
        self.body = body
        // Most code asks for neither.
        if body.calls.indices.contains(where: isNew) { addIdentifiers() }
        let times = body.calls.indices.filter { SystemCalls.meaning(of: body.calls[$0]) == "the time" }
        for index in body.calls.indices where body.calls[index].isFallback { addFallback(index) }
        guard !times.isEmpty else { return }
        addStamps()
        addNamedStamps()
        for index in times where isTick(index) { indices.insert(index) }
        addDurations()
        addNotes(times)
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
            for argument in call.arguments { add(argument.label ?? "", argument.value, isPath: isPath) }
        }
        for assignment in body.assignments { add(assignment.target.names.last ?? "", assignment.value) }
        for local in body.locals {
            // The text of a variable may be shown, `UUID().uuidString`, unless it is only passed on as an identifier.
            guard case .chain = local.value, !Self.isFileName(local.name), !isPassedOn(local) else {
                add(local.name, local.value)
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
        return isFallback || isAppended
            || body.locals.contains { local in
                local.location.line == line && local.value == .other
                    && (Self.isFileName(local.name) || Self.isIdentity(local.name))
            }
    }

    private static func appendsPath(_ name: String) -> Bool {
        name.hasPrefix("append") && name.contains("Path")
    }

    private mutating func add(_ name: String, _ value: ArgumentFact.Value, isPath: Bool = false) {
        guard isPath || Self.isIdentity(name) || Self.isFileName(name), let index = Self.origin(of: value),
            isNew(index)
        else { return }
        indices.insert(index)
    }

    private func isNew(_ index: Int) -> Bool {
        index < body.calls.count && body.calls[index].callee.names.first == "UUID"
    }

    /// Whether all that happens to a variable is that it is passed as an identifier: `Cell(id: id)`.
    private func isPassedOn(_ local: LocalFact) -> Bool {
        let uses = body.uses.count { $0.chain.root == .name && $0.chain.names == [local.name] }
        let passed = body.calls.flatMap(\.arguments).count { argument in
            guard case .chain(let chain) = argument.value, chain.names == [local.name] else { return false }
            return Self.isIdentity(argument.label ?? "") || Self.isIdentity(local.name)
        }
        return passed > 0 && uses <= passed
    }

    /// The call at the start of `UUID()` or `UUID().uuidString`.
    private static func origin(of value: ArgumentFact.Value) -> Int? {
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

    /// When something is made or kept, which is passed on as such: `Ride(createdAt: Date())`, `Ride(id: UUID(), date: Date())`.
    private mutating func addStamps() {
        for call in body.calls {
            let isForNew = call.arguments.contains { Self.origin(of: $0.value).map(isNew) == true }
            for argument in call.arguments {
                // `.lastUsedDate(Date())`
                guard case .call(let index) = argument.value,
                    let label = argument.label
                        ?? (call.callee.root == .implicit ? call.callee.names.last : nil),
                    Self.isStamp(label) || isForNew && label == "date"
                else { continue }
                indices.insert(index)
            }
        }
    }

    /// What variables are named for such a moment are made of: `let timestamp = milliseconds(of: Date())`.
    private mutating func addNamedStamps() {
        for local in body.locals where Self.isStamp(local.name) {
            guard case .call(let index) = local.value, index < body.calls.count else { continue }
            indices.insert(index)
            for case .call(let inner) in body.calls[index].arguments.map(\.value) { indices.insert(inner) }
        }
    }

    /// Whether a use is passed on as such a moment: `insert(ride, createdAt: .now)`.
    static func isStamp(_ use: UseFact, in body: BodyFact) -> Bool {
        body.calls.contains { call in
            abs(call.location.line - use.location.line) <= 8
                && call.arguments.contains { argument in
                    argument.value == .chain(use.chain)
                        && isStamp(
                            argument.label
                                ?? (call.callee.root == .implicit ? call.callee.names.last ?? "" : ""))
                }
        }
    }

    private static func isStamp(_ written: String) -> Bool {
        // `created_at`
        let words = written.split(separator: "_")
        let label = words.dropFirst().reduce(String(words.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return stamps.contains(label) || label.hasSuffix("Timestamp")
            || makings.contains { label == "\($0)At" || label == "\($0)Date" || label == "\($0)On" }
    }

    private static let stamps: Set<String> = [
        "timestamp", "timeStamp", "creationDate", "modificationDate", "dateCreated", "dateAdded", "dateSaved",
        "lastModified",
        "created", "modified", "lastUsedDate", "lastUsed", "sendDate", "createDate", "updateDate", "saveDate",
    ]

    private static let makings: Set<String> = [
        "created", "added", "saved", "updated", "modified", "sent", "stored", "recorded", "searched",
        "logged",
    ]

    /// How long something took: `let start = Date()`, and later nothing but `Date().timeIntervalSince(start)`.
    private mutating func addDurations() {
        for local in body.locals {
            guard case .call(let start) = local.value, start < body.calls.count,
                SystemCalls.meaning(of: body.calls[start]) == "the time"
            else { continue }
            let ends = body.calls.indices.filter { isDuration($0, since: local.name) }
            let uses = body.uses.count { $0.chain.root == .name && $0.chain.names.first == local.name }
            guard !ends.isEmpty, uses <= ends.count else { continue }
            indices.insert(start)
            for end in ends {
                if case .call(let now) = body.calls[end].callee.root { indices.insert(now) }
            }
        }
    }

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
