/// A promise whatever its value: what can be asked to stop.
///
/// Only this module makes subclasses. Inside, it is the element of the two intrusive lists that
/// need no memory of their own: the consumers of a promise, and the promises that wait on a thread
/// to hand their outcome on.
///
/// `@unchecked Sendable`: `next` belongs to whoever holds the list. That is the lock of the promise
/// consumed while this one waits among its consumers, and the thread of a `Trampoline` after; a
/// cancelled promise, which may still be linked as a consumer, is never linked there.
public class AnyPromise: @unchecked Sendable {
    final var next: AnyPromise?

    init() {}

    /// Stops the work behind this promise; see ``Promise/cancel()``.
    public func cancel() {}

    /// Called once, by the promise consumed, when its outcome stands. Holds no lock.
    ///
    /// - Parameter cancelled: Whether the outcome stands because that promise was cancelled.
    func upstreamSettled(cancelled: Bool) {}

    /// Hands the outcome to the consumers; called by a trampoline alone.
    func drain() {}

    /// Whether this is a consumer that has not left. Read under the lock of the promise consumed.
    var consumes: Bool { false }

    /// Notes that this consumer has left. Called under the lock of the promise consumed.
    func markLeft() {}

    /// Leaves what this one consumes, and returns those that have lost their last consumer by it and
    /// are cancelled but have not left theirs. Called once, after this promise was cancelled.
    func leaveUpstream() -> [AnyPromise] { [] }

    /// Leaves what this cancelled promise consumes, and so on upwards; a loop, however long the chain.
    final func cancelUpstream() {
        var left = leaveUpstream()
        while let promise = left.popLast() { left.append(contentsOf: promise.leaveUpstream()) }
    }
}
