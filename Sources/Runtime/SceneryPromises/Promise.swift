import Synchronization

/// A value that comes once, or an error in its place, for any number of consumers.
///
/// The work behind a promise starts when the promise is made and runs once, however many consume it.
/// It is settled once; what is settled later is ignored.
///
/// **Consumers** are what ``then(on:fileID:line:_:)``, ``recover(on:fileID:line:_:)``,
/// ``catch(on:fileID:line:_:)``, ``always(on:fileID:line:_:)``, the combining functions and
/// ``value`` attach. Each link of a chain consumes the one before.
///
/// **Executor.** A handler runs on the main queue, on the main actor, unless `on:` says otherwise;
/// see ``Delivery``.
///
/// **Order.** The handlers of one promise on one delivery run in the order they were attached, also
/// those attached from another thread while the first run. A handler never runs inside the call that
/// attached it, nor inside another handler of its thread. No lock is held while it runs.
///
/// **Cancellation.** ``cancel()`` rejects a promise with `CancellationError` and leaves the promise it
/// consumes. A pending promise that loses its last consumer so is cancelled in turn, and its work is told to
/// stop. A promise that has not had a consumer goes on. A handler that has begun is not
/// interrupted; one that has not is not called.
///
/// **Lifetime.** Whoever can settle a promise keeps it alive, with its consumers; nobody else has to.
/// Memory: 56 bytes for a word-sized value. Attaching, settling and leaving cost the same however many
/// consumers there are (leaving: on average over many).
///
/// `@unchecked Sendable`: `lock` protects `outcome` until it is set, `flags`, `budget`,
/// `consumers` and the `next` of each consumer; `outcome` never changes once set.
public class Promise<Value: Sendable>: AnyPromise, @unchecked Sendable {
    // The order packs all but the value into 48 bytes.
    final var outcome: Result<Value, any Error>?
    final var flags: PromiseFlags = []
    /// How many more consumers may leave before those that left are swept out of the list.
    final var budget: UInt8 = 16
    /// Written at the end of each locked section and read at the start, because ThreadSanitizer
    /// does not see the locking of the Swift library's `Mutex` on Linux. Costs a plain move.
    private final let edge = Atomic<UInt8>(0)
    private final let lock = Mutex(())
    /// The last of a ring of consumers, in order of attaching.
    final var consumers: AnyPromise?
    final let place: Place

    init(place: Place) {
        self.place = place
    }

    init(settled outcome: Result<Value, any Error>, place: Place) {
        self.outcome = outcome
        self.place = place
    }

    deinit {
        guard case .failure(let error)? = outcome, !flags.contains(.consumed),
              !(error is CancellationError) else { return }
        if case .neverSettled? = error as? PromiseError { return }
        PromiseReports.report(.unhandledRejection(error, madeAt: place.source))
    }

    /// Rejects this promise with `CancellationError` and stops its work, whoever else consumes it.
    ///
    /// Does nothing to a settled promise. Runs hooks of ``Resolver/onCancel(_:)`` and inline handlers
    /// before it returns, unless it is called inside a handler: then after that one.
    public final override func cancel() {
        if rejectAsCancelled() { cancelUpstream() }
    }

    /// Where this promise was made.
    public final var source: PromiseSource { place.source }

    /// The outcome if it stands already, nil while the promise is pending. Consumes nothing.
    public final var result: Result<Value, any Error>? {
        locked { outcome }
    }

    /// Whether ``cancel()`` settled this promise, or its last consumer by leaving.
    public final var isCancelled: Bool {
        locked { flags.contains(.cancelled) }
    }

    // MARK: - Settling

    final func locked<Answer>(_ body: () -> Answer) -> Answer {
        lock.withLock { _ in
            _ = edge.load(ordering: .acquiring)
            defer { edge.store(0, ordering: .releasing) }
            return body()
        }
    }

    /// Sets the outcome and hands it on. False when one stood already.
    @discardableResult
    final func settle(_ outcome: Result<Value, any Error>) -> Bool {
        let (won, consumed) = locked { () -> (Bool, Bool) in
            guard self.outcome == nil else { return (false, false) }
            return (true, set(outcome))
        }
        if consumed { Trampoline.drain(self, isCancelled: false) }
        return won
    }

    /// Sets the outcome under the lock; true when there is somebody to hand it to.
    private final func set(_ outcome: Result<Value, any Error>) -> Bool {
        self.outcome = outcome
        guard consumers != nil else { return false }
        flags.insert(.draining)
        return true
    }

