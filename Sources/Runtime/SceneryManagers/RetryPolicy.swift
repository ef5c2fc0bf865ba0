/// How often a fetch is tried, and how long the pauses between are.
public struct RetryPolicy: Sendable {
    /// How often the fetch is tried in all, at least once.
    public let attempts: Int
    /// The pause after the failed attempt of this number, from 1.
    public let pause: @Sendable (Int) -> Duration
    /// Whether another attempt makes sense after this error.
    public let isWorthRetrying: @Sendable (any Error) -> Bool

    /// - Parameters:
    ///   - attempts: In all; less than 1 counts as 1.
    ///   - pause: After the failed attempt of this number, from 1.
    ///   - isWorthRetrying: All errors unless given. A cancelled fetch is never tried again.
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

    /// Pauses that grow by `factor`, each with a random part taken off so that many who failed
    /// together do not come back together.
    ///
    /// - Parameters:
    ///   - attempts: In all; 3 unless given.
    ///   - first: The pause after the first attempt; half a second unless given.
    ///   - factor: 2 unless given.
    ///   - limit: No pause is longer; 30 seconds unless given.
    ///   - jitter: The greatest part taken off, from 0 to 1; 0.5 unless given.
    ///   - isWorthRetrying: All errors unless given.
    public static func exponential(
        attempts: Int = 3, from first: Duration = .milliseconds(500), factor: Double = 2,
        limit: Duration = .seconds(30), jitter: Double = 0.5,
        isWorthRetrying: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> RetryPolicy {
        RetryPolicy(attempts: attempts, pause: { number in
            var pause = first
            for _ in 1..<max(1, number) where pause < limit { pause = pause * factor }
            return min(pause, limit) * (1 - jitter * Double.random(in: 0...1))
        }, isWorthRetrying: isWorthRetrying)
    }

    /// Runs `work` until it succeeds, fails for good or the attempts are used up.
    func run<Value: Sendable>(
        clock: ManagerClock, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        var number = 1
        while true {
            do {
                return try await work()
            } catch {
                guard number < attempts, !(error is CancellationError), !Task.isCancelled,
                      isWorthRetrying(error) else { throw error }
                try await clock.sleep(pause(number))
                number += 1
            }
        }
    }
}
