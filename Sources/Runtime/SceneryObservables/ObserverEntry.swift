import Synchronization

/// One observer in the list of an observable.
///
/// `@unchecked Sendable`: `isReplaying` and `missed` are protected by the lock of the observable in
/// whose list the entry is; the rest never changes or is atomic.
@usableFromInline
final class ObserverEntry<Value: Sendable>: @unchecked Sendable {
    /// Calls the observer; returns false if the observer has ended because its owner was released.
    @usableFromInline let receive: @Sendable (Value) -> Bool

    /// The last set before the observer was added: that one and earlier ones are not delivered to it.
    @usableFromInline let joined: UInt64

    /// Once true, no further call begins.
    @usableFromInline let ended = Atomic<Bool>(false)

    /// Whether the first value is being delivered, on the thread that subscribed.
    @usableFromInline var isReplaying = true

    /// Values set while `isReplaying`, to be delivered by that thread.
    @usableFromInline var missed = FIFOQueue<Value>()

    @inlinable
    init(joined: UInt64, receive: @escaping @Sendable (Value) -> Bool) {
        self.joined = joined
        self.receive = receive
    }
}
