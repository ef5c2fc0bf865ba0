/// One load under way, and all who wait for it.
///
/// `@unchecked Sendable`: everything here is touched under the lock of the manager only.
final class Flight<Value: Sendable>: @unchecked Sendable {
    /// The place of one waiter. It is reserved before the waiter can be suspended, so that a waiter
    /// cancelled in between is known.
    private enum Seat {
        case reserved
        case waiting(CheckedContinuation<Value, any Error>)
        case left
    }

    /// Which start of the load counts: what an earlier one brings is dropped.
    private(set) var attempt = 0
    /// Goes on also when nobody waits.
    var isPinned: Bool
    private var task: Task<Void, Never>?
    private var seats: [Seat] = []
    private var taken = 0
    /// How many are suspended or about to be.
    var waiterCount: Int { taken }
    private var outcome: Result<Value, any Error>?

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
    func reserve() -> Int {
        seats.append(.reserved)
        taken += 1
        return seats.count - 1
    }

    /// Suspends a waiter; what there is to resume it with at once, if anything.
    func sit(_ waiter: CheckedContinuation<Value, any Error>, at seat: Int) -> Result<Value, any Error>? {
        if case .left = seats[seat] { return .failure(CancellationError()) }
        if let outcome { return outcome }
        seats[seat] = .waiting(waiter)
        return nil
    }

    /// Gives a place up; the waiter to be resumed, if one was suspended there.
    func leave(_ seat: Int) -> CheckedContinuation<Value, any Error>? {
        guard outcome == nil else { return nil }
        let left = seats[seat]
        if case .left = left { return nil }
        seats[seat] = .left
        taken -= 1
        if case .waiting(let waiter) = left { return waiter }
        return nil
    }

    /// Ends the flight; the waiters to be resumed, in the order in which they came.
    func land(_ result: Result<Value, any Error>) -> Landing<Value> {
        outcome = result
        let waiters = seats.compactMap { seat in
            if case .waiting(let waiter) = seat { waiter } else { nil }
        }
        seats = seats.map { if case .left = $0 { .left } else { .reserved } }
        return Landing(waiters: waiters, result: result)
    }
}

/// Waiters who are to be resumed once the lock is free.
struct Landing<Value: Sendable>: Sendable {
    let waiters: [CheckedContinuation<Value, any Error>]
    let result: Result<Value, any Error>

    func resume() {
        for waiter in waiters { waiter.resume(with: result) }
    }
}
