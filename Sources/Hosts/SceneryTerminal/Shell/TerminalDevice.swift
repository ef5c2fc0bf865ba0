import Foundation

/// The terminal behind standard input and output: its mode, its size, writing to it.
@MainActor final class TerminalDevice {
    private let input: Int32
    private let output: Int32
    private let cooked: termios
    private var isEntered = false

    /// - Throws: `TerminalError.noMode` when the mode cannot be read.
    init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws {
        self.input = input
        self.output = output
        var mode = termios()
        guard tcgetattr(input, &mode) == 0 else { throw TerminalError.noMode(Self.reason) }
        cooked = mode
        CrashRestorer.prepare(input: input, output: output, mode: mode)
    }

    /// Takes the alternate screen and the keys as they come.
    func enter() throws {
        guard !isEntered else { return }
        var raw = cooked
        cfmakeraw(&raw)
        guard tcsetattr(input, TCSAFLUSH, &raw) == 0 else { throw TerminalError.noMode(Self.reason) }
        isEntered = true
        CrashRestorer.arm()
        write(Control.enter)
    }

    /// Takes raw mode again after someone else may have changed it.
    func reenter() throws {
        isEntered = false
        try enter()
    }

    /// Gives back what `enter` took. A second call does nothing.
    func leave() {
        guard isEntered else { return }
        isEntered = false
        CrashRestorer.restore()
    }

    /// 80 by 24 where the terminal does not know its own size.
    var size: TerminalSize {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Writes everything, or gives up when the terminal is gone; its end is then read from the input.
    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, 1000)
            } else if errno != EINTR {
                return
            }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
