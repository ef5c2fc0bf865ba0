import Foundation
import Synchronization

/// A line on standard error that shows how much has been read; nothing when that is not a terminal.
final class ProgressLine: Sendable {
    private let isShown: Bool
    /// The percentage shown last, so that a terminal is not flooded.
    private let last = Mutex(-1)

    init(isTerminal: Bool = isatty(STDERR_FILENO) == 1) {
        isShown = isTerminal
    }

    /// May be called from any thread.
    func show(_ done: Int, of all: Int) {
        guard isShown, all > 0 else { return }
        let percent = done * 100 / all
        last.withLock { last in
            guard percent > last else { return }
            last = percent
            Console.show("\r\u{1B}[Kreading \(done) of \(all) files")
        }
    }

    /// Removes the line.
    func end() {
        last.withLock { last in
            if isShown, last >= 0 { Console.show("\r\u{1B}[K") }
            last = -1
        }
    }
}
