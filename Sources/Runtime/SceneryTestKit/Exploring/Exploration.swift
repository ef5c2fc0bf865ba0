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

    private var gates: [any ExploredGate] = []
    private(set) var choosing: StepChoosing
    private static let limit = 1_000

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

    /// Ends what is pending, and what becomes pending meanwhile, one after the other.
    public func finish() async {
        await settle()
        while steps.count < Self.limit {
            let pending = works
            guard let step = choosing.next(pending.map(\.name), hasTimers: clock.sleepers > 0) else { return }
            steps.append(step)
            await make(step, pending)
        }
    }

    // MARK: Parts

    struct Work {
        let name: String
        let gate: any ExploredGate
        let number: Int
    }

    /// What is pending, in the order it came.
    private var works: [Work] {
        let works = gates.flatMap { gate in
            gate.works.map { Work(name: $0.name, gate: gate, number: $0.number) }
        }
        for work in works where !arrived.contains(work.name) { arrived.append(work.name) }
        return works.sorted {
            (arrived.firstIndex(of: $0.name) ?? 0) < (arrived.firstIndex(of: $1.name) ?? 0)
        }
    }

    private func make(_ step: ExplorationStep, _ pending: [Work]) async {
        if step.kind == .time {
            if let next = clock.executor.nextTime { await clock.advance(by: next - clock.executor.now) }
        } else if let work = pending.first(where: { $0.name == step.work }) {
            clock.executor.run { work.gate.end(work.number, isCancelled: step.kind == .cancel) }
        }
        await settle()
    }

    private func settle() async {
        repeat {
            clock.executor.runUntilIdle()
            await Quiet.rounds { self.gates.reduce(self.clock.executor.jobCount) { $0 + $1.news } }
            _ = works
        } while clock.executor.jobCount > 0 || gates.contains { $0.isLeaving }
    }

    /// Ends what this run left pending, so that no task of it goes on.
    func end() async {
        for gate in gates { clock.executor.run { gate.cancelAll() } }
        await settle()
    }
}

/// A gate as an exploration sees it.
protocol ExploredGate: AnyGate {
    /// What waits, each under a name that is the same in every run.
    var works: [(number: Int, name: String)] { get }
    /// Grows and shrinks with what comes and goes.
    var news: Int { get }
    func end(_ number: Int, isCancelled: Bool)
}

extension Gate: ExploredGate {
    var works: [(number: Int, name: String)] { held.map { ($0.number, $0.name) } }

    var news: Int { arrivals &* 1_000 &+ held.count }

    func end(_ number: Int, isCancelled: Bool) {
        guard let held = held.first(where: { $0.number == number }) else { return }
        guard let answer, !isCancelled else {
            release(number, .failure(CancellationError()))
            return
        }
        release(number, Result { try answer(held.request) })
    }
}
