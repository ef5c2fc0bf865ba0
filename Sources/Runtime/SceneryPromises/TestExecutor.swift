import SceneryFoundations
import Synchronization

/// Runs all work of promises in a test, in a fixed order, on request.
///
///     let executor = TestExecutor()
///     executor.run {                                 // attaches, then runs until nothing is left
///         Promise.fulfilled(1).delay(.seconds(2)).then { print($0) }
///     }
///     executor.advance(by: .seconds(2))              // prints 1
///
/// Within ``run(_:)``, and within every handler and task that starts from there, it replaces
/// the main queue, other queues and executors, the clock of Dispatch, and the thread pool of `Promise { try await … }`.
/// Jobs run in the order in which they were enqueued; timers run by time and then in the order in which they were
/// scheduled. Inline handlers stay inline; code isolated to an actor runs on that actor.
///
/// Jobs may be enqueued on any thread; they run on the main actor only.
public final class TestExecutor: PromiseExecutor, PromiseClock, TaskExecutor {
    private enum Job {
        case closure(@Sendable () -> Void)
        case task(UnownedJob)
    }

    private struct Timer {
        let time: Duration
        let number: Int
        let job: @Sendable () -> Void
    }

    private struct State {
        var jobs: [Job] = []
        var timers: [Timer] = []
        var now = Duration.zero
        var timersMade = 0
    }

    @TaskLocal private static var scoped: TestExecutor?
    /// Saves programs without a test executor the look-up of the task local.
    private static let everMade = Atomic(false)

    @usableFromInline
    static var isInUse: Bool { everMade.load(ordering: .relaxed) }

    /// The current test executor, if any.
    @usableFromInline
    static var current: TestExecutor? {
        isInUse ? scoped : nil
    }

    private let state = Protected(State())

    public init() {
        Self.everMade.store(true, ordering: .relaxed)
    }

    /// The total time of ``advance(by:)``.
    public var now: Duration { state.withLock { $0.now } }

    /// The number of jobs that are due, without timers.
    public var jobCount: Int { state.withLock { $0.jobs.count } }

    /// The number of waiting timers.
    public var timerCount: Int { state.withLock { $0.timers.count } }

    /// When the next timer is due, by ``now``; nil when none waits.
    public var nextTime: Duration? {
        state.withLock { state in state.timers.map(\.time).min() }
    }

    // MARK: - Running

    /// Runs `body` with this executor in use, then every job that is due.
    @MainActor @discardableResult
    public func run<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        defer { runUntilIdle() }
        return try Self.$scoped.withValue(self) { try body() }
    }

    /// Runs every job that is due, and those that become due meanwhile.
    @MainActor
    public func runUntilIdle() {
        while runNext() {}
    }

    /// Runs the next job that is due. Returns false if there is none.
    @MainActor @discardableResult
    public func runNext() -> Bool {
        let next = state.withLock { state -> Job? in
            state.jobs.isEmpty ? nil : state.jobs.removeFirst()
        }
        guard let next else { return false }
        Self.$scoped.withValue(self) {
            switch next {
            case .closure(let job): job()
            case .task(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
        return true
    }

    /// Advances the time: runs what is due, then each timer at its time, with the jobs that it causes.
    @MainActor
    public func advance(by duration: Duration) {
        runUntilIdle()
        let end = now + duration
        while let timer = takeTimer(upTo: end) {
            enqueue(timer.job)
            runUntilIdle()
        }
        state.withLock { $0.now = end }
    }

    private func takeTimer(upTo end: Duration) -> Timer? {
        state.withLock { state in
            let first = state.timers.indices.min { left, right in
                (state.timers[left].time, state.timers[left].number)
                    < (state.timers[right].time, state.timers[right].number)
            }
            guard let first, state.timers[first].time <= end else { return nil }
            state.now = max(state.now, state.timers[first].time)
            return state.timers.remove(at: first)
        }
    }

    // MARK: - What it replaces

    public func enqueue(_ job: @escaping @Sendable () -> Void) {
        state.withLock { $0.jobs.append(.closure(job)) }
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(.task(job)) }
    }

    public func schedule(
        after duration: Duration, _ job: @escaping @Sendable () -> Void
    ) -> PromiseTimer {
        let number = state.withLock { state in
            state.timersMade += 1
            state.timers.append(Timer(time: state.now + duration, number: state.timersMade, job: job))
            return state.timersMade
        }
        return PromiseTimer { [weak self] in
            // Released after the lock: what the job captures is the user's.
            let timer = self?.state.withLock { state in
                state.timers.firstIndex { $0.number == number }.map { state.timers.remove(at: $0) }
            }
            withExtendedLifetime(timer) {}
        }
    }
}
