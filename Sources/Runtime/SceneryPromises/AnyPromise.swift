import Synchronization

/// A promise of any value, which can be cancelled.
///
/// Use it to keep promises of several types together, for example to cancel all of them when a scene closes.
/// You create a ``Promise``; only this module declares subclasses.
public class AnyPromise: @unchecked Sendable {
    // This is the part of a promise that does not depend on the type of its value, so that it is compiled once. It is also
    // the element of two intrusive lists that need no memory of their own: the consumers of a promise, and
    // the promises that wait on a thread to pass their outcome on.
    //
    // `@unchecked Sendable`: `lock` protects writes to `flags`, and `consumers`, `budget` and the `next` of each
    // consumer. `flags` can be read without it, because the bits about the outcome never change back. The
    // `next` of a promise that waits on a thread belongs to that thread's `Trampoline`; a cancelled promise, which
    // may still be linked as a consumer, is never linked there.
    //
    // The order packs everything except the value of a promise into 47 bytes.
    final var next: AnyPromise?
    /// The last consumer; its `next` is the first, and from there on in order of attaching. A lone one
    /// has no `next`.
    private final var consumers: AnyPromise?
    /// Not a `Protected`: that takes an allocation of 48 bytes, and a pending promise with its resolver may take 80
    /// (`Benchmarks`, row "pending promise, with its resolver"). This takes 4.
    private final let lock = Mutex(())
    final let line: UInt16
    /// Read at the start of each locked section and written at its end. That also shows ThreadSanitizer
    /// the order of the sections: on Linux it does not see the locking of the Swift library's `Mutex`.
    private final let flags: Atomic<UInt8>
    /// The number of consumers that may still leave before those that left are removed from the ring.
    private final var budget: UInt8 = 16

    @usableFromInline
    init(_ flags: PromiseFlags, line: UInt16) {
        self.flags = Atomic(flags.rawValue)
        self.line = line
    }

    /// Rejects this promise with `CancellationError` and stops its work, even if it has other consumers.
    ///
    /// Has no effect on a settled promise. Hooks of ``Resolver/onCancel(_:)`` and inline handlers run
    /// before this returns; if it is called inside a handler, they run after that one.
    public final func cancel() {
        if settleCancelled() { cancelUpstream() }
    }

    /// Whether this promise was settled by ``cancel()``, or because its last consumer left.
    public final var isCancelled: Bool { state.contains(.cancelled) }

    // MARK: - Overridden by each kind

    /// Called once, by the consumed promise, when it is settled. No lock is held.
    ///
    /// - Parameters:
    ///   - upstream: The consumed promise. Use this reference, because this consumer may be leaving on another
    ///     thread.
    ///   - cancelled: Whether that promise was settled by being cancelled.
    func settled(_ upstream: AnyPromise, cancelled: Bool) {}

    /// Enqueues this consumer on its Dispatch queue, if it has one. Called under the lock of the consumed promise, which
    /// is settled by then; no user code runs. Returns true if this replaces the call of `settled`.
    func goesToQueue(rejection: Bool) -> Bool { false }

    /// Whether this is a consumer that has not left. Read under the lock of the consumed promise.
    var consumes: Bool { false }

    /// Whether this is in the list of consumers without being one.
    var isHook: Bool { false }

    /// Marks this consumer as left. Called under the lock of the consumed promise.
    func markLeft() {}

    /// Called by a consumer of this aggregate, when its source is settled.
    func settled(_ consumer: AggregateConsumer) {}

    /// Runs the handler of this link. Called by a job of a custom executor, possibly more than once.
    func runJob() {}

    /// Called when a custom executor has released the job of this link, whether it has run it or not. It may hold a lock.
    func jobReleased() {}

    /// The error of a rejected promise.
    var rejection: (any Error)? { nil }

    /// Sets the outcome to a `CancellationError`. Called under the lock of a pending promise.
    func storeCancellation() {}

