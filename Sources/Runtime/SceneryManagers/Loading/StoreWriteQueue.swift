import SceneryFoundations

/// Performs the writes to a store one after another, in the order in which the values changed.
final class StoreWriteQueue<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    enum Write: Sendable {
        case save(StoredModel<Model>, Key)
        case expire(Key)
        case expireAll
        case remove(Key)
        case removeAll
        /// Writes nothing; acknowledged after all earlier writes.
        case barrier
    }

    typealias Acknowledgement = CheckedContinuation<Void, any Error>

    private typealias Queued = (write: Write, acknowledgement: Acknowledgement?)

    private struct Queue {
        var writes: [Queued] = []
        var isRunning = false
    }

    let store: any ModelStore<Key, Model>
    private let onFailure: @Sendable (any Error) -> Void
    private let queue = Protected(Queue())

    init(_ store: any ModelStore<Key, Model>, onFailure: @escaping @Sendable (any Error) -> Void) {
        self.store = store
        self.onFailure = onFailure
    }

    /// Enqueues a write. A failure is passed to `acknowledgement`, or without one to the failure handler.
    func enqueue(_ write: Write, acknowledgement: Acknowledgement? = nil) {
        let isFirst = queue.withLock { queue in
            queue.writes.append((write, acknowledgement))
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        if isFirst { Task.detached { await self.run() } }
    }

    /// The record of a key after all writes enqueued so far; nil if the store cannot be read.
    func record(for key: Key) async -> StoredModel<Model>? {
        do {
            try await settled()
            return try await store.record(for: key)
        } catch {
            // A cancelled read is not a failure of the store.
            if !Task.isCancelled { onFailure(error) }
            return nil
        }
    }

    /// Waits for all writes enqueued so far.
    func settled() async throws {
        guard queue.withLock({ $0.isRunning }) else { return }
        try await withCheckedThrowingContinuation { enqueue(.barrier, acknowledgement: $0) }
    }

    private func run() async {
        while let writes = takeAll() {
            for (write, acknowledgement) in writes {
                do {
                    try await perform(write)
                    acknowledgement?.resume()
                } catch {
                    if let acknowledgement {
                        acknowledgement.resume(throwing: error)
                    } else {
                        onFailure(error)
                    }
                }
            }
        }
    }

    private func takeAll() -> [Queued]? {
        queue.withLock { queue in
            defer { queue.writes = [] }
            queue.isRunning = !queue.writes.isEmpty
            return queue.isRunning ? queue.writes : nil
        }
    }

    private func perform(_ write: Write) async throws {
        switch write {
        case .save(let record, let key): try await store.save(record, for: key)
        case .expire(let key): try await store.expire(key)
        case .expireAll: try await store.expireAll()
        case .remove(let key): try await store.remove(key)
        case .removeAll: try await store.removeAll()
        case .barrier: break
        }
    }
}
