import Foundation
import TextFormats

/// The only place that writes to standard output and standard error.
enum Console {
    /// Gives the numbers of closed streams to `/dev/null`, so that no file that is opened later gets one of them and the
    /// text that belongs there. Standard output still fails then; input is empty, and errors go nowhere.
    static func replaceClosedStreams() {
        let modes = [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        for (stream, mode) in modes where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number is that of the stream.
            _ = open("/dev/null", mode)
        }
    }

    /// Writes one line. What the text of a project would do to a terminal or a log reader is escaped.
    static func say(_ line: String) { write(LineText.escaped(line) + "\n") }

    /// Writes text as it is, even if it is long; a reader that has gone away is not an error. Any other failure ends the
    /// process with exit code 2.
    static func write(_ text: String) {
        guard let code = send(text, to: STDOUT_FILENO), code != EPIPE else { return }
        fail("cannot write to standard output: \(String(cString: strerror(code)).lowercased())")
    }

    /// Writes one line to standard error, escaped as `say` does.
    static func warn(_ line: String) { show(LineText.escaped(line) + "\n") }

    /// Writes to standard error as it is. A failure has nowhere to be reported.
    static func show(_ text: String) { _ = send(text, to: STDERR_FILENO) }

    /// Reports why the command could not run, and ends with exit code 2.
    static func fail(_ message: String) -> Never { fail([message]) }

    /// Reports several reasons, each on a line.
    static func fail(_ messages: [String]) -> Never {
        for (number, message) in messages.enumerated() {
            warn(number == 0 ? "scenery: \(message)" : message)
        }
        exit(2)
    }

    /// - Returns: The system's error; `nil` when everything was written.
    private static func send(_ text: String, to stream: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
            guard written < 0 else {
                rest = rest.dropFirst(written)
                continue
            }
            if errno == EAGAIN { wait(for: stream) } else if errno != EINTR { return errno }
        }
        return nil
    }

    /// Waits until a stream that does not block takes more.
    private static func wait(for stream: Int32) {
        var descriptor = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        // An error shows at the next write.
        _ = poll(&descriptor, 1, -1)
    }
}