    private final func rejectAsCancelled() -> Bool {
        let (won, consumed) = locked { () -> (Bool, Bool) in
            guard outcome == nil else { return (false, false) }
            flags.insert(.cancelled)
            return (true, set(.failure(CancellationError())))
        }
        if consumed { Trampoline.drain(self, isCancelled: true) }
        return won
    }

    // MARK: - Consumers

    /// Adds what is told of the outcome without consuming it.
    final func attach(hook: CancellationHook) {
        let isSettled = locked { () -> Bool in
            guard outcome == nil || flags.contains(.draining) else { return true }
            append(hook)
            return false
        }
        if isSettled { hook.upstreamSettled(cancelled: isCancelled) }
    }

    /// Adds a consumer, which is told the outcome once: when it stands, or soon if it does.
    final func attach(_ consumer: AnyPromise, inline: Bool) {
        let way = locked { () -> WayOfTelling in
            flags.insert(.consumed)
            if outcome == nil || flags.contains(.draining) {
                append(consumer)
                return .inTurn
            }
            guard inline else { return .atOnce }
            append(consumer)
            flags.insert(.draining)
            return .afterHandler(isCancelled: flags.contains(.cancelled))
        }
        switch way {
        case .inTurn: break
        case .atOnce: consumer.upstreamSettled(cancelled: isCancelled)
        case .afterHandler(let isCancelled): Trampoline.drainLater(self, isCancelled: isCancelled)
        }
    }

    private final func append(_ consumer: AnyPromise) {
        if let last = consumers {
            consumer.next = last.next
            last.next = consumer
        } else {
            consumer.next = consumer
        }
        consumers = consumer
    }

    /// Hands the outcome to all consumers, also to those who come meanwhile.
    final override func drain() {
        while let (last, cancelled) = takeConsumers() {
            var following = last.next
            last.next = nil
            while let consumer = following {
                following = consumer.next
                consumer.next = nil
                consumer.upstreamSettled(cancelled: cancelled)
            }
        }
    }

    private final func takeConsumers() -> (AnyPromise, Bool)? {
        locked {
            guard let last = consumers else {
                flags.remove(.draining)
                return nil
            }
            consumers = nil
            return (last, flags.contains(.cancelled))
        }
    }

    /// Lets a consumer go. True when it was the last: this promise is cancelled then, and the caller
    /// makes it leave what it consumes.
    final func leave(_ consumer: AnyPromise) -> Bool {
        let (cancelled, consumed) = locked { () -> (Bool, Bool) in
            guard outcome == nil else { return (false, false) }
            consumer.markLeft()
            budget -= 1
            let someoneIsLeft = sweep(whole: budget == 0)
            guard !someoneIsLeft else { return (false, false) }
            flags.insert(.cancelled)
            return (true, set(.failure(CancellationError())))
        }
        if consumed { Trampoline.drain(self, isCancelled: true) }
        return cancelled
    }

    /// Takes consumers that left out of the ring, up to the first that has not, or all of them.
    /// True when there is one that has not.
    private final func sweep(whole: Bool) -> Bool {
        guard let last = consumers else { return false }
        var found = 0
        var previous = last
        var reachedLast = false
        while !reachedLast, let current = previous.next {
            reachedLast = current === consumers
            if current.consumes {
                found += 1
                if !whole { return true }
            }
            if current.consumes || current is CancellationHook {
                previous = current
            } else {
                remove(current, after: previous)
            }
        }
        if whole { budget = UInt8(clamping: max(16, found)) }
        return found > 0
    }

    private final func remove(_ consumer: AnyPromise, after previous: AnyPromise) {
        if previous === consumer {
            consumers = nil
        } else {
            previous.next = consumer.next
            if consumer === consumers { consumers = previous }
        }
        consumer.next = nil
    }
}

/// How a new consumer comes to be told the outcome.
private enum WayOfTelling {
    /// By whoever hands the outcome on, now or later.
    case inTurn
    /// By the call that attaches it.
    case atOnce
    /// As soon as the current handler has returned.
    case afterHandler(isCancelled: Bool)
}

/// What a promise knows of itself besides its outcome.
struct PromiseFlags: OptionSet {
    let rawValue: UInt8

    /// A trampoline hands the outcome on, or is about to; newcomers join its list.
    static let draining = PromiseFlags(rawValue: 1)
    /// Somebody attached at one time, so a rejection is theirs to handle.
    static let consumed = PromiseFlags(rawValue: 2)
    /// Settled by `cancel()` or by its last consumer leaving.
    static let cancelled = PromiseFlags(rawValue: 4)
}
