/// Brings values to one main-actor observer: in order, one at a time, on main only.
///
/// Values that come on main are handed over at once, after whatever still waits; values from
/// elsewhere wait for one hop to main, however many they are.
final class MainMailbox<Value: Sendable>: Sendable {
    private struct State {
        var waiting = Backlog<Value>()
        /// The observer is being called, further out on the stack of the main actor.
        var isCalling = false
        /// A hop to main is on its way.
        var isHopping = false
        /// The observer wants no more.
        var isClosed = false

        /// True when the caller has to hand over what waits.
        mutating func begin() -> Bool {
            defer { isCalling = true }
            return !isCalling
        }

        mutating func next() -> Value? {
            if !isClosed, let next = waiting.popFirst() { return next }
            isCalling = false
            return nil
        }
    }

    private let state = Guarded(State())
    private let receive: @MainActor (Value) -> Bool

    init(_ receive: @escaping @MainActor (Value) -> Bool) {
        self.receive = receive
    }

    /// Hands `value` over, now or soon. False when the observer is known to want no more.
    func send(_ value: Value) -> Bool {
        if MainThread.isCurrent {
            return MainActor.assumeIsolated { sendOnMain(value) }
        }
        let (isOpen, needsHop) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.waiting.append(value)
            defer { state.isHopping = true }
            return (true, !state.isHopping)
        }
        if needsHop { Task { @MainActor in self.arrive() } }
        return isOpen
    }

    @MainActor
    func sendOnMain(_ value: Value) -> Bool {
        let mine = state.withLock { state in
            state.waiting.append(value)
            return state.begin()
        }
        if mine { drain() }
        return state.withLock { !$0.isClosed }
    }

    /// No more is handed over.
    func close() {
        state.withLock { $0.isClosed = true }
    }

    @MainActor
    private func arrive() {
        let mine = state.withLock { state in
            state.isHopping = false
            return state.begin()
        }
        if mine { drain() }
    }

    @MainActor
    private func drain() {
        while let next = state.withLock({ $0.next() }) {
            if !receive(next) { close() }
        }
    }
}