    /// Leaves the promises that this one consumes. Returns those that were cancelled because they lost their last
    /// consumer, and have not left theirs. Called once, after this promise was cancelled.
    func leaveUpstream() -> [AnyPromise] { [] }

    // MARK: - State

    final var state: PromiseFlags {
        PromiseFlags(rawValue: flags.load(ordering: .acquiring))
    }

    @usableFromInline
    final var isSettled: Bool { state.contains(.settled) }

    /// Runs `body` under the lock, which is not recursive.
    @inline(__always)
    final func locked<Answer>(_ body: (inout PromiseFlags) -> Answer) -> Answer {
        lock.withLock { _ in
            var now = PromiseFlags(rawValue: flags.load(ordering: .acquiring))
            defer { flags.store(now.rawValue, ordering: .releasing) }
            return body(&now)
        }
    }

    // MARK: - Settling

    /// Calls `write` under the lock to set the outcome of a pending promise, then notifies the consumers. Returns
    /// whether the promise was pending.
    @discardableResult @usableFromInline
    final func settleOnce(_ added: PromiseFlags, _ write: () -> Void) -> Bool {
        let (won, isAwaited) = locked { flags in
            guard !flags.contains(.settled) else { return (false, false) }
            write()
            return (true, finish(&flags, added))
        }
        if isAwaited { Trampoline.drain(self, isCancelled: false) }
        return won
    }

    /// Like `settleOnce`, for a caller that may hold a lock of its own: the consumers are notified after this returns.
    final func settleBeforeNotifying(_ added: PromiseFlags, _ write: () -> Void) -> Bool {
        let (won, isAwaited) = locked { flags in
            guard !flags.contains(.settled) else { return (false, false) }
            write()
            return (true, finish(&flags, added))
        }
        if isAwaited { Trampoline.drainLater(self, isCancelled: false) }
        return won
    }

    /// Cancels a pending promise. Returns whether it was pending; the caller then calls `cancelUpstream()`.
    final func settleCancelled() -> Bool {
        let (won, isAwaited) = locked { flags in
            guard !flags.contains(.settled) else { return (false, false) }
            return (true, finishCancelled(&flags))
        }
        if isAwaited { Trampoline.drain(self, isCancelled: true) }
        return won
    }

    /// Marks this promise as settled, under the lock. Returns whether there are consumers to notify.
    private final func finish(_ flags: inout PromiseFlags, _ added: PromiseFlags) -> Bool {
        flags.formUnion(added)
        flags.insert(.settled)
        guard let last = consumers else { return false }
        guard last.next == nil else {
            flags.insert(.draining)
            return true
        }
        // A single consumer can be enqueued from here without changing the order of consumers: later ones
        // have to wait for the lock. The queue may run the job before the end of this section.
        self.flags.store(flags.rawValue, ordering: .releasing)
        if last.goesToQueue(rejection: flags.contains(.rejected)) {
            consumers = nil
            return false
        }
        flags.insert(.draining)
        return true
    }

    private final func finishCancelled(_ flags: inout PromiseFlags) -> Bool {
        storeCancellation()
        return finish(&flags, [.rejected, .cancelled])
    }

    /// Leaves the promises that this cancelled promise consumes, and so on upstream; iteratively, for a chain of any
    /// length.
    final func cancelUpstream() {
        var left = leaveUpstream()
        while let promise = left.popLast() { left.append(contentsOf: promise.leaveUpstream()) }
    }

    // MARK: - Consumers

    /// Marks the outcome as seen, so that an error is not reported as unhandled.
    @usableFromInline
    final func noteConsumed() {
        // The flag is never removed, so checking it without the lock suffices.
        if !state.contains(.consumed) { locked { flags in flags.formUnion(.consumed) } }
    }

    /// Adds a consumer, which is notified once: when the promise is settled, or soon if it already is.
    ///
    /// - Parameter inline: Whether notifying it runs user code on the current thread.
    @usableFromInline
    final func attach(_ consumer: AnyPromise, inline: Bool) {
        let handoff = locked { flags in
            flags.insert(.consumed)
            return admit(consumer, &flags, inline: inline)
        }
        notify(consumer, handoff)
    }

