#if canImport(Glibc)
    import Glibc
#endif

/// How the process gets its memory from the system.
enum ProcessMemory {
    /// Asks for sixteen megabytes at a time. The default of 128 kilobytes takes thousands of calls to the system for a
    /// project's facts, on every thread; what is asked for and not used costs nothing.
    static func growInLargeSteps() {
        #if canImport(Glibc)
            // By name, since Swift's Glibc leaves out <malloc.h>, where `M_TOP_PAD` is -2.
            guard let address = dlsym(nil, "mallopt") else { return }
            typealias Option = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
            _ = unsafeBitCast(address, to: Option.self)(-2, 16 << 20)
        #endif
    }
}
