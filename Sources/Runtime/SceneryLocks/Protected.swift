import Synchronization

/// A state that only one thread at a time can see.
///
/// A `Mutex` whose locking ThreadSanitizer sees on Linux also where threads wait for each other: that part of it
/// lies in the Swift library, into which the sanitizer does not look. So each section reads at its start what the
/// one before wrote at its end, which is a plain move on the processors in use.
package struct Protected<State>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>
    @usableFromInline let edge = Atomic<UInt8>(0)

    @inlinable
    package init(_ state: sending State) {
        mutex = Mutex(state)
    }

    /// Runs `body` with the state to itself; `body` must not come back here.
    @inlinable
    package borrowing func withLock<Answer: ~Copyable, Failure: Error>(
        _ body: (inout sending State) throws(Failure) -> sending Answer
    ) throws(Failure) -> sending Answer {
        try mutex.withLock { state throws(Failure) in
            _ = edge.load(ordering: .acquiring)
            defer { edge.store(0, ordering: .releasing) }
            return try body(&state)
        }
    }
}
