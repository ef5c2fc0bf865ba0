import Foundation

/// Where the backend takes the time from; a test moves it as it likes.
public protocol BackendClock: Sendable {
    /// The time of day.
    var now: Date { get }

    /// Returns once `duration` has passed.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before.
    func sleep(for duration: Duration) async throws
}

/// The clock of the machine.
public struct SystemClock: BackendClock {
    public init() {}

    public var now: Date { Date() }

    public func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
