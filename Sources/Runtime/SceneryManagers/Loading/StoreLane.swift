/// Takes the writes to a store in the order in which the values changed, one after the other.
final class StoreLane<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    enum Write: Sendable {
        case save(StoredModel<Model>, Key)
        case expire(Key)
        case expireAll
        case remove(Key)
        case removeAll
        /// Nothing to write; tells when all before it is written.
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
    private let queue = Guarded(Queue())

    init(_ store: any ModelStore<Key, Model>, onFailure: @escaping @Sendable (any Error) -> Void) {
        self.store = store
        self.onFailure = onFailure
    }

    /// Queues a write. A failure goes to who wants the acknowledgement, or else to the handler.
    func enqueue(_ write: Write, acknowledgement: Acknowledgement? = nil) {
        let isFirst = queue.locked { queue in
            queue.writes.append((write, acknowledgement))
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        if isFirst { Task.detached { await self.run() } }
    }

    /// What is kept for a key, after all writes queued so far. A store that cannot read has nothing.
    func record(for key: Key) async -> StoredModel<Model>? {
        do {
            try await settled()
            return try await store.record(for: key)
        } catch {
            // A read that was given up is no fault of the store.
            if !Task.isCancelled { onFailure(error) }
            return nil
        }
    }

    /// Returns when all writes queued so far are done.
    func settled() async throws {
        guard queue.locked({ $0.isRunning }) else { return }
        try await withCheckedThrowingContinuation { enqueue(.barrier, acknowledgement: $0) }
    }

    private func run() async {
        while let writes = takeAll() {
            for (write, acknowledgement) in writes {
                do {
                    try await perform(write)
                    acknowledgement?.resume()
                } catch {
                    if let acknowledgement { acknowledgement.resume(throwing: error) } else { onFailure(error) }
                }
            }
        }
    }

    private func takeAll() -> [Queued]? {
        queue.locked { queue in
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
