import Synchronization

/// A state that only one thread at a time can see.
///
/// A `Mutex` whose locking ThreadSanitizer sees also on Linux, where it does not look into the Swift
/// library: each section reads at its start what the one before wrote at its end. That is a plain
/// move on the processors in use.
///
/// `@unchecked Sendable`: `content` is touched by ``locked(_:)`` only, and when there is no more than one
/// reference, on making and destroying.
@usableFromInline
struct Guarded<Content>: ~Copyable, @unchecked Sendable {
    @usableFromInline let mutex = Mutex(())
    @usableFromInline let edge = Atomic<UInt8>(0)
    @usableFromInline let content: UnsafeMutablePointer<Content>

    init(_ value: consuming Content) {
        content = .allocate(capacity: 1)
        content.initialize(to: value)
    }

    deinit {
        content.deinitialize(count: 1)
        content.deallocate()
    }

    /// Runs `body` with the state to itself; `body` must not come back here.
    @inlinable @inline(__always)
    borrowing func locked<Answer>(_ body: (inout Content) throws -> Answer) rethrows -> Answer {
        try mutex.withLock { _ in
            _ = edge.load(ordering: .acquiring)
            defer { edge.store(0, ordering: .releasing) }
            return try body(&content.pointee)
        }
    }
}
