import Foundation

/// How threads allocate memory from the system.
enum ThreadMemory {
    /// Asks for large pages in the memory that this thread allocates from.
    ///
    /// Reading and writing fills tens of megabytes once. Page faults of four kilobytes each take a tenth of a run.
    static func useLargePages() {
        #if canImport(Glibc)
            // glibc's arenas have this size and alignment. Elsewhere the advice applies to other memory, where it is
            // harmless.
            let stretch: UInt = 64 << 20
            guard let memory = malloc(1) else { return }
            defer { free(memory) }
            let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: memory) & ~(stretch - 1))
            _ = madvise(start, Int(stretch), MADV_HUGEPAGE)
        #endif
    }
}
