import Foundation

/// Records what observers receive, from any thread.
final class Journal<Entry: Sendable>: @unchecked Sendable {
    // `list` is accessed with `lock` held.
    private let lock = NSLock()
    private var list: [Entry] = []

    var entries: [Entry] { lock.withLock { list } }

    func append(_ entry: Entry) {
        lock.withLock { list.append(entry) }
    }
}
