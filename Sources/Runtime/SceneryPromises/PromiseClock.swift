import Dispatch
import SceneryLocks

/// What `delay`, `timeout` and `retry` wait by.
public protocol PromiseClock: Sendable {
    /// Calls `job` once, on any thread, when `duration` has passed. Returns at once.
    func schedule(after duration: Duration, _ job: @escaping @Sendable () -> Void) -> PromiseTimer
}

/// A job that waits for its time.
public struct PromiseTimer: Sendable {
    private let body: @Sendable () -> Void

    /// - Parameter cancel: Keeps the job from being called, and lets go of it. May be called late and more
    ///   than once.
    public init(cancel: @escaping @Sendable () -> Void) {
        body = cancel
    }

    /// Keeps the job from being called, if it has not been.
    public func cancel() { body() }
}

/// The time that Dispatch keeps. Where a ``TestExecutor`` is at work, its time instead.
public struct SystemClock: PromiseClock {
    public init() {}

    public func schedule(
        after duration: Duration, _ job: @escaping @Sendable () -> Void
    ) -> PromiseTimer {
        if let test = TestExecutor.current { return test.schedule(after: duration, job) }
        // Dispatch keeps the block until its time; a cancelled job must not be kept so long.
        let slot = OnceSlot(job)
        DispatchQueue.global().asyncAfter(deadline: .now() + duration.dispatchInterval) { slot.take()?() }
        return PromiseTimer { _ = slot.take() }
    }
}

/// Waits by a clock of the standard library, such as `ContinuousClock` or one that a test moves.
public struct ClockAdapter: PromiseClock {
    private let clock: any Clock<Duration>

    public init(_ clock: any Clock<Duration>) {
        self.clock = clock
    }

    public func schedule(
        after duration: Duration, _ job: @escaping @Sendable () -> Void
    ) -> PromiseTimer {
        let clock = clock
        let task = Task {
            try await clock.sleep(for: duration)
            job()
        }
        return PromiseTimer { task.cancel() }
    }
}

extension PromiseClock where Self == SystemClock {
    /// The time that Dispatch keeps.
    public static var system: SystemClock { SystemClock() }
}

extension PromiseClock where Self == ClockAdapter {
    /// A clock of the standard library.
    public static func clock(_ clock: any Clock<Duration>) -> ClockAdapter { ClockAdapter(clock) }
}

/// A job to be taken once.
private final class OnceSlot: Sendable {
    private let job: Protected<(@Sendable () -> Void)?>

    init(_ job: @escaping @Sendable () -> Void) {
        self.job = Protected(job)
    }

    func take() -> (@Sendable () -> Void)? {
        job.withLock { job in
            defer { job = nil }
            return job
        }
    }
}

extension Duration {
    /// At least a nanosecond's precision; what is longer than 292 years waits 292 years.
    fileprivate var dispatchInterval: DispatchTimeInterval {
        let parts = components
        let (billions, overflow) = Int(clamping: parts.seconds).multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return .nanoseconds(parts.seconds < 0 ? 0 : .max) }
        return .nanoseconds(max(0, billions + Int(parts.attoseconds / 1_000_000_000)))
    }
}
