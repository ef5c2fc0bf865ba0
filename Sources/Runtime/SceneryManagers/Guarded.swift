#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A state that only one thread at a time can see.
///
/// The platform's own lock, which ThreadSanitizer knows, beside what it protects.
///
/// `@unchecked Sendable`: `content` is touched by ``locked(_:)`` only, and when there is no more than one
/// reference, on making and destroying.
@usableFromInline
struct Guarded<Content>: ~Copyable, @unchecked Sendable {
    #if canImport(Darwin)
    @usableFromInline typealias Lock = os_unfair_lock
    #else
    @usableFromInline typealias Lock = pthread_mutex_t
    #endif

    @usableFromInline let lock: UnsafeMutablePointer<Lock>
    @usableFromInline let content: UnsafeMutablePointer<Content>

    init(_ value: consuming Content) {
        lock = .allocate(capacity: 1)
        lock.initialize(to: Lock())
        #if !canImport(Darwin)
        pthread_mutex_init(lock, nil)
        #endif
        content = .allocate(capacity: 1)
        content.initialize(to: value)
    }

    deinit {
        #if !canImport(Darwin)
        pthread_mutex_destroy(lock)
        #endif
        lock.deallocate()
        content.deinitialize(count: 1)
        content.deallocate()
    }

    /// Runs `body` with the state to itself; `body` must not come back here.
    @inlinable @inline(__always)
    borrowing func locked<Answer>(_ body: (inout Content) throws -> Answer) rethrows -> Answer {
        #if canImport(Darwin)
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
        #else
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        #endif
        return try body(&content.pointee)
    }
}
