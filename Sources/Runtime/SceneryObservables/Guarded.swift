#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A value behind a lock of its own, at an address of its own.
///
/// The platform's lock is used as it is, because ThreadSanitizer knows it, it never spins for long,
/// and two of them can be held at once in an order of the caller's choosing.
///
/// `@unchecked Sendable`: `content` is read and written between `lock()` and `unlock()` only, but
/// for the moments of making and of destroying, when there is a single reference.
@usableFromInline
struct Guarded<Content>: ~Copyable, @unchecked Sendable {
    #if canImport(Darwin)
        @usableFromInline typealias Word = os_unfair_lock
    #else
        @usableFromInline typealias Word = pthread_mutex_t
    #endif

    /// The lock and what it protects, side by side: one allocation, one cache line for small contents.
    @usableFromInline
    struct Storage {
        @usableFromInline var word: Word
        @usableFromInline var content: Content

        @inlinable
        init(word: Word, content: Content) {
            self.word = word
            self.content = content
        }
    }

    @usableFromInline let storage: UnsafeMutablePointer<Storage>

    @inlinable
    init(_ content: consuming Content) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage(word: Word(), content: content))
        #if !canImport(Darwin)
            pthread_mutex_init(word, nil)
        #endif
    }

    deinit {
        #if !canImport(Darwin)
            pthread_mutex_destroy(word)
        #endif
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Where the lock lies: first. By address, because an `inout` of it would be an access to
    /// Swift's eyes, and of several threads at once.
    @inlinable
    var word: UnsafeMutablePointer<Word> {
        UnsafeMutableRawPointer(storage).assumingMemoryBound(to: Word.self)
    }

    /// Waits for the lock and takes it.
    @inlinable
    func lock() {
        #if canImport(Darwin)
            os_unfair_lock_lock(word)
        #else
            pthread_mutex_lock(word)
        #endif
    }

    /// Gives the lock back.
    @inlinable
    func unlock() {
        #if canImport(Darwin)
            os_unfair_lock_unlock(word)
        #else
            pthread_mutex_unlock(word)
        #endif
    }

    /// Runs `body` with the lock held. `body` must call no code of a user's.
    @inlinable
    func withLock<Result, Failure: Error>(
        _ body: (inout Content) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        let storage = storage
        return try body(&storage.pointee.content)
    }
}
