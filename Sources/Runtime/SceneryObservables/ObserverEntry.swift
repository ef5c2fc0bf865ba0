import Synchronization

/// One observer in the list of an observable.
///
/// `@unchecked Sendable`: `isReplaying` and `missed` are protected by the lock of the observable in
/// whose list the entry is; the rest never changes or is atomic.
@usableFromInline
final class ObserverEntry<Value: Sendable>: @unchecked Sendable {
    /// Hands a value to the observer; false when the observer wants no more, its owner being gone.
    @usableFromInline let receive: @Sendable (Value) -> Bool

    /// The last set that came before this observer: it has no claim on that one or earlier ones.
    @usableFromInline let joined: UInt64

    /// Once true, no further delivery begins.
    @usableFromInline let ended = Atomic<Bool>(false)

    /// The first value is being handed over on the thread that binds.
    @usableFromInline var isReplaying = true

    /// Values set while `isReplaying`, for that same thread to hand over.
    @usableFromInline var missed = Backlog<Value>()

    @inlinable
    init(joined: UInt64, receive: @escaping @Sendable (Value) -> Bool) {
        self.joined = joined
        self.receive = receive
    }
}
