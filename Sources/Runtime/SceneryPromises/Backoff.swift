/// The pauses between attempts.
public struct Backoff: Sendable {
    private let body: @Sendable (Int) -> Duration

    /// - Parameter pause: The pause after the attempt of this number, from 1.
    public init(_ pause: @escaping @Sendable (Int) -> Duration) {
        body = pause
    }

    /// No pause.
    public static let none = Backoff { _ in .zero }

    /// The same pause each time.
    public static func constant(_ pause: Duration) -> Backoff {
        Backoff { _ in pause }
    }

    /// A pause that grows by `factor` with each failed attempt.
    ///
    /// - Parameters:
    ///   - first: The pause after the first attempt.
    ///   - factor: 2 by default.
    ///   - limit: The maximum pause; a minute by default.
    public static func exponential(
        from first: Duration, factor: Double = 2, limit: Duration = .seconds(60)
    ) -> Backoff {
        Backoff { number in
            var pause = first
            for _ in 1..<max(1, number) where pause < limit { pause = pause * factor }
            return min(pause, limit)
        }
    }

    /// Reduces each pause by a random part of up to `fraction`, so that clients that failed at the same time do
    /// not retry at the same time.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1.
    ///   - random: Returns a number from 0 to 1.
    public func jittered(
        by fraction: Double, random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) -> Backoff {
        Backoff { [body] number in body(number) * (1 - fraction * random()) }
    }

    /// The pause after the attempt of this number, from 1.
    public func pause(after number: Int) -> Duration { body(number) }
}
