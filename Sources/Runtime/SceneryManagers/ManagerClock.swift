#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The clock of a manager.
///
/// It tells wall-clock time, because values in a store outlive the process. A wall clock can be
/// set back; a value from the future counts as stale.
public struct ManagerClock: Sendable {
    /// The time since 1970-01-01 00:00 UTC.
    public let now: @Sendable () -> Duration
    /// Waits; throws `CancellationError` when the task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - now: The time since 1970-01-01 00:00 UTC. Called with a lock held: it must not call the manager.
    ///   - sleep: Waits for the duration.
    public init(
        now: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The clock of the system, with a precision of a few milliseconds.
    public static let system = ManagerClock(now: systemTime) { try await Task.sleep(for: $0) }

    /// The coarse clock, if there is one: it takes a quarter of the time of the exact one, and lifetimes are in seconds.
    private static let systemTime: @Sendable () -> Duration = {
        var time = timespec()
        #if os(Linux)
            clock_gettime(CLOCK_REALTIME_COARSE, &time)
        #else
            clock_gettime(CLOCK_REALTIME, &time)
        #endif
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
