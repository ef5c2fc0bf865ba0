import Synchronization

/// A promise whatever its value: what can be asked to stop.
///
/// Only this module makes subclasses. Inside, it is all of a promise that does not depend on the
/// type of the value, so that this is compiled once; and the element of two intrusive lists
/// that need no memory of their own: the consumers of a promise, and the promises that wait on a
/// thread to hand their outcome on.
///
/// `@unchecked Sendable`: `lock` protects `flags` as a whole, `consumers`, `budget` and the `next` of each
/// consumer. `flags` alone may be read without it: what it says of the outcome never changes back. The `next` of
/// a promise that waits on a thread belongs to that thread's `Trampoline`; a cancelled promise,
/// which may still be linked as a consumer, is never linked there.
public class AnyPromise: @unchecked Sendable {
    // The order packs all but the value of a promise into 47 bytes.
    final var next: AnyPromise?
    /// The last consumer; its `next` is the first, and from there on in order of attaching. A lone one
    /// has no `next`.
    private final var consumers: AnyPromise?
    private final let lock = Mutex(())
    final let line: UInt16
    /// Written at the end of each locked section and read at the start, which also shows ThreadSanitizer
    /// the order of sections: it does not see the locking of the Swift library's `Mutex` on Linux.
    private final let flags: Atomic<UInt8>
    /// How many more consumers may leave before those that left are swept out of the ring.
    private final var budget: UInt8 = 16

    @usableFromInline
    init(_ flags: PromiseFlags, line: UInt16) {
        self.flags = Atomic(flags.rawValue)
        self.line = line
    }

    /// Rejects this promise with `CancellationError` and stops its work, whoever else consumes it.
    ///
    /// Does nothing to a settled promise. Runs hooks of ``Resolver/onCancel(_:)`` and inline handlers
    /// before it returns, unless it is called inside a handler: then after that one.
    public final func cancel() {
        if settleCancelled() { cancelUpstream() }
    }

    /// Whether ``cancel()`` settled this promise, or its last consumer by leaving.
    public final var isCancelled: Bool { state.contains(.cancelled) }

    // MARK: - For each kind

    /// Called once, by the promise consumed, when its outcome stands. Holds no lock.
    ///
    /// - Parameters:
    ///   - upstream: The promise consumed. Who needs it has to take it from here: on another thread this
    ///     consumer may be leaving.
    ///   - cancelled: Whether the outcome stands because that promise was cancelled.
    func settled(_ upstream: AnyPromise, cancelled: Bool) {}

    /// Hands this consumer to its queue, if it has one and nothing of the user's runs on the way. Called
    /// under the lock of the promise consumed, whose flags say settled by then; true in place of a call
    /// of `settled`.
    func goesToQueue(rejection: Bool) -> Bool { false }

    /// Whether this is a consumer that has not left. Read under the lock of the promise consumed.
    var consumes: Bool { false }

    /// Whether this stays among the consumers without being one.
    var isHook: Bool { false }

    /// Notes that this consumer has left. Called under the lock of the promise consumed.
    func markLeft() {}

    /// Called by one of the several that this promise was made of, when its source has its outcome.
    func settled(_ member: Member) {}

    /// Makes the outcome a `CancellationError`. Called under the lock, while there is no outcome.
    func storeCancellation() {}

    /// Leaves what this one consumes, and returns those that have lost their last consumer by it and
    /// are cancelled but have not left theirs. Called once, after this promise was cancelled.
    func leaveUpstream() -> [AnyPromise] { [] }

    // MARK: - State

    final var state: PromiseFlags {
        PromiseFlags(rawValue: flags.load(ordering: .acquiring))
    }

    @usableFromInline
    final var isSettled: Bool { state.contains(.settled) }

    /// Runs `body` under the lock, which it must not take again.
    @inline(__always)
    final func locked<Answer>(_ body: (inout PromiseFlags) -> Answer) -> Answer {
        lock.withLock { _ in
            var now = PromiseFlags(rawValue: flags.load(ordering: .acquiring))
            defer { flags.store(now.rawValue, ordering: .releasing) }
            return body(&now)
        }
    }

