/// The number of attempts of a fetch, and the pauses between them.
public struct RetryPolicy: Sendable {
    /// The maximum number of attempts, at least 1.
    public let attempts: Int
    /// The pause after the failed attempt of this number, from 1.
    public let pause: @Sendable (Int) -> Duration
    /// Whether to retry after an error.
    public let isWorthRetrying: @Sendable (any Error) -> Bool

    /// - Parameters:
    ///   - attempts: The maximum number of attempts, at least 1.
    ///   - pause: The pause after the failed attempt of this number, from 1.
    ///   - isWorthRetrying: Whether to retry after an error; always by default. A cancelled fetch is never retried.
    public init(
        attempts: Int,
        pause: @escaping @Sendable (Int) -> Duration,
        isWorthRetrying: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) {
        self.attempts = max(1, attempts)
        self.pause = pause
        self.isWorthRetrying = isWorthRetrying
    }

    /// One attempt.
    public static let never = RetryPolicy(attempts: 1, pause: { _ in .zero })

    /// Pauses that grow by `factor`, each reduced by a random part, so that clients that failed at the same
    /// time do not retry at the same time.
    ///
    /// - Parameters:
    ///   - attempts: The maximum number of attempts; 3 by default.
    ///   - first: The pause after the first attempt; half a second by default.
    ///   - factor: 2 by default.
    ///   - limit: The maximum pause; 30 seconds by default.
    ///   - jitter: The maximum part by which a pause is reduced, from 0 to 1; 0.5 by default.
    ///   - isWorthRetrying: Whether to retry after an error; always by default.
    public static func exponential(
        attempts: Int = 3, from first: Duration = .milliseconds(500), factor: Double = 2,
        limit: Duration = .seconds(30), jitter: Double = 0.5,
        isWorthRetrying: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> RetryPolicy {
        RetryPolicy(
            attempts: attempts,
            pause: { number in
                var pause = first
                for _ in 1..<max(1, number) where pause < limit { pause = pause * factor }
                return min(pause, limit) * (1 - jitter * Double.random(in: 0...1))
            }, isWorthRetrying: isWorthRetrying)
    }

    /// Runs `work` until it succeeds, fails with an error that is not to be retried, or the attempts are used up.
    func run<Value: Sendable>(
        clock: ManagerClock, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        var number = 1
        while true {
            do {
                return try await work()
            } catch {
                guard number < attempts, !(error is CancellationError), !Task.isCancelled,
                    isWorthRetrying(error)
                else { throw error }
                try await clock.sleep(pause(number))
                number += 1
            }
        }
    }
}
