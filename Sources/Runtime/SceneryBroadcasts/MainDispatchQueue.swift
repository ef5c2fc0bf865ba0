import SceneryFoundations
import Synchronization

/// Notifications that wait for the main actor, first in, first out.
///
/// A notification made on the main actor delivers those first, so that what was notified earlier on another thread is
/// received earlier.
@usableFromInline
final class MainDispatchQueue: Sendable {
    private struct State {
        var waiting: [@MainActor () -> Void] = []
        var head = 0
        var isScheduled = false

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

    private let state = Protected(State())

    /// The number of waiting notifications: a hint for `notify`, without the lock.
    @usableFromInline let count = Atomic<Int>(0)

    @inlinable
    var isWaiting: Bool { count.load(ordering: .relaxed) > 0 }

    /// Runs `job` on the main actor: now if the caller runs there, otherwise asynchronously.
    func run(_ job: @escaping @MainActor () -> Void) {
        if MainQueue.isCurrent {
            catchUp()
            return MainActor.assumeIsolated { job() }
        }
        count.add(1, ordering: .relaxed)
        let mustSchedule = state.withLock { state in
            state.waiting.append(job)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if mustSchedule { Task { @MainActor in self.runScheduled() } }
    }

    /// Runs the waiting jobs if the caller runs on the main actor.
    @usableFromInline
    func catchUp() {
        if MainQueue.isCurrent { MainActor.assumeIsolated { runAll() } }
    }

    @MainActor
    private func runScheduled() {
        state.withLock { $0.isScheduled = false }
        runAll()
    }

    /// Runs jobs until none waits. If a job notifies, the remaining jobs run before that notification.
    @MainActor
    private func runAll() {
        while let job = state.withLock({ $0.next() }) {
            count.subtract(1, ordering: .relaxed)
            job()
        }
    }
}
