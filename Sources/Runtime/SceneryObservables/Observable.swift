import Synchronization

/// A value that tells its observers of each change.
///
/// Any number of observers, each ended by its token or by its owner's life. What holds for each of
/// them, whatever threads set the value:
///
/// - It is called with the value of the moment when it is bound, before `bind` or `observe` returns.
/// - After that it is called once for each set, in the order of the sets, one call at a time. So the
///   last value it was given is the value that was set last.
/// - No lock is held while it runs: it may read, set, bind and end whatever it likes. A set made
///   inside an observer waits its turn: all observers have seen the set before it by then.
/// - Observers are called in the order in which they were bound.
///
/// `bind` is for the main actor and calls on main; the compiler checks that. `observe` calls on the
/// thread that sets. When a thread sets while another one is calling observers, its set is
/// delivered by that other one, and `set` returns at once.
///
/// Sets and reads cost constant time apart from the observers.
public final class Observable<Value: Sendable>: Sendable {
    @usableFromInline let state: Guarded<ObservableState<Value>>

    /// Makes an observable that holds `value`.
    @inlinable
    public init(_ value: Value) {
        state = Guarded(ObservableState(value))
    }

    /// The value that was set last. Setting it is `set(_:)`.
    @inlinable
    public var value: Value {
        get { state.withLock { $0.value } }
        set { set(newValue) }
    }

    /// Sets the value and tells the observers.
    ///
    /// Called on any thread. Returns after the observers ran, unless an observer of this very
    /// observable is running now, on this thread or on another: then the set waits its turn.
    @inlinable
    public func set(_ new: Value) {
        if state.withLock({ $0.enqueue(new) }) { deliver() }
    }

    /// Calls the observers until no set waits. By the thread that `enqueue` told to, and no other.
    @inlinable
    func deliver() {
        while let delivery = state.withLock({ $0.nextDelivery() }) {
            for entry in delivery.entries where entry.joined < delivery.version {
                hand(delivery.value, to: entry)
            }
        }
    }

    @inlinable
    func hand(_ value: Value, to entry: ObserverEntry<Value>) {
        guard !entry.ended.load(ordering: .relaxed) else { return }
        if !entry.receive(value) { end(entry) }
    }

    @usableFromInline
    func end(_ entry: ObserverEntry<Value>) {
        guard !entry.ended.exchange(true, ordering: .relaxed) else { return }
        state.withLock { $0.remove(entry) }
    }
}

extension Observable: ObservableReading {
    public func subscribe(_ receive: @escaping @Sendable (Value) -> Bool) -> any ObservableSubscription {
        let (entry, first) = state.withLock { $0.add(receive) }
        hand(first, to: entry)
        while let missed = state.withLock({ $0.nextMissed(of: entry) }) { hand(missed, to: entry) }
        return EntrySubscription(observable: self, entry: entry)
    }
}

/// The tie between an entry and the observable it is listed in.
private final class EntrySubscription<Value: Sendable>: ObservableSubscription {
    let observable: Observable<Value>
    let entry: ObserverEntry<Value>

    init(observable: Observable<Value>, entry: ObserverEntry<Value>) {
        self.observable = observable
        self.entry = entry
    }

    func end() {
        observable.end(entry)
    }
}
