import SceneryFoundations
import Synchronization

/// A value that notifies its observers of each change.
///
/// It has any number of observers, each of which ends with its token or its owner. The following holds for each
/// observer, whatever threads set the value:
///
/// - It is called with the current value before `bind` or `observe` returns.
/// - After that it is called once for each set, in the order of the sets, one call at a time. So the
///   last value it received is the value that was set last.
/// - No lock is held while it runs: it may read, set, bind and end anything. A set made
///   inside an observer waits until all observers have received the previous one.
/// - Observers are called in the order in which they were bound.
///
/// `bind` is for the main actor and calls observers there; the compiler checks that. `observe` calls observers on the
/// thread that sets. If a thread sets while another one is calling observers, that other thread
/// delivers the set, and `set` returns at once.
///
/// It ends with ``finish()``, or when it is released: then no set follows, and its observers are released.
///
/// Sets and reads take constant time, apart from the observers.
public final class ObservableValue<Value: Sendable>: Sendable {
    @usableFromInline let state: Protected<ObservableState<Value>>

    /// Creates an observable with an initial value.
    @inlinable
    public init(_ value: Value) {
        state = Protected(ObservableState(value))
    }

    @inlinable
    deinit {
        if state.withLock({ !$0.entries.isEmpty }) { finishAbandoned() }
    }

    /// Nobody can set any more: the sequences and observers finish. A subscription that is ending an entry at the same time
    /// still uses the observable; `ObserverEntry.finish()` waits for it.
    @usableFromInline
    func finishAbandoned() {
        for entry in state.withLock({ $0.entries }) { entry.finish() }
    }

    /// The value that was set last. Assigning it calls ``set(_:)``.
    @inlinable
    public var value: Value {
        get { state.withLock { $0.value } }
        set { set(newValue) }
    }

    /// Sets the value and calls the observers.
    ///
    /// Any thread may call it. It returns after the observers ran, unless an observer of this
    /// observable is running, on this or another thread: then the set is delivered after that.
    /// After ``finish()`` it has no effect.
    @inlinable
    public func set(_ new: Value) {
        var old = new
        if state.withLock({ $0.enqueue(&old) }) { deliver() }
    }

    /// Changes the value atomically.
    ///
    /// `change` runs with no lock held; if another thread sets in the meantime, it runs again with the
    /// newer value. After ``finish()``, `change` does not run.
    ///
    /// - Returns: The value that was set; the last value if the observable has finished.
    @discardableResult
    public func update<Failure: Error>(
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) -> Value {
        while true {
            let (version, old, isFinished) = state.withLock { ($0.version, $0.value, $0.isFinished) }
            if isFinished { return old }
            var new = old
            try change(&new)
            if set(new, ifVersion: version) { return new }
        }
    }

    /// Sets the value unless another set came after the one numbered `version`.
    func set(_ new: Value, ifVersion version: UInt64) -> Bool {
        var old = new
        let (isSet, mustDeliver) = state.withLock { state in
            state.version == version && !state.isFinished
                ? (true, state.enqueue(&old)) : (false, false)
        }
        if mustDeliver { deliver() }
        return isSet
    }

    /// Calls the observers until no set waits. Only the thread for which `enqueue` returned true calls this.
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
        remove(entry)
        entry.subscription?.close()
    }

    func remove(_ entry: ObserverEntry<Value>) {
        state.withLock { $0.remove(entry) }
    }
}

extension ObservableValue {
    /// Ends the observable: it keeps its value, and later sets have no effect.
    ///
    /// Each observer receives the sets that were made before, then its `finished` closure is called, and it is released,
    /// even if its token is kept. Asynchronous sequences of the values end. An observer that comes later receives the last
    /// value, and is finished at once.
    ///
    /// Any thread may call it, any number of times. It returns after the observers were notified, unless an observer of
    /// this observable is running: then they are notified after that.
    public func finish() {
        if state.withLock({ $0.finish() }) { deliver() }
    }

    /// Whether ``finish()`` was called. The last sets may still be on their way to the observers.
    public var isFinished: Bool { state.withLock { $0.isFinished } }

    /// Removes `entry` and notifies its observer of the end.
    fileprivate func finish(_ entry: ObserverEntry<Value>) {
        remove(entry)
        entry.finish()
    }
}

extension ObservableValue where Value: Equatable {
    /// Sets the value unless it is equal to the current one; then no observer is called.
    ///
    /// - Returns: Whether it was set, which it is not after ``finish()``. The comparison runs with no lock held.
    @discardableResult
    public func setIfChanged(_ new: Value) -> Bool {
        while true {
            let (version, old, isFinished) = state.withLock { ($0.version, $0.value, $0.isFinished) }
            if isFinished || old == new { return false }
            if set(new, ifVersion: version) { return true }
        }
    }
}

extension ObservableValue: ObservableReading {
    public var readOnly: DerivedObservable<Value> {
        DerivedObservable(
            roots: [self],
            capture: { [self] in
                let value = heldValue
                return { value }
            },
            attach: { [self] in subscribe($0, finished: $1) })
    }

    public func subscribe(
        _ receive: @escaping @Sendable (Value) -> Bool, finished: (@Sendable () -> Void)?
    ) -> any ObservableSubscription {
        let (entry, subscription, first) = state.withLock { $0.add(receive, finished, to: self) }
        hand(first, to: entry)
        while true {
            let (missed, hasEnded) = state.withLock { ($0.nextMissed(of: entry), $0.hasDeliveredEnd) }
            guard let missed else {
                if hasEnded { finish(entry) }
                break
            }
            hand(missed, to: entry)
        }
        return subscription
    }
}
