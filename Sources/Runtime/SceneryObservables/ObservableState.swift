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

    /// Whether a thread is calling the observers. It delivers all waiting sets before it stops.
    @usableFromInline var isDelivering = false

    /// The number of observers that are receiving their first value.
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
        version &+= 1
        if isDelivering || !entries.isEmpty { waiting.append(new) }
        swap(&value, &new)
        if isDelivering || entries.isEmpty { return false }
        isDelivering = true
        return true
    }

    /// The next set to deliver with its observers; nil after the last one, which ends the delivery.
    @inlinable
    mutating func nextDelivery() -> (
        value: Value, entries: ContiguousArray<ObserverEntry<Value>>, version: UInt64
    )? {
        guard let next = waiting.popFirst() else {
            isDelivering = false
            return nil
        }
        let number = version &- UInt64(truncatingIfNeeded: waiting.count)
        if replaying > 0 { return (next, deferringForReplaying(next, number), number) }
        return (next, entries, number)
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
    @usableFromInline
    mutating func add(_ receive: @escaping @Sendable (Value) -> Bool) -> (ObserverEntry<Value>, Value) {
        let entry = ObserverEntry(joined: version, receive: receive)
        entries.append(entry)
        replaying += 1
        return (entry, value)
    }

    /// The next value deferred for `entry`; nil after the last one, when the entry receives later sets directly.
    @usableFromInline
    mutating func nextMissed(of entry: ObserverEntry<Value>) -> Value? {
        if let next = entry.missed.popFirst() { return next }
        entry.isReplaying = false
        replaying -= 1
        return nil
    }

    /// Removes `entry` from the list. The caller has to release it after the lock.
    @usableFromInline
    mutating func remove(_ entry: ObserverEntry<Value>) {
        if let index = entries.firstIndex(where: { $0 === entry }) { entries.remove(at: index) }
    }
}
