import Foundation

/// How memory is taken from the system in a process that makes very many small values and then ends.
enum AllocatorSettings {
    /// Takes it in large pieces, for all threads from one place, and gives none back before the end: glibc would ask the
    /// kernel for every few pages, and hold up the other threads each time.
    static func apply() {
        #if canImport(Glibc)
            mallopt(M_ARENA_MAX, 1)
            mallopt(M_TOP_PAD, 16 << 20)
            mallopt(M_TRIM_THRESHOLD, 1 << 30)
        #endif
    }
}