    /// Adds an object that is notified without being a consumer.
    final func attach(hook: AnyPromise) {
        notify(hook, locked { admit(hook, &$0, inline: false) })
    }

    private final func admit(
        _ consumer: AnyPromise, _ flags: inout PromiseFlags, inline: Bool
    ) -> Handoff {
        // Those that wait for a late drain are inline. Others have no order with them, so they need not wait too.
        if flags.contains(.settled), !flags.contains(.draining) || (flags.contains(.drainsLate) && !inline) {
            guard inline else { return .immediate(isCancelled: flags.contains(.cancelled)) }
            flags.formUnion([.draining, .drainsLate])
            append(consumer)
            return .afterHandler(isCancelled: flags.contains(.cancelled))
        }
        append(consumer)
        return .queued
    }

    private final func notify(_ consumer: AnyPromise, _ handoff: Handoff) {
        switch handoff {
        case .queued: break
        case .immediate(let isCancelled): consumer.settled(self, cancelled: isCancelled)
        case .afterHandler(let isCancelled): Trampoline.drainLater(self, isCancelled: isCancelled)
        }
    }

    private final func append(_ consumer: AnyPromise) {
        if let last = consumers {
            consumer.next = last.next ?? last
            last.next = consumer
        }
        consumers = consumer
    }

    /// Notifies all consumers, including those added in the meantime. Called by a trampoline only.
    final func drain() {
        let cancelled = isCancelled
        while let first = takeConsumers() {
            var following = Optional(first)
            while let consumer = following {
                following = consumer.next.take()
                consumer.settled(self, cancelled: cancelled)
            }
        }
    }

    private final func takeConsumers() -> AnyPromise? {
        locked { flags in
            if let first = openRing() { return first }
            flags.subtract([.draining, .drainsLate])
            return nil
        }
    }

    // MARK: - Leaving

    /// Removes a consumer. Returns true if it was the last one of a pending promise, which is then cancelled; the caller
    /// calls `cancelUpstream()`.
    final func leave(_ consumer: AnyPromise) -> Bool {
        let (cancelled, isAwaited) = locked { flags in
            guard !flags.contains(.settled) else { return (false, false) }
            consumer.markLeft()
            budget -= 1
            guard !sweep(whole: budget == 0) else { return (false, false) }
            return (true, finishCancelled(&flags))
        }
        if isAwaited { Trampoline.drain(self, isCancelled: true) }
        return cancelled
    }

    /// Removes consumers that left from the list: all of them, or those before the first that has
    /// not left. Returns true if there is one that has not.
    private final func sweep(whole: Bool) -> Bool {
        guard let last = consumers else { return false }
        var found = 0
        var rest = openRing()
        while let current = rest, whole || found == 0 {
            rest = current.next
            current.next = nil
            if current.consumes { found += 1 }
            if current.consumes || current.isHook { append(current) }
        }
        if let rest { append(from: rest, to: last) }
        if whole { budget = UInt8(clamping: max(16, found)) }
        return found > 0
    }

    /// Removes all consumers; returns the first, from which `next` leads to the others.
    private final func openRing() -> AnyPromise? {
        guard let last = consumers.take() else { return nil }
        guard let first = last.next.take() else { return last }
        return first
    }

    /// Appends consumers that are linked by `next`.
    private final func append(from first: AnyPromise, to last: AnyPromise) {
        guard let before = consumers else {
            if first !== last { last.next = first }
            consumers = last
            return
        }
        last.next = before.next ?? before
        before.next = first
        consumers = last
    }
}

/// Who notifies a new consumer.
private enum Handoff {
    /// The trampoline that notifies the other consumers, now or later.
    case queued
    /// The call that attaches it.
    case immediate(isCancelled: Bool)
    /// A trampoline, as soon as the current handler has returned.
    case afterHandler(isCancelled: Bool)
}
