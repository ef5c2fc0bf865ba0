import SceneryPromises

/// The number of attempts of a fetch or a request, and the pauses between them.
public struct RetryPolicy: Sendable {
    /// The maximum number of attempts, at least 1.
    public let attempts: Int
    /// The pauses between the attempts.
    public let backoff: Backoff
    /// Whether to retry after an error. If it is nil, a manager always retries, and a ``NetworkClient`` retries
    /// after ``NetworkError/isTransient`` errors. A cancelled attempt is never retried.
    public let isWorthRetrying: (@Sendable (any Error) -> Bool)?
    /// The maximum time that a server may ask to wait with `Retry-After`; one minute by default. The pause is at least
    /// as long as the server asks; if it asks for more than this, the error is thrown at once.
    public var longestRetryAfter: Duration = .seconds(60)

    /// - Parameters:
    ///   - attempts: The maximum number of attempts, at least 1.
    ///   - backoff: The pauses between the attempts.
    ///   - isWorthRetrying: Whether to retry after an error; nil, the default, means after any error of a manager's
    ///     fetch, and after transient errors of a request.
    public init(
        attempts: Int, backoff: Backoff, isWorthRetrying: (@Sendable (any Error) -> Bool)? = nil
    ) {
        self.attempts = max(1, attempts)
        self.backoff = backoff
        self.isWorthRetrying = isWorthRetrying
    }

    /// - Parameters:
    ///   - attempts: The maximum number of attempts, at least 1.
    ///   - pause: The pause after the failed attempt of this number, from 1.
    ///   - isWorthRetrying: As in ``init(attempts:backoff:isWorthRetrying:)``.
    public init(
        attempts: Int, pause: @escaping @Sendable (Int) -> Duration,
        isWorthRetrying: (@Sendable (any Error) -> Bool)? = nil
    ) {
        self.init(attempts: attempts, backoff: Backoff(pause), isWorthRetrying: isWorthRetrying)
    }

    /// One attempt.
    public static let never = RetryPolicy(attempts: 1, backoff: .none)

    /// Pauses that grow by `factor`, each reduced by a random part, so that clients that failed at the same
    /// time do not retry at the same time.
    ///
    /// - Parameters:
    ///   - attempts: The maximum number of attempts; 3 by default.
    ///   - first: The pause after the first attempt; half a second by default.
    ///   - factor: 2 by default.
    ///   - limit: The maximum pause; 30 seconds by default.
    ///   - jitter: The maximum part by which a pause is reduced, from 0 to 1; 0.5 by default.
    ///   - isWorthRetrying: As in ``init(attempts:backoff:isWorthRetrying:)``.
    public static func exponential(
        attempts: Int = 3, from first: Duration = .milliseconds(500), factor: Double = 2,
        limit: Duration = .seconds(30), jitter: Double = 0.5,
        isWorthRetrying: (@Sendable (any Error) -> Bool)? = nil
    ) -> RetryPolicy {
        RetryPolicy(
            attempts: attempts,
            backoff: .exponential(from: first, factor: factor, limit: limit).jittered(by: jitter),
            isWorthRetrying: isWorthRetrying)
    }

    /// Runs `work` until it succeeds, fails with an error that is not to be retried, or the attempts are used up.
    ///
    /// - Parameters:
    ///   - clock: The clock of the pauses.
    ///   - usually: Whether to retry after an error if the policy does not say so.
    ///   - work: Called with the number of the attempt, from 1.
    func run<Value: Sendable>(
        clock: ManagerClock, usually: @Sendable (any Error) -> Bool = { _ in true },
        _ work: @Sendable (Int) async throws -> Value
    ) async throws -> Value {
        var number = 1
        while true {
            do {
                return try await work(number)
            } catch {
                guard number < attempts, !(error is CancellationError), !Task.isCancelled,
                    isWorthRetrying?(error) ?? usually(error)
                else { throw error }
                let asked = (error as? NetworkError)?.retryAfter ?? .zero
                guard asked <= longestRetryAfter else { throw error }
                try await clock.sleep(max(backoff.pause(after: number), asked))
                number += 1
            }
        }
    }
}
