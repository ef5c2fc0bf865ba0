import Foundation

/// How threads get their memory from the system.
enum ThreadMemory {
    /// Asks for large pages in the memory that this thread allocates from.
    ///
    /// Reading and writing fills tens of megabytes once. To get them by four kilobytes at a time takes a tenth of a run.
    static func useLargePages() {
        #if canImport(Glibc)
            // Memory of threads comes from stretches of this size, which begin at multiples of it. Where that is not so, the
            // advice is for other memory, and does no harm there.
            let stretch: UInt = 64 << 20
            guard let place = malloc(1) else { return }
            defer { free(place) }
            let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~(stretch - 1))
            _ = madvise(start, Int(stretch), MADV_HUGEPAGE)
        #endif
    }
}
