/// What the lock of an observable protects, and each step that is taken while holding it.
///
/// The whole order of deliveries is decided here, by plain mutations; observers are called between
/// the steps, by `Observable`, with no lock held.
@usableFromInline
struct ObservableState<Value: Sendable> {
    @usableFromInline var value: Value

    /// How many sets there were; the number of a set is this figure right after it.
    @usableFromInline var version: UInt64 = 0

    @usableFromInline var entries: ContiguousArray<ObserverEntry<Value>> = []

    /// Sets that wait for the thread that is delivering.
    @usableFromInline var waiting = Backlog<Value>()

    /// A thread is calling the observers. It looks for more before it leaves.
    @usableFromInline var isDelivering = false

    /// How many observers get their first value at this moment.
    @usableFromInline var replaying: Int32 = 0

    @inlinable
    init(_ value: Value) {
        self.value = value
    }

    /// Notes a set. True when the caller has to deliver, beginning with `nextDelivery()`.
    ///
    /// - Parameter new: comes back as the value before, for the caller to let go of after the lock:
    ///   a `deinit` of the user's may run then.
    @inlinable
    mutating func enqueue(_ new: inout Value) -> Bool {
        version &+= 1
        if isDelivering || !entries.isEmpty { waiting.append(new) }
        swap(&value, &new)
        if isDelivering || entries.isEmpty { return false }
        isDelivering = true
        return true
    }

    /// The next set to deliver and to whom, or nil after the last one, when the turn is over.
    @inlinable
    mutating func nextDelivery() -> (
        value: Value, entries: ContiguousArray<ObserverEntry<Value>>, version: UInt64
    )? {
        guard let next = waiting.popFirst() else {
            isDelivering = false
            return nil
        }
        let number = version &- UInt64(truncatingIfNeeded: waiting.count)
        if replaying > 0 { return (next, apartFromReplaying(next, number), number) }
        return (next, entries, number)
    }

    /// Puts the value aside for those who are still getting their first one; returns the others.
    @usableFromInline
    mutating func apartFromReplaying(_ next: Value, _ number: UInt64) -> ContiguousArray<ObserverEntry<Value>>
    {
        entries.filter { entry in
            guard entry.isReplaying else { return true }
            if entry.joined < number { entry.missed.append(next) }
            return false
        }
    }

    /// Adds an observer that is to be given the value of this moment by the caller.
    @usableFromInline
    mutating func add(_ receive: @escaping @Sendable (Value) -> Bool) -> (ObserverEntry<Value>, Value) {
        let entry = ObserverEntry(joined: version, receive: receive)
        entries.append(entry)
        replaying += 1
        return (entry, value)
    }

    /// The next value put aside for `entry`; nil after the last one, when the entry joins the rest.
    @usableFromInline
    mutating func nextMissed(of entry: ObserverEntry<Value>) -> Value? {
        if let next = entry.missed.popFirst() { return next }
        entry.isReplaying = false
        replaying -= 1
        return nil
    }

    /// Takes `entry` out of the list, for the caller to let go of after the lock.
    @usableFromInline
    mutating func remove(_ entry: ObserverEntry<Value>) {
        if let index = entries.firstIndex(where: { $0 === entry }) { entries.remove(at: index) }
    }
}
