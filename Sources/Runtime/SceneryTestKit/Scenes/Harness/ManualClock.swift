import Scenery

/// A clock whose time passes only when a test says so.
///
///     let clock = ManualClock()
///     let manager = RideManager(clock: clock.managerClock)
///     await clock.advance(by: .seconds(60))
///
/// It is a `Clock` for whoever sleeps by one, a `PromiseClock` for delays, timeouts and retries, and
/// gives managers theirs. It starts at zero. Whoever waits is woken in the order of the times waited
/// for, and then of the calls.
public final class ManualClock: Clock, PromiseClock {
    /// A moment, by the time since the clock's start.
    public struct Instant: InstantProtocol {
        public let sinceStart: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
    }

    /// What promises run on beside it: jobs in the order they came, timers by this clock's time.
    public let executor = TestExecutor()

    public init() {}

    public var now: Instant { Instant(sinceStart: executor.now) }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How many wait for their time.
    public var sleepers: Int { executor.timerCount }

    /// Waits until the time has come, at once if it has.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let sleeper = Suspension<Void>()
        guard deadline > now else { return try Task.checkCancellation() }
        let timer = executor.schedule(after: now.duration(to: deadline)) { sleeper.settle(.success(())) }
        defer { timer.cancel() }
        try await sleeper.value()
    }

    public func schedule(after duration: Duration, _ job: @escaping @Sendable () -> Void) -> PromiseTimer {
        executor.schedule(after: duration, job)
    }

    /// Lets time pass: wakes each sleeper at its time, and what was woken runs before the next.
    @MainActor public func advance(by duration: Duration) async {
        let end = executor.now + duration
        await settle()
        while let next = executor.nextTime, next <= end {
            executor.advance(by: next - executor.now)
            await settle()
        }
        executor.advance(by: end - executor.now)
        await settle()
    }

    /// The same time for managers, which count from 1970.
    ///
    /// - Parameter start: What their time is at this clock's start, since 1970 in UTC; 2001-09-09 by default.
    public func managerClock(startingAt start: Duration = .seconds(1_000_000_000)) -> ManagerClock {
        ManagerClock(
            now: { [executor] in start + executor.now },
            sleep: { try await self.sleep(until: self.now.advanced(by: $0)) })
    }

    @MainActor private func settle() async {
        executor.runUntilIdle()
        await QuiescenceWaiter.rounds()
        executor.runUntilIdle()
    }
}
