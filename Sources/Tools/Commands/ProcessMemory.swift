#if canImport(Glibc)
    import Glibc
#endif

/// How the process gets its memory from the system.
enum ProcessMemory {
    /// Asks for sixteen megabytes at a time. The default of 128 kilobytes takes thousands of calls to the system for a
    /// project's facts, on every thread; what is asked for and not used costs nothing.
    static func growInLargeSteps() { set(.topPad, to: 16 << 20) }

    /// The numbers of options in <malloc.h>, which Swift's Glibc leaves out.
    private enum Option: CInt {
        case topPad = -2
    }

    private static func set(_ option: Option, to value: CInt) {
        #if canImport(Glibc)
            guard let address = dlsym(nil, "mallopt") else { return }
            typealias Setter = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
            _ = unsafeBitCast(address, to: Setter.self)(option.rawValue, value)
        #endif
    }
}
