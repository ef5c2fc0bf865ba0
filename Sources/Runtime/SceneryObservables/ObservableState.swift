/// The state that the lock of an observable protects, with the operations on it.
///
/// These mutations alone decide the order of deliveries; `ObservableValue` calls observers between them,
/// with no lock held.
@usableFromInline
struct ObservableState<Value: Sendable> {
    @usableFromInline var value: Value

    /// The number of sets; a set has this number right after it.
    @usableFromInline var version: UInt64 = 0

    @usableFromInline var entries: ContiguousArray<ObserverEntry<Value>> = []

    /// Sets that wait for the thread that is delivering.
    @usableFromInline var waiting = FIFOQueue<Value>()

    /// What is going on, as bits of ``Phase``; 0 if nothing is.
    @usableFromInline var phase: UInt8 = 0

    /// The number of observers that are receiving their first value, and one more while the end waits for delivery.
    @usableFromInline var replaying: Int32 = 0

    @inlinable
    init(_ value: Value) {
        self.value = value
    }

    /// Enqueues a set. Returns true if the caller has to deliver, beginning with `nextDelivery()`.
    ///
    /// - Parameter new: Replaced by the previous value, for the caller to release after the lock, because a `deinit`
    ///   may run the user's code.
    @inlinable
    mutating func enqueue(_ new: inout Value) -> Bool {
        if phase != 0 { return enqueueWhileBusy(&new) }
        version &+= 1
        if entries.isEmpty {
            swap(&value, &new)
            return false
        }
        waiting.append(new)
        swap(&value, &new)
        phase = Phase.delivering
        return true
    }

    /// Enqueues a set that the delivering thread delivers, unless the observable has finished. Returns false.
    @inlinable
    @inline(never)
    mutating func enqueueWhileBusy(_ new: inout Value) -> Bool {
        guard !isFinished else { return false }
        version &+= 1
        waiting.append(new)
        swap(&value, &new)
        return false
    }

    /// The next set to deliver with its observers; nil after the last one, which ends the delivery.
    @inlinable
    mutating func nextDelivery() -> (
        value: Value, entries: ContiguousArray<ObserverEntry<Value>>, version: UInt64
    )? {
        guard let next = waiting.popFirst() else {
            phase &= ~Phase.delivering
            return nil
        }
        let number = version &- UInt64(truncatingIfNeeded: waiting.count)
        if replaying > 0 { return specialDelivery(next, number) }
        return (next, entries, number)
    }

    /// A delivery while observers are receiving their first value, or the end waits.
    @usableFromInline
    mutating func specialDelivery(_ next: Value, _ number: UInt64) -> (
        value: Value, entries: ContiguousArray<ObserverEntry<Value>>, version: UInt64
    ) {
        if isFinished, waiting.isEmpty { return (next, takeFinishingEntries(), .max) }
        // The mark of the end waits too, and is no set.
        let number = isFinished ? number &+ 1 : number
        return (next, deferringForReplaying(next, number), number)
    }

    /// Defers the value for observers that are still receiving their first one; returns the others.
    @usableFromInline
    mutating func deferringForReplaying(_ next: Value, _ number: UInt64) -> ContiguousArray<
        ObserverEntry<Value>
    > {
        entries.filter { entry in
            guard entry.isReplaying else { return true }
            if entry.joined < number { entry.missed.append(next) }
            return false
        }
    }

    /// Adds an observer, to which the caller has to deliver the current value.
    mutating func add(
        _ receive: @escaping @Sendable (Value) -> Bool, _ finished: (@Sendable () -> Void)?,
        to observable: ObservableValue<Value>
    ) -> (ObserverEntry<Value>, EntrySubscription, Value) {
        let entry =
            finished.map { FinishingObserverEntry(joined: version, receive: receive, finished: $0) }
            ?? ObserverEntry(joined: version, receive: receive)
        let subscription = EntrySubscription(
            of: entry, in: Unmanaged.passUnretained(observable).toOpaque())
        entry.subscription = subscription
        entries.append(entry)
        replaying += 1
        return (entry, subscription, value)
    }

    /// The next value deferred for `entry`; nil after the last one, when the entry receives later sets directly.
    @usableFromInline
    mutating func nextMissed(of entry: ObserverEntry<Value>) -> Value? {
        if let next = entry.missed.popFirst() { return next }
        entry.isReplaying = false
        replaying -= 1
        return nil
    }

    /// Whether no entry will be finished by a delivery any more: whoever adds one finishes it.
    @usableFromInline var hasDeliveredEnd: Bool { phase & Phase.ended != 0 }

    /// Removes `entry` from the list. The caller has to release it after the lock.
    @usableFromInline
    mutating func remove(_ entry: ObserverEntry<Value>) {
        if let index = entries.firstIndex(where: { $0 === entry }) { entries.remove(at: index) }
    }
}
