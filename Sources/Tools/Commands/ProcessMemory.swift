#if canImport(Glibc)
    import Glibc
#endif

/// How the process gets its memory from the system.
enum ProcessMemory {
    /// Asks for sixteen megabytes at a time. The default of 128 kilobytes takes thousands of calls to the system for a
    /// project's facts, on every thread; what is asked for and not used costs nothing.
    static func growInLargeSteps() {
        #if canImport(Glibc)
            mallopt(M_TOP_PAD, 16 << 20)
        #endif
    }
}
