import Synchronization

/// One promise made of many: `all`, `any`, `race`, `allSettled`.
///
/// `@unchecked Sendable`: the lock of this promise protects `members`; the rest does not change.
final class Gathering<Element: Sendable, Output: Sendable>: Promise<Output>, @unchecked Sendable {
    typealias Outcome = Result<Element, any Error>

    /// What settles the whole.
    struct Rule: Sendable {
        /// The outcome of the whole that one outcome decides, or nil if it decides nothing.
        let decide: @Sendable (Outcome) -> Result<Output, any Error>?
        /// The outcome of the whole once all have come and none has decided it; in order.
        let finish: @Sendable ([Outcome]) -> Result<Output, any Error>
    }

    private let rule: Rule
    private let remaining: Atomic<Int>
    private var members: [Member<Element>] = []

    init(_ promises: some Sequence<Promise<Element>>, at place: Place, rule: Rule) {
        let promises = Array(promises)
        self.rule = rule
        remaining = Atomic(promises.count)
        super.init(place: place)
        guard !promises.isEmpty else {
            settle(rule.finish([]))
            return
        }
        let members = promises.map { Member(of: $0) { [self] in memberSettled($0) } }
        self.members = members
        for member in members { member.start() }
    }

    private func memberSettled(_ outcome: Outcome) {
        if let decided = rule.decide(outcome) {
            if settle(decided) { cancelUpstream() }
        } else if remaining.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            // A member that decides never counts itself off, so none of these is missing.
            settle(rule.finish(takeMembers().compactMap(\.source.outcome)))
        }
    }

    private func takeMembers() -> [Member<Element>] {
        locked {
            defer { members = [] }
            return members
        }
    }

    override func leaveUpstream() -> [AnyPromise] {
        takeMembers().compactMap { $0.leave() }
    }
}

/// One of several promises that something waits for; a consumer.
///
/// `@unchecked Sendable`: the lock of `source` protects `hasLeft`.
final class Member<Element: Sendable>: AnyPromise, @unchecked Sendable {
    let source: Promise<Element>
    private let report: @Sendable (Result<Element, any Error>) -> Void
    private var hasLeft = false

    init(of source: Promise<Element>, report: @escaping @Sendable (Result<Element, any Error>) -> Void) {
        self.source = source
        self.report = report
    }

    /// - Parameter inTurn: Whether to wait for the current handler's end to be told what stands already.
    func start(inTurn: Bool = false) { source.attach(self, inline: inTurn) }

    /// Leaves the source, and returns it if that has cancelled it.
    func leave() -> AnyPromise? { source.leave(self) ? source : nil }

    override var consumes: Bool { !hasLeft }

    override func markLeft() { hasLeft = true }

    override func upstreamSettled(cancelled: Bool) {
        // Set before this is called, and never changed after.
        if let outcome = source.outcome { report(outcome) }
    }
}
