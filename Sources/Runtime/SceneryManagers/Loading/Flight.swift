/// One load under way, and all who wait for it.
///
/// `@unchecked Sendable`: everything here is touched under the lock of the manager only.
@usableFromInline
final class Flight<Value: Sendable>: @unchecked Sendable {
    /// The place of one waiter. It is reserved before the waiter can be suspended, so that a waiter
    /// cancelled in between is known.
    @usableFromInline
    enum Seat: Sendable {
        case reserved
        /// Unchecked, because the seat sees to it that the waiter is resumed once: by who lands the
        /// flight, or by who makes it leave.
        case waiting(UnsafeContinuation<Value, any Error>)
        case left
    }

    /// Which start of the load counts: what an earlier one brings is dropped.
    private(set) var attempt = 0
    /// Goes on also when nobody waits.
    var isPinned: Bool
    private var task: Task<Void, Never>?
    @usableFromInline var seats: [Seat] = []
    @usableFromInline var taken = 0
    /// How many are suspended or about to be.
    var waiterCount: Int { taken }
    @usableFromInline var outcome: Result<Value, any Error>?

    init(isPinned: Bool) {
        self.isPinned = isPinned
    }

    var isWanted: Bool { isPinned || taken > 0 }

    /// Starts the load, or starts it anew.
    func start(_ load: @escaping @Sendable (_ attempt: Int) async -> Void) {
        task?.cancel()
        attempt += 1
        task = Task.detached(priority: Task.currentPriority) { [attempt] in await load(attempt) }
    }

    func cancel() {
        task?.cancel()
        attempt += 1
    }

    /// A place for one more waiter.
    @inlinable
    func reserve() -> Int {
        seats.append(.reserved)
        taken += 1
        return seats.count - 1
    }

    /// Suspends a waiter; what there is to resume it with at once, if anything.
    @inlinable
    func sit(_ waiter: UnsafeContinuation<Value, any Error>, at seat: Int) -> Result<Value, any Error>? {
        if case .left = seats[seat] { return .failure(CancellationError()) }
        if let outcome { return outcome }
        seats[seat] = .waiting(waiter)
        return nil
    }

    /// Gives a place up; the waiter to be resumed, if one was suspended there.
    func leave(_ seat: Int) -> UnsafeContinuation<Value, any Error>? {
        guard outcome == nil else { return nil }
        let left = seats[seat]
        if case .left = left { return nil }
        seats[seat] = .left
        taken -= 1
        if case .waiting(let waiter) = left { return waiter }
        return nil
    }

    /// Ends the flight; the waiters to be resumed, in the order in which they came. From now on nobody
    /// is given a seat, and who has one and did not sit yet finds the outcome.
    func land(_ result: Result<Value, any Error>) -> Landing<Value> {
        outcome = result
        return Landing(seats: seats, result: result)
    }
}

/// Waiters who are to be resumed once the lock is free.
struct Landing<Value: Sendable>: Sendable {
    let seats: [Flight<Value>.Seat]
    let result: Result<Value, any Error>

    func resume() {
        for case .waiting(let waiter) in seats { waiter.resume(with: result) }
    }
}
