import Dispatch
import SceneryFoundations

/// The clock of `delay`, `timeout` and `retry`.
public protocol PromiseClock: Sendable {
    /// Schedules `job` to be called once, on any thread, after `duration`. Returns at once.
    func schedule(after duration: Duration, _ job: @escaping @Sendable () -> Void) -> PromiseTimer
}

/// A scheduled job.
public struct PromiseTimer: Sendable {
    private let body: @Sendable () -> Void

    /// - Parameter cancel: Prevents the job from being called, and releases it. It may be called late and more
    ///   than once.
    public init(cancel: @escaping @Sendable () -> Void) {
        body = cancel
    }

    /// Prevents the job from being called, if it has not been yet.
    public func cancel() { body() }
}

/// The clock of Dispatch. Within ``TestExecutor/run(_:)``, the time of the test executor.
public struct SystemClock: PromiseClock {
    public init() {}

    public func schedule(
        after duration: Duration, _ job: @escaping @Sendable () -> Void
    ) -> PromiseTimer {
        if let test = TestExecutor.current { return test.schedule(after: duration, job) }
        // Dispatch keeps the block until the deadline; a cancelled job must be released earlier.
        let slot = OnceSlot(job)
        DispatchQueue.global().asyncAfter(deadline: .now() + duration.dispatchInterval) { slot.take()?() }
        return PromiseTimer { _ = slot.take() }
    }
}

/// A clock of the standard library, such as `ContinuousClock` or a manual clock of a test.
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
    /// The clock of Dispatch.
    public static var system: SystemClock { SystemClock() }
}

extension PromiseClock where Self == ClockAdapter {
    /// A clock of the standard library.
    public static func clock(_ clock: any Clock<Duration>) -> ClockAdapter { ClockAdapter(clock) }
}

/// A job that can be taken once.
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
    /// In nanoseconds; at most 292 years.
    fileprivate var dispatchInterval: DispatchTimeInterval {
        let parts = components
        let (billions, overflow) = Int(clamping: parts.seconds).multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return .nanoseconds(parts.seconds < 0 ? 0 : .max) }
        return .nanoseconds(max(0, billions + Int(parts.attoseconds / 1_000_000_000)))
    }
}
