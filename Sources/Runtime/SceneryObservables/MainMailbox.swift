import SceneryFoundations

/// Delivers values to one main-actor observer: in order, one at a time, on the main actor only.
///
/// Values sent on the main actor are delivered at once, after those that wait; values from
/// other threads share one asynchronous call on the main actor.
@usableFromInline
final class MainMailbox<Value: Sendable>: Sendable {
    @usableFromInline
    struct State {
        @usableFromInline var waiting = FIFOQueue<Value>()
        /// The observer is being called, by an outer frame on the main actor.
        @usableFromInline var isCalling = false
        /// A call on the main actor is scheduled.
        @usableFromInline var isScheduled = false
        /// The observer has ended.
        @usableFromInline var isClosed = false

        @inlinable
        init() {}

        /// Returns true if the caller, on the main actor, may deliver `value` itself.
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

        /// The next value to deliver; nil if there is none.
        @inlinable
        mutating func next() -> Value? {
            if !isClosed, let next = waiting.popFirst() { return next }
            isCalling = false
            return nil
        }
    }

    @usableFromInline let state = Protected(State())

    /// Called on the main actor only. Stored without its isolation, because checking
    /// the executor a second time would double the cost of a delivery.
    @usableFromInline let receive: @Sendable (Value) -> Bool

    @inlinable
    init(_ receive: @escaping @MainActor (Value) -> Bool) {
        self.receive = unsafeBitCast(receive, to: (@Sendable (Value) -> Bool).self)
    }

    /// Delivers `value`, now or soon. Returns false if the observer is known to have ended.
    @inlinable
    func send(_ value: Value) -> Bool {
        MainQueue.isCurrent ? sendOnMain(value) : sendToMain(value)
    }

    @inlinable
    func sendOnMain(_ value: Value) -> Bool {
        guard state.withLock({ $0.begin(value) }) else { return deliverWaiting() }
        if !receive(value) { close() }
        return drain()
    }

    /// Delivers what waits, unless an outer frame does.
    @usableFromInline
    func deliverWaiting() -> Bool {
        let isFirst = state.withLock { state in
            guard !state.isCalling, !state.isClosed else { return false }
            state.isCalling = true
            return true
        }
        return isFirst ? drain() : state.withLock { !$0.isClosed }
    }

    /// Delivers until nothing waits. Called on the main actor by the frame that set `isCalling`.
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
        let (isOpen, mustSchedule) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.waiting.append(value)
            defer { state.isScheduled = true }
            return (true, !state.isScheduled)
        }
        if mustSchedule {
            Task { @MainActor in
                self.state.withLock { $0.isScheduled = false }
                _ = self.deliverWaiting()
            }
        }
        return isOpen
    }

    /// Ends the delivery.
    @usableFromInline
    func close() {
        state.withLock { $0.isClosed = true }
    }
}
