import SourceModel

/// The times of the system in a body that only tell when something was made, changed or done last, and decide nothing:
/// `Ride(createdAt: Date())`, `store.saveLastSync(.now)`.
struct Moments {
    private let body: BodyFact
    private var calls: Set<Int> = []
    private var uses: [(chain: ChainFact, line: Int)] = []

    init(_ body: BodyFact) {
        self.body = body
        for call in body.calls {
            let makes = Self.makes(call)
            let keeps = Self.keeps(call)
            for argument in call.arguments {
                // `.lastUsedDate(Date())`
                let label =
                    argument.label ?? (call.callee.root == .implicit ? call.callee.names.last ?? "" : "")
                if Self.isMoment(label) || keeps && (argument.label == nil || Self.speaksOfTime(label)) {
                    add(argument.value, at: call.location)
                } else if makes, argument.label.map(Self.tellsNow) == false {
                    addItself(argument.value, at: call.location)
                }
            }
        }
        for assignment in body.assignments where assignment.target.names.last.map(Self.tellsNow) == false {
            addItself(assignment.value, at: assignment.location)
        }
        for local in body.locals where Self.isMoment(local.name) || isPassedOn(local) {
            add(local.value, at: local.location)
        }
    }

    func contains(_ call: Int) -> Bool { calls.contains(call) }

    /// A call may start lines before its arguments.
    func contains(_ use: UseFact) -> Bool {
        uses.contains { $0.chain == use.chain && (0...8).contains(use.location.line - $0.line) }
    }

    /// `Date()`, `Date().timeIntervalSince1970`, `milliseconds(of: Date())`, `.now`
    private mutating func add(_ value: ArgumentFact.Value, at location: FileLocation) {
        if let index = IgnoredSystemCalls.origin(of: value), index < body.calls.count {
            calls.insert(index)
            for argument in body.calls[index].arguments {
                if let inner = IgnoredSystemCalls.origin(of: argument.value) { calls.insert(inner) }
                if case .chain(let chain) = argument.value { uses.append((chain, location.line)) }
            }
        } else if case .chain(let chain) = value {
            uses.append((chain, location.line))
        }
    }

    /// `Date()`, `.now` and `Int64(Date().timeIntervalSince1970)`, but not what is calculated with them.
    private mutating func addItself(_ value: ArgumentFact.Value, at location: FileLocation) {
        let written = converted(value)
        let origin: ArgumentFact.Value = IgnoredSystemCalls.origin(of: written).map { .call($0) } ?? written
        if asksForTime(origin) { add(value, at: location) }
    }

    /// What is made a number, or the value itself.
    private func converted(_ value: ArgumentFact.Value) -> ArgumentFact.Value {
        guard case .call(let index) = value, index < body.calls.count,
            Self.numbers.contains(body.calls[index].callee.names.last ?? ""),
            body.calls[index].arguments.count == 1
        else { return value }
        return body.calls[index].arguments[0].value
    }

    private static let numbers: Set<String> = ["Int", "Int64", "UInt64", "Double"]

    /// Whether all that happens to a variable is that it is passed on as such a moment, or returned for a missing one.
    private func isPassedOn(_ local: LocalFact) -> Bool {
        let named = body.uses.filter { $0.chain.root == .name && $0.chain.names == [local.name] }
        guard !named.isEmpty, asksForTime(local.value) else { return false }
        let passed = body.calls.flatMap(\.arguments).count { argument in
            guard case .chain(let chain) = argument.value, chain.names == [local.name] else { return false }
            return Self.isMoment(argument.label ?? "")
        }
        return named.count <= passed + named.count(where: \.isFallback)
    }

    private func asksForTime(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .call(let index):
            index < body.calls.count && SystemCalls.meaning(of: body.calls[index]) == "the time"
        case .chain(let chain): SystemCalls.meaning(of: chain) == "the time"
        default: false
        }
    }

    // MARK: Names

    /// Whether a call makes a value or an object, which keeps what it is given, `Ride(start: Date())`; not one of the system that
    /// calculates.
    private static func makes(_ call: CallFact) -> Bool {
        let names = call.callee.names.filter { $0 != "init" }
        guard let name = names.last else { return call.callee.root == .implicit }
        return name.first?.isUppercase == true && !calculating.contains(name)
    }

    private static let calculating: Set<String> = [
        "DateInterval", "DateComponents", "NSPredicate", "Int", "String",
    ]

    /// Whether a name says that what follows depends on the time of now: `today`, `referenceDate`.
    private static func tellsNow(_ name: String) -> Bool {
        name.camelCaseWords.contains { present.contains($0.lowercased()) }
    }

    private static let present: Set<String> = ["now", "today", "current", "reference", "relative", "until"]

    private static func isMoment(_ written: String) -> Bool {
        // `created_at`
        let words = written.split(separator: "_")
        let label = words.dropFirst().reduce(String(words.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return moments.contains(label) || label.lowercased().hasSuffix("timestamp")
            || makings.contains { making in
                ["At", "Date", "On", "Time"].contains { label == making + $0 }
            } || isDoneAt(label)
    }

    /// Whether it says when something was done: `resolvedAt`, but not when it will be or has to be.
    private static func isDoneAt(_ label: String) -> Bool {
        let words = label.camelCaseWords
        guard words.count == 2, words[1] == "At", words[0].hasSuffix("ed") else { return false }
        return !coming.contains(words[0])
    }

    private static let coming: Set<String> = ["expired", "scheduled", "planned", "expected", "needed"]

    private static let moments: Set<String> = [
        "creationDate", "modificationDate", "dateCreated", "dateAdded", "dateSaved", "lastModified",
        "created", "modified", "lastUsedDate", "lastUsed", "sendDate", "createDate", "updateDate", "saveDate",
        "createTime", "updateTime", "sendTime",
    ]

    private static let makings = [
        "created", "added", "saved", "updated", "modified", "sent", "stored", "recorded", "searched",
        "logged",
    ]

    /// Whether a call keeps when something was done: `saveFirstRun(.now)`, `setLastSync(date: Date())`, `save(lastRun: Date())`.
    private static func keeps(_ call: CallFact) -> Bool {
        let words = (call.callee.names.last ?? "").camelCaseWords.map { $0.lowercased() }
        guard let verb = words.first else { return false }
        return keeping.contains(verb) || ["set", "update"].contains(verb) && words.contains("last")
            || verb == "set" && call.arguments.last?.label == "forKey"
    }

    private static let keeping: Set<String> = ["save", "store", "upsert", "insert", "persist", "record"]

    private static func speaksOfTime(_ label: String) -> Bool {
        let words = label.camelCaseWords.map { $0.lowercased() }
        return !Set(["date", "time", "last", "at"]).isDisjoint(with: words)
    }
}