    // MARK: - Settling

    /// Lets `write` set the outcome under the lock, unless one stands, and hands it on. True when
    /// it was set.
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

    /// Cancels this promise if it is pending; true when it was. The caller makes it leave what it consumes.
    final func settleCancelled() -> Bool {
        let (won, isAwaited) = locked { flags in
            guard !flags.contains(.settled) else { return (false, false) }
            return (true, finishCancelled(&flags))
        }
        if isAwaited { Trampoline.drain(self, isCancelled: true) }
        return won
    }

    /// Notes under the lock that the outcome stands; true when there is somebody left to hand it to.
    private final func finish(_ flags: inout PromiseFlags, _ added: PromiseFlags) -> Bool {
        flags.formUnion(added)
        flags.insert(.settled)
        guard let last = consumers else { return false }
        guard last.next == nil else {
            flags.insert(.draining)
            return true
        }
        // A lone one that goes to a queue can go from here, and the order of consumers still stands: who
        // attaches later has to wait for the lock. The queue may be ahead of the end of this section.
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

    /// Leaves what this cancelled promise consumes, and so on upwards; a loop, however long the chain.
    final func cancelUpstream() {
        var left = leaveUpstream()
        while let promise = left.popLast() { left.append(contentsOf: promise.leaveUpstream()) }
    }

    // MARK: - Consumers

    /// Notes that somebody saw the outcome, and so has an error to handle.
    @usableFromInline
    final func noteConsumed() {
        // Never taken back once noted, so one look will do.
        if !state.contains(.consumed) { locked { flags in flags.formUnion(.consumed) } }
    }

    /// Adds a consumer, which is told the outcome once: when it stands, or soon if it does.
    ///
    /// - Parameter inline: Whether being told runs something of the user's on the spot.
    @usableFromInline
    final func attach(_ consumer: AnyPromise, inline: Bool) {
        let way = locked { flags in
            flags.insert(.consumed)
            return admit(consumer, &flags, inline: inline)
        }
        tell(consumer, way)
    }

    /// Adds what is told of the outcome without consuming it.
    final func attach(hook: AnyPromise) {
        tell(hook, locked { admit(hook, &$0, inline: false) })
    }

    private final func admit(
        _ consumer: AnyPromise, _ flags: inout PromiseFlags, inline: Bool
    ) -> WayOfTelling {
        if flags.contains(.settled), !flags.contains(.draining) {
            guard inline else { return .atOnce(isCancelled: flags.contains(.cancelled)) }
            flags.insert(.draining)
            append(consumer)
            return .afterHandler(isCancelled: flags.contains(.cancelled))
        }
        append(consumer)
        return .inTurn
    }

    private final func tell(_ consumer: AnyPromise, _ way: WayOfTelling) {
        switch way {
        case .inTurn: break
        case .atOnce(let isCancelled): consumer.settled(self, cancelled: isCancelled)
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

    /// Hands the outcome to all consumers, also to those who come meanwhile; called by a trampoline alone.
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
            flags.remove(.draining)
            return nil
        }
    }

    // MARK: - Leaving

    /// Lets a consumer go. True when it was the last: this promise is cancelled then, and the caller
    /// makes it leave what it consumes.
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

    /// Takes consumers that left out of the list: all of them, or those before the first that has
    /// not left. True when there is one that has not.
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

    /// Takes all consumers out: returns the first, and leads from each to the next.
    private final func openRing() -> AnyPromise? {
        guard let last = consumers.take() else { return nil }
        guard let first = last.next.take() else { return last }
        return first
    }

    /// Appends consumers that lead from one to the next.
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

/// How a new consumer comes to be told the outcome.
private enum WayOfTelling {
    /// By whoever hands the outcome on, now or later.
    case inTurn
    /// By the call that attaches it.
    case atOnce(isCancelled: Bool)
    /// As soon as the current handler has returned.
    case afterHandler(isCancelled: Bool)
}
