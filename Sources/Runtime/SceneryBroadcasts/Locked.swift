#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Content that is touched while its lock is held, and never otherwise.
///
/// The platform's own lock, because ThreadSanitizer knows it. Registering takes it; telling
/// observers does not.
///
/// `@unchecked Sendable`: `withLock` is the only way to `content`.
final class Locked<Content>: @unchecked Sendable {
    #if canImport(Darwin)
        private typealias Word = os_unfair_lock
    #else
        private typealias Word = pthread_mutex_t
    #endif

    private let word: UnsafeMutablePointer<Word>

    /// Behind a pointer, since the lock makes the runtime's check of exclusive access superfluous.
    private let content: UnsafeMutablePointer<Content>

    init(_ initial: Content) {
        content = .allocate(capacity: 1)
        content.initialize(to: initial)
        word = .allocate(capacity: 1)
        word.initialize(to: Word())
        #if !canImport(Darwin)
            pthread_mutex_init(word, nil)
        #endif
    }

    deinit {
        #if !canImport(Darwin)
            pthread_mutex_destroy(word)
        #endif
        word.deallocate()
        content.deinitialize(count: 1)
        content.deallocate()
    }

    /// Runs `body` with the lock held. `body` must neither call nor release what is a user's.
    func withLock<Result>(_ body: (inout Content) -> Result) -> Result {
        #if canImport(Darwin)
            os_unfair_lock_lock(word)
            defer { os_unfair_lock_unlock(word) }
        #else
            pthread_mutex_lock(word)
            defer { pthread_mutex_unlock(word) }
        #endif
        return body(&content.pointee)
    }
}
