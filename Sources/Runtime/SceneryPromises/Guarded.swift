import Synchronization

/// A state that only one thread at a time can see.
///
/// A `Mutex` whose locking ThreadSanitizer sees also on Linux, where it does not look into the
/// Swift library: each section reads at its start what the one before wrote at its end. That is a
/// plain move on the processors in use.
package struct Guarded<State>: ~Copyable, Sendable {
    private let mutex: Mutex<State>
    private let edge = Atomic<UInt8>(0)

    package init(_ state: sending State) {
        mutex = Mutex(state)
    }

    /// Runs `body` with the state to itself; `body` must not come back here.
    package borrowing func locked<Answer>(_ body: (inout sending State) -> sending Answer) -> sending Answer {
        mutex.withLock { state in
            _ = edge.load(ordering: .acquiring)
            defer { edge.store(0, ordering: .releasing) }
            return body(&state)
        }
    }
}
