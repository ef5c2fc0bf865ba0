import Synchronization

/// What an entry is without the type of its values.
///
/// `@unchecked Sendable`: `subscription` is set before another thread has the entry; the rest is atomic.
@usableFromInline
class AnyObserverEntry: @unchecked Sendable {
    /// Once true, no further call begins.
    @usableFromInline final let ended = Atomic<Bool>(false)

    /// What its token has; set before the entry is in the list.
    final var subscription: EntrySubscription?

    @usableFromInline
    init() {}

    /// Removes the entry from the list of the observable at `address`, which exists.
    func remove(from address: UnsafeMutableRawPointer) {}
}

/// One observer in the list of an observable.
///
/// `@unchecked Sendable`: `isReplaying` and `missed` are protected by the lock of the observable in
/// whose list the entry is; the rest never changes or is atomic.
@usableFromInline
class ObserverEntry<Value: Sendable>: AnyObserverEntry, @unchecked Sendable {
    /// Calls the observer; returns false if the observer has ended because its owner was released.
    @usableFromInline final let receive: @Sendable (Value) -> Bool

    /// The last set before the observer was added: that one and earlier ones are not delivered to it.
    @usableFromInline final let joined: UInt64

    /// Whether the first value is being delivered, on the thread that subscribed.
    @usableFromInline final var isReplaying = true

    /// Values set while `isReplaying`, to be delivered by that thread.
    @usableFromInline final var missed = FIFOQueue<Value>()

    @usableFromInline
    init(joined: UInt64, receive: @escaping @Sendable (Value) -> Bool) {
        self.joined = joined
        self.receive = receive
    }

    /// Ends the entry after its last value.
    final func finish() {
        if !ended.exchange(true, ordering: .relaxed) { didFinish() }
        subscription?.close()
    }

    func didFinish() {}

    override final func remove(from address: UnsafeMutableRawPointer) {
        Unmanaged<ObservableValue<Value>>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.remove(self) }
    }
}

/// An entry of an observer that is notified of the end.
///
/// `@unchecked Sendable`: as in `ObserverEntry`; `finished` never changes.
final class FinishingObserverEntry<Value: Sendable>: ObserverEntry<Value>, @unchecked Sendable {
    private let finished: @Sendable () -> Void

    init(
        joined: UInt64, receive: @escaping @Sendable (Value) -> Bool, finished: @escaping @Sendable () -> Void
    ) {
        self.finished = finished
        super.init(joined: joined, receive: receive)
    }

    override func didFinish() { finished() }
}
