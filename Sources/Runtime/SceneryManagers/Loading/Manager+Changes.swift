import SceneryFoundations

extension Manager {
    /// All changes from now on, in order. The sequence ends when the iterating task is cancelled, or with the manager.
    ///
    /// - Parameter buffering: What is buffered for a consumer that is slower than the changes; everything by default.
    public func changes(
        buffering: AsyncStream<ManagerChange<Key, Model>>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<ManagerChange<Key, Model>> {
        changes(buffering: buffering) { _ in true }
    }

    /// All changes of one value from now on, and those that concern all values. Otherwise like
    /// ``changes(buffering:)``.
    public func changes(
        of key: Key,
        buffering: AsyncStream<ManagerChange<Key, Model>>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<ManagerChange<Key, Model>> {
        changes(buffering: buffering) { $0.key == key || $0.key == nil }
    }

    private func changes(
        buffering: AsyncStream<ManagerChange<Key, Model>>.Continuation.BufferingPolicy,
        where isWanted: @escaping @Sendable (ManagerChange<Key, Model>) -> Bool
    ) -> AsyncStream<ManagerChange<Key, Model>> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ManagerChange<Key, Model>.self, bufferingPolicy: buffering)
        let id = state.withLock { state in
            state.listen { if isWanted($0) { continuation.yield($0) } }
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
        }
        return stream
    }

    /// Delivers the waiting changes, unless another thread or an outer frame of this one already does.
    func notifyListeners() {
        guard beginsNotifying() else { return }
        while let (changes, listeners) = takeChanges() {
            for change in changes {
                listener?.notify(change)
                for listener in listeners { listener(change) }
            }
        }
    }

    private func beginsNotifying() -> Bool {
        state.withLock { state in
            guard !state.isNotifying, !state.outbox.isEmpty else { return false }
            state.isNotifying = true
            return true
        }
    }

    private typealias Listener = @Sendable (ManagerChange<Key, Model>) -> Void

    private func takeChanges() -> ([ManagerChange<Key, Model>], [Listener])? {
        state.withLock { state in
            guard !state.outbox.isEmpty else {
                state.isNotifying = false
                return nil
            }
            defer { state.outbox = [] }
            return (state.outbox, Array(state.listeners.values))
        }
    }
}
