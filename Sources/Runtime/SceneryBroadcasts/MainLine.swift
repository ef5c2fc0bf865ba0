import Synchronization

/// Notifications on their way to main, first in, first out.
///
/// A notification that is made on main lets those that wait go first, so that what was notified
/// earlier elsewhere is heard earlier.
@usableFromInline
final class MainLine: Sendable {
    private struct State {
        var waiting: [@MainActor () -> Void] = []
        var head = 0
        var isHopping = false

        mutating func next() -> (@MainActor () -> Void)? {
            guard head < waiting.count else { return nil }
            defer { head += 1 }
            let next = waiting[head]
            if head == waiting.count - 1 {
                waiting = []
                head = -1
            }
            return next
        }
    }

    private let state = Locked(State())

    /// Whether any may be waiting: a hint for `notify`, without the lock.
    @usableFromInline let count = Atomic<Int>(0)

    @inlinable
    var isWaiting: Bool { count.load(ordering: .relaxed) > 0 }

    /// Runs `job` on main: now, if this is main, else a hop later.
    func run(_ job: @escaping @MainActor () -> Void) {
        if MainThread.isCurrent {
            catchUp()
            return MainActor.assumeIsolated { job() }
        }
        count.add(1, ordering: .relaxed)
        let needsHop = state.withLock { state in
            state.waiting.append(job)
            defer { state.isHopping = true }
            return !state.isHopping
        }
        if needsHop { Task { @MainActor in self.arrive() } }
    }

    /// Serves what waits, if this is main.
    @usableFromInline
    func catchUp() {
        if MainThread.isCurrent { MainActor.assumeIsolated { serve() } }
    }

    @MainActor
    private func arrive() {
        state.withLock { $0.isHopping = false }
        serve()
    }

    /// Runs what waits until nothing does. A job that comes here again, by notifying in its turn, has
    /// the rest run before its own notification.
    @MainActor
    private func serve() {
        while let job = state.withLock({ $0.next() }) {
            count.subtract(1, ordering: .relaxed)
            job()
        }
    }
}
