/// One load in progress, with its waiters.
///
/// `@unchecked Sendable`: everything here is accessed under the lock of the manager only.
@usableFromInline
final class InFlightLoad<Value: Sendable>: @unchecked Sendable {
    /// One caller that waits. It is registered before it can be suspended, so that a caller
    /// cancelled in between is known.
    @usableFromInline
    enum Waiter: Sendable {
        case reserved
        /// Unchecked, because it is resumed exactly once: when the load completes or when the waiter is
        /// removed.
        case waiting(UnsafeContinuation<Value, any Error>)
        case left
    }

    /// The number of the current start of the load: the result of an earlier one is discarded.
    private(set) var attempt = 0
    /// Whether the load continues without waiters.
    var isPinned: Bool
    private var task: Task<Void, Never>?
    @usableFromInline var waiters: [Waiter] = []
    /// The number of waiters that are suspended or about to be.
    @usableFromInline var waiterCount = 0
    @usableFromInline var outcome: Result<Value, any Error>?

    init(isPinned: Bool) {
        self.isPinned = isPinned
    }

    var isWanted: Bool { isPinned || waiterCount > 0 }

    /// Starts the load, or restarts it.
    func start(_ load: @escaping @Sendable (_ attempt: Int) async -> Void) {
        task?.cancel()
        attempt += 1
        task = Task.detached(priority: Task.currentPriority) { [attempt] in await load(attempt) }
    }

    func cancel() {
        task?.cancel()
        attempt += 1
    }

    /// Registers one more waiter; returns its index.
    @inlinable
    func reserve() -> Int {
        waiters.append(.reserved)
        waiterCount += 1
        return waiters.count - 1
    }

    /// Suspends a waiter. If it is not nil, the result is to be used to resume it at once.
    @inlinable
    func suspend(_ waiter: UnsafeContinuation<Value, any Error>, at index: Int) -> Result<Value, any Error>? {
        if case .left = waiters[index] { return .failure(CancellationError()) }
        if let outcome { return outcome }
        waiters[index] = .waiting(waiter)
        return nil
    }

    /// Removes a waiter; returns its continuation if it was suspended.
    func removeWaiter(at index: Int) -> UnsafeContinuation<Value, any Error>? {
        guard outcome == nil else { return nil }
        let left = waiters[index]
        if case .left = left { return nil }
        waiters[index] = .left
        waiterCount -= 1
        if case .waiting(let waiter) = left { return waiter }
        return nil
    }

    /// Completes the load; returns its waiters in the order in which they came. Whoever is registered
    /// and not suspended yet finds the outcome.
    func complete(_ result: Result<Value, any Error>) -> PendingResumptions<Value> {
        outcome = result
        return PendingResumptions(waiters: waiters, result: result)
    }
}

/// Waiters to be resumed after the lock is released.
struct PendingResumptions<Value: Sendable>: Sendable {
    let waiters: [InFlightLoad<Value>.Waiter]
    let result: Result<Value, any Error>

    func resume() {
        for case .waiting(let waiter) in waiters { waiter.resume(with: result) }
    }
}
