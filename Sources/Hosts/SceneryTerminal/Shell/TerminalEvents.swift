import Foundation

/// What reaches the shell from outside, in the order it came.
enum TerminalEvent: Sendable, Equatable {
    case bytes([UInt8])
    /// Nothing followed the last bytes for a moment: an escape byte among them was the key.
    case pause
    case signal(Int32)
    /// Standard input ended.
    case end
}

/// Waits for bytes and signals on a thread of its own and hands them on as a stream.
///
/// Signals arrive through a pipe that their handlers write to, so that everything is waited for in
/// one place and handlers stay trivial.
@MainActor final class TerminalEvents {
    /// Terminals send a sequence at once, but a slow line may cut it; keys of a person are further apart.
    private static let pauseMilliseconds: Int32 = 50

    private let signals: [Int32]
    private var previous: [sigaction] = []
    private let readEnd: Int32
    private let writeEnd: Int32
    let stream: AsyncStream<TerminalEvent>

    /// - Parameter signals: Taken from now until `stop`.
    init(input: Int32 = STDIN_FILENO, signals: [Int32]) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw TerminalError.noMode(String(cString: strerror(errno))) }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A full pipe must not block a handler.
        _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
        self.signals = signals
        let (stream, continuation) = AsyncStream<TerminalEvent>.makeStream()
        self.stream = stream
        SignalPipe.writeEnd = writeEnd
        for signal in signals {
            var action = sigaction()
            SignalAction.install(signal, previous: &action) { SignalPipe.send($0) }
            previous.append(action)
        }
        let reader = TerminalReader(
            input: input, signals: readEnd, pause: Self.pauseMilliseconds, continuation: continuation)
        Thread(block: reader.run).start()
    }

    /// Gives the signals back and ends the thread; the stream ends when the thread does.
    func stop() {
        for (signal, action) in zip(signals, previous) { SignalAction.restore(signal, action) }
        previous = []
        SignalPipe.send(TerminalReader.stop)
        SignalPipe.writeEnd = -1
    }
}

/// Where the handlers write.
enum SignalPipe {
    /// Changed on the main actor while no handler is installed that reads it, or to a pipe's end that
    /// stays open; -1 when there is none.
    nonisolated(unsafe) static var writeEnd: Int32 = -1

    /// Async-signal-safe: one `write` of one byte.
    static func send(_ signal: Int32) {
        var byte = UInt8(truncatingIfNeeded: signal)
        let before = errno
        _ = Foundation.write(writeEnd, &byte, 1)
        errno = before
    }
}

/// The loop of the reading thread.
private struct TerminalReader: Sendable {
    /// No signal has this number.
    static let stop: Int32 = 0

    let input: Int32
    let signals: Int32
    let pause: Int32
    let continuation: AsyncStream<TerminalEvent>.Continuation

    func run() {
        defer { continuation.finish() }
        var waits = false
        while true {
            var sources = [
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&sources, nfds_t(sources.count), waits ? pause : -1)
            if ready < 0 {
                if errno == EINTR { continue }
                continuation.yield(.end)
                return
            }
            if ready == 0 {
                waits = false
                continuation.yield(.pause)
                continue
            }
            if sources[0].revents != 0, !passSignals() { return }
            if sources[1].revents != 0 {
                guard passBytes() else { return }
                waits = true
            }
        }
    }

    /// `false` when the thread is to end.
    private func passSignals() -> Bool {
        for byte in read(signals) ?? [] {
            if Int32(byte) == Self.stop {
                close(signals)
                return false
            }
            continuation.yield(.signal(Int32(byte)))
        }
        return true
    }

    /// `false` when standard input has ended.
    private func passBytes() -> Bool {
        guard let bytes = read(input) else { return true }
        continuation.yield(bytes.isEmpty ? .end : .bytes(bytes))
        return !bytes.isEmpty
    }

    /// What there is to read; empty at the end, `nil` when nothing could be read yet.
    private func read(_ source: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(source, &buffer, buffer.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN ? nil : [] }
        return Array(buffer.prefix(count))
    }
}
