/// Brings values to one main-actor observer: in order, one at a time, on main only.
///
/// Values that come on main are handed over at once, after whatever still waits; values from
/// elsewhere wait for one hop to main, however many they are.
@usableFromInline
final class MainMailbox<Value: Sendable>: Sendable {
    @usableFromInline
    struct State {
        @usableFromInline var waiting = Backlog<Value>()
        /// The observer is being called, further out on the stack of the main actor.
        @usableFromInline var isCalling = false
        /// A hop to main is on its way.
        @usableFromInline var isHopping = false
        /// The observer wants no more.
        @usableFromInline var isClosed = false

        @inlinable
        init() {}

        /// True when the caller, being on main, may hand `value` over itself.
        @inlinable
        mutating func begin(_ value: Value) -> Bool {
            guard !isClosed else { return false }
            guard !isCalling, waiting.isEmpty else {
                waiting.append(value)
                return false
            }
            isCalling = true
            return true
        }

        /// The next value to hand over; nil when there is none or somebody further out does it.
        @inlinable
        mutating func next() -> Value? {
            if !isClosed, let next = waiting.popFirst() { return next }
            isCalling = false
            return nil
        }
    }

    @usableFromInline let state = Guarded(State())

    /// Called on main only, by `sendOnMain` and `arrive`. Kept without its isolation because asking
    /// for the executor a second time would double the cost of a delivery.
    @usableFromInline let receive: @Sendable (Value) -> Bool

    @inlinable
    init(_ receive: @escaping @MainActor (Value) -> Bool) {
        self.receive = unsafeBitCast(receive, to: (@Sendable (Value) -> Bool).self)
    }

    /// Hands `value` over, now or soon. False when the observer is known to want no more.
    @inlinable
    func send(_ value: Value) -> Bool {
        MainThread.isCurrent ? sendOnMain(value) : sendToMain(value)
    }

    @inlinable
    func sendOnMain(_ value: Value) -> Bool {
        guard state.withLock({ $0.begin(value) }) else { return afterward() }
        if !receive(value) { close() }
        return drain()
    }

    /// Serves what waits, unless somebody further out on the stack is at it.
    @usableFromInline
    func afterward() -> Bool {
        let mine = state.withLock { state in
            guard !state.isCalling, !state.isClosed else { return false }
            state.isCalling = true
            return true
        }
        return mine ? drain() : state.withLock { !$0.isClosed }
    }

    /// Hands over until nothing waits. Called on main by the one who set `isCalling`.
    @inlinable
    func drain() -> Bool {
        while true {
            let (next, isOpen) = state.withLock { ($0.next(), !$0.isClosed) }
            guard let next else { return isOpen }
            if !receive(next) { close() }
        }
    }

    @usableFromInline
    func sendToMain(_ value: Value) -> Bool {
        let (isOpen, needsHop) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.waiting.append(value)
            defer { state.isHopping = true }
            return (true, !state.isHopping)
        }
        if needsHop {
            Task { @MainActor in
                self.state.withLock { $0.isHopping = false }
                _ = self.afterward()
            }
        }
        return isOpen
    }

    /// No more is handed over.
    @usableFromInline
    func close() {
        state.withLock { $0.isClosed = true }
    }
}
