/// How long to pause between attempts.
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
    ///   - first: After the first attempt.
    ///   - factor: 2 unless given.
    ///   - limit: No pause is longer; a minute unless given.
    public static func exponential(
        from first: Duration, factor: Double = 2, limit: Duration = .seconds(60)
    ) -> Backoff {
        Backoff { number in
            var pause = first
            for _ in 1..<max(1, number) where pause < limit { pause = pause * factor }
            return min(pause, limit)
        }
    }

    /// Takes a random part of up to `fraction` off each pause, so that many who failed together do
    /// not come back together.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1.
    ///   - random: A number from 0 to 1 each time.
    public func jittered(
        by fraction: Double, random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) -> Backoff {
        Backoff { [body] number in body(number) * (1 - fraction * random()) }
    }

    /// The pause after the attempt of this number, from 1.
    public func pause(after number: Int) -> Duration { body(number) }
}
