/// What an observable is doing, as bits that can be checked at once.
@usableFromInline
enum Phase {
    /// A thread is calling the observers. It delivers all waiting sets before it stops.
    @usableFromInline static var delivering: UInt8 {
        @inlinable get { 1 }
    }
    /// No set follows.
    @usableFromInline static var finished: UInt8 {
        @inlinable get { 2 }
    }
    /// The observers were notified of the end.
    @usableFromInline static var ended: UInt8 {
        @inlinable get { 4 }
    }
}

extension ObservableState {
    @inlinable
    var isFinished: Bool { phase & Phase.finished != 0 }

    /// Refuses sets from now on. Returns true if the caller has to deliver.
    ///
    /// The end waits behind the sets that wait already, as one more copy of the last value: so delivering a set costs
    /// nothing for it.
    mutating func finish() -> Bool {
        guard !isFinished else { return false }
        let isDelivering = phase & Phase.delivering != 0
        if !isDelivering, entries.isEmpty {
            phase = Phase.finished | Phase.ended
            return false
        }
        phase = Phase.delivering | Phase.finished
        waiting.append(value)
        replaying += 1
        return !isDelivering
    }

    /// Removes the entries, except those that are receiving their first value, whose thread finishes them. Returns entries
    /// that finish the removed ones when they are called.
    mutating func takeFinishingEntries() -> ContiguousArray<ObserverEntry<Value>> {
        replaying -= 1
        phase |= Phase.ended
        let finishing = entries.filter { !$0.isReplaying }
        entries.removeAll { !$0.isReplaying }
        return ContiguousArray(
            finishing.map { entry in
                ObserverEntry(joined: 0) { _ in
                    entry.finish()
                    return true
                }
            })
    }
}
