import Scenery

/// One run of a test in one order: what `explore` hands to the test.
///
/// The test makes its gates here, lets events happen, and calls `finish()`, where what is pending ends
/// in the order of this run. Then it looks at what came of it. Everything is on the main actor.
@MainActor public final class Exploration {
    /// The clock of this run. Where something waits by it, the passing of time is one of the steps.
    public let clock = ManualClock()
    /// What happened in this run, in order.
    private(set) var steps: [ExplorationStep] = []
    /// The work of this run in the order it came.
    private(set) var arrived: [String] = []

    /// Whether `finish` gave up with work still pending.
    private(set) var isEndless = false

    private var gates: [any ExploredGate] = []
    private var events: [(name: String, body: @MainActor () -> Void)] = []
    private var eventNames: [String: Int] = [:]
    private(set) var choosing: StepChoosing
    /// How many steps a run may have.
    static let limit = 1_000
    /// How many times in a row time may pass without any other step: a timer may restart itself without end.
    private static let idleLimit = 50

    init(_ choosing: StepChoosing) {
        self.choosing = choosing
    }

    /// A gate whose requests end in the order of this run.
    ///
    /// - Parameters:
    ///   - name: What steps call it.
    ///   - isStubborn: Whether a request stays when its task is cancelled. False by default.
    ///   - answer: What a request is answered with when it ends; a throw is its failure.
    public func gate<Request: Sendable, Output: Sendable>(
        _ name: String, isStubborn: Bool = false, answer: @escaping @Sendable (Request) throws -> Output
    ) -> Gate<Request, Output> {
        let gate = Gate(name, isStubborn: isStubborn, answer: answer)
        gates.append(gate)
        return gate
    }

    /// Runs an event and all that follows from it at once, up to where it waits.
    public func happens(_ event: @MainActor () throws -> Void) async rethrows {
        try clock.executor.run { try event() }
        await settle()
    }

    /// Has an event happen at some time among the steps of `finish`, such as a tap or a broadcast while work is
    /// under way. It happens in every run, and nothing cancels it.
    ///
    ///     await order.happens { logic.refresh() }
    ///     order.eventually("logout") { logic.logoutTapped() }
    ///     await order.finish()
    ///
    /// - Parameter name: What steps call it.
    public func eventually(_ name: String, _ event: @escaping @MainActor () -> Void) {
        let like = eventNames[name, default: 0] + 1
        eventNames[name] = like
        events.append((like == 1 ? name : "\(name)#\(like)", event))
        _ = works
    }

    /// Ends what is pending, and what becomes pending meanwhile, one after the other.
    ///
    /// It ends when nothing is pending any more, and nothing waits for the time of `clock`, or time has passed
    /// fifty times in a row and nothing came of it. After 1,000 steps it gives up and fails the test.
    public func finish() async {
        await settle()
        var idle = 0
        while steps.count < Self.limit {
            let pending = works
            guard idle < Self.idleLimit,
                let step = choosing.next(pending.map(\.pending), hasTimers: clock.sleepers > 0)
            else { return }
            steps.append(step)
            let before = arrived.count
            await make(step, pending)
            idle = step.kind == .time && arrived.count == before ? idle + 1 : 0
        }
        isEndless = !works.isEmpty || clock.sleepers > 0
    }

    // MARK: Parts

    private struct Work {
        let pending: PendingStep
        let end: @MainActor (_ isCancelled: Bool) -> Void

        /// Work and events are distinguished where both have one name.
        var key: String { pending.isEvent ? "event \(pending.name)" : pending.name }
    }

    /// What is pending, in the order it came.
    private var works: [Work] {
        var works = gates.flatMap { gate in
            gate.works.map { work in
                Work(pending: PendingStep(name: work.name, isCancellable: work.isCancellable)) {
                    gate.end(work.number, isCancelled: $0)
                }
            }
        }
        works += events.map { event in
            Work(pending: PendingStep(name: event.name, isEvent: true)) { [weak self] _ in
                self?.events.removeAll { $0.name == event.name }
                event.body()
            }
        }
        for work in works where !arrived.contains(work.key) { arrived.append(work.key) }
        let places = Dictionary(uniqueKeysWithValues: arrived.enumerated().map { ($1, $0) })
        return works.sorted { places[$0.key] ?? 0 < places[$1.key] ?? 0 }
    }

    private func make(_ step: ExplorationStep, _ pending: [Work]) async {
        if step.kind == .time {
            if let next = clock.executor.nextTime { await clock.advance(by: next - clock.executor.now) }
        } else if let work = pending.first(where: { $0.pending.matches(step) }) {
            clock.executor.run { work.end(step.kind == .cancel) }
        }
        await settle()
    }

    private func settle() async {
        repeat {
            clock.executor.runUntilIdle()
            await QuiescenceWaiter.rounds { self.gates.reduce(self.clock.executor.jobCount) { $0 + $1.news } }
            _ = works
        } while clock.executor.jobCount > 0 || gates.contains { $0.isLeaving }
    }

    /// Ends what this run left pending, so that no task of it goes on.
    func end() async {
        for gate in gates { clock.executor.run { gate.cancelAll() } }
        await settle()
    }
}
