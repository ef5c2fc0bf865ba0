import Foundation

/// Notes what observers hear, from any thread.
final class Journal<Entry: Sendable>: @unchecked Sendable {
    // `list` is touched with `lock` held.
    private let lock = NSLock()
    private var list: [Entry] = []

    var entries: [Entry] { lock.withLock { list } }

    func note(_ entry: Entry) {
        lock.withLock { list.append(entry) }
    }
}
