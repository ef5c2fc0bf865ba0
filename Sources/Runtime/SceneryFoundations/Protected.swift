#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A state that only one thread at a time can access.
///
/// The lock is the platform's own, because ThreadSanitizer sees it: the sanitizer does not look into the Swift library
/// and so misses how threads wait for a `Mutex` on Linux. The lock is not recursive.
///
/// The lock and the state share one allocation. Their address never changes, so one thread can hold several locks
/// at once with ``lock()`` and ``unlock()``.
///
/// `@unchecked Sendable`: `storage` is only accessed while the lock is held, or while there is a single reference to it:
/// during initialization and deinitialization.
@usableFromInline
package struct Protected<State>: ~Copyable, @unchecked Sendable {
    #if canImport(Darwin)
        @usableFromInline typealias PlatformLock = os_unfair_lock
    #else
        @usableFromInline typealias PlatformLock = pthread_mutex_t
    #endif

    @usableFromInline
    struct Storage {
        @usableFromInline var lock: PlatformLock
        @usableFromInline var state: State

        @inlinable
        init(lock: PlatformLock, state: consuming State) {
            self.lock = lock
            self.state = state
        }
    }

    @usableFromInline let storage: UnsafeMutablePointer<Storage>

    @inlinable
    package init(_ state: consuming sending State) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage(lock: PlatformLock(), state: state))
        #if !canImport(Darwin)
            pthread_mutex_init(platformLock, nil)
        #endif
    }

    @inlinable
    deinit {
        #if !canImport(Darwin)
            pthread_mutex_destroy(platformLock)
        #endif
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// The address of the lock, which is the first field. An `inout` access to the field itself would overlap with that
    /// of other threads.
    @inlinable
    var platformLock: UnsafeMutablePointer<PlatformLock> {
        UnsafeMutableRawPointer(storage).assumingMemoryBound(to: PlatformLock.self)
    }

    /// Runs `body` with exclusive access to the state.
    ///
    /// `body` must not lock the same instance again, and must not call or release anything that a user of the
    /// package wrote.
    @inlinable @inline(__always)
    package borrowing func withLock<Answer: ~Copyable, Failure: Error>(
        _ body: (inout sending State) throws(Failure) -> sending Answer
    ) throws(Failure) -> sending Answer {
        lock()
        defer { unlock() }
        return try body(&storage.pointee.state)
    }

    // MARK: - Several locks at once

    /// Waits until no other thread holds the lock, and acquires it.
    ///
    /// Whoever holds several locks at once must acquire them in an order that all threads share.
    @inlinable
    package borrowing func lock() {
        #if canImport(Darwin)
            os_unfair_lock_lock(platformLock)
        #else
            pthread_mutex_lock(platformLock)
        #endif
    }

    /// Releases the lock.
    @inlinable
    package borrowing func unlock() {
        #if canImport(Darwin)
            os_unfair_lock_unlock(platformLock)
        #else
            pthread_mutex_unlock(platformLock)
        #endif
    }

    /// Runs `body` with the state, between ``lock()`` and ``unlock()`` of the caller.
    @inlinable @inline(__always)
    package borrowing func withHeldState<Answer>(_ body: (inout State) -> Answer) -> Answer {
        body(&storage.pointee.state)
    }
}
