import Foundation

/// Gives the terminal back when the process ends without being asked: a trap, an abort, `exit`.
///
/// The signal handler may run on any thread at any point, so it touches only memory allocated
/// beforehand and calls only `write`, `tcsetattr`, `sigaction` and `raise`, which POSIX lists as
/// async-signal-safe. It then hands the signal to whoever handled it before (by default the system,
/// or Swift's backtracer), so the crash is seen as it would have been.
enum CrashRestorer {
    /// What the handler needs; allocated once a process and never freed, since a signal may come at
    /// any time.
    private struct State {
        var input: Int32
        var output: Int32
        var mode: termios
        var leave: UnsafeMutablePointer<UInt8>
        var leaveCount: Int
        var previous: UnsafeMutablePointer<sigaction>
        var isArmed = false
    }

    private static let signals: [Int32] = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT]
    private static let highestSignal = 64

    /// Written on the main actor before handlers are installed, read by them afterwards.
    nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

    /// Remembers the mode to give back; installs the handlers the first time.
    @MainActor static func prepare(input: Int32, output: Int32, mode: termios) {
        if let state {
            state.pointee.input = input
            state.pointee.output = output
            state.pointee.mode = mode
            return
        }
        let text = Array(Control.leave.utf8)
        let leave = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
        leave.initialize(from: text, count: text.count)
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: highestSignal + 1)
        previous.initialize(repeating: sigaction(), count: highestSignal + 1)
        let memory = UnsafeMutablePointer<State>.allocate(capacity: 1)
        memory.initialize(
            to: State(
                input: input, output: output, mode: mode, leave: leave, leaveCount: text.count,
                previous: previous))
        state = memory
        for signal in signals {
            SignalAction.install(signal, previous: &previous[Int(signal)]) { CrashRestorer.crashed($0) }
        }
        atexit { CrashRestorer.restore() }
    }

    /// From now on the terminal has to be restored.
    @MainActor static func arm() { state?.pointee.isArmed = true }

    /// Gives the terminal back if it was taken; the second of two calls does nothing.
    static func restore() {
        guard let state, state.pointee.isArmed else { return }
        state.pointee.isArmed = false
        _ = Foundation.write(state.pointee.output, state.pointee.leave, state.pointee.leaveCount)
        _ = tcsetattr(state.pointee.input, TCSADRAIN, &state.pointee.mode)
    }

    private static func crashed(_ signal: Int32) {
        restore()
        guard let state else { return }
        _ = sigaction(signal, &state.pointee.previous[Int(signal)], nil)
        _ = raise(signal)
    }
}

/// The two spellings of `sigaction`.
enum SignalAction {
    static func install(
        _ signal: Int32, previous: UnsafeMutablePointer<sigaction>?,
        _ handler: @escaping @convention(c) (Int32) -> Void
    ) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESTART))
        sigemptyset(&action.sa_mask)
        sigaction(signal, &action, previous)
    }

    /// Gives a signal back to whom it was taken from.
    static func restore(_ signal: Int32, _ previous: sigaction) {
        var previous = previous
        sigaction(signal, &previous, nil)
    }
}
