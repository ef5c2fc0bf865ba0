#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pointer that each thread has its own value of; nil on a thread that did not set one.
///
/// Keep one in a static property: the system has few keys, and this one is never returned.
@usableFromInline
package struct ThreadLocalPointer: Sendable {
    @usableFromInline let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(
            status == 0, "this process has no thread-specific key left; delete some that are not in use")
        self.key = key
    }

    /// The value of the current thread.
    @inlinable
    package var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
