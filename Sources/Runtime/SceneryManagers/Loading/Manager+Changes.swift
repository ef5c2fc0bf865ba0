extension Manager {
    /// All changes from now on, in order. Ends when the task that reads it is cancelled, or with the manager.
    ///
    /// - Parameter buffering: What is kept for a reader who is slower than the changes; all unless given.
    public func changes(
        buffering: AsyncStream<ManagerChange<Key, Model>>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<ManagerChange<Key, Model>> {
        changes(buffering: buffering) { _ in true }
    }

    /// All changes of one value from now on, and those that concern all values. As
    /// ``changes(buffering:)`` otherwise.
    public func changes(
        of key: Key, buffering: AsyncStream<ManagerChange<Key, Model>>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<ManagerChange<Key, Model>> {
        changes(buffering: buffering) { $0.key == key || $0.key == nil }
    }

    private func changes(
        buffering: AsyncStream<ManagerChange<Key, Model>>.Continuation.BufferingPolicy,
        where isWanted: @escaping @Sendable (ManagerChange<Key, Model>) -> Bool
    ) -> AsyncStream<ManagerChange<Key, Model>> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ManagerChange<Key, Model>.self, bufferingPolicy: buffering)
        let id = state.locked { state in
            state.listen { if isWanted($0) { continuation.yield($0) } }
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.locked { _ = $0.listeners.removeValue(forKey: id) }
        }
        return stream
    }

    /// Announces what waits to be announced, unless that is being done already, by another thread or
    /// further up this one.
    func announceChanges() {
        guard takesAnnouncing() else { return }
        while let (changes, listeners) = takeChanges() {
            for change in changes {
                announcer?.announce(change)
                for listener in listeners { listener(change) }
            }
        }
    }

    private func takesAnnouncing() -> Bool {
        state.locked { state in
            guard !state.isAnnouncing, !state.outbox.isEmpty else { return false }
            state.isAnnouncing = true
            return true
        }
    }

    private typealias Listener = @Sendable (ManagerChange<Key, Model>) -> Void

    private func takeChanges() -> ([ManagerChange<Key, Model>], [Listener])? {
        state.locked { state in
            guard !state.outbox.isEmpty else {
                state.isAnnouncing = false
                return nil
            }
            defer { state.outbox = [] }
            return (state.outbox, Array(state.listeners.values))
        }
    }
}
