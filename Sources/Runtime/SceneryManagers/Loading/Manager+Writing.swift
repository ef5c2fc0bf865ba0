import SceneryFoundations

extension Manager {
    /// Sets a confirmed value, such as one from a push message.
    ///
    /// It is in memory when the call suspends, and in the store when it returns. Callers that wait for a fetch of
    /// this key receive this value; the fetch is cancelled. Optimistic writes in progress are applied to it.
    ///
    /// - Throws: The error of the store; the value is in memory nevertheless.
    public nonisolated(nonsending) func set(_ model: Model, for key: Key) async throws {
        try await written { acknowledgement in
            let resumptions = state.withLock { state in
                let now = clock.now()
                let shown = state.confirm(model, for: key, origin: .write, loadedAt: now)
                writeQueue?.enqueue(
                    .save(StoredModel(model: model, loadedAt: now), key), acknowledgement: acknowledgement)
                return settle(key, with: shown, in: &state)
            }
            notifyListeners()
            resumptions.resume()
        }
    }

    /// Marks a value as stale: ``FetchPolicy/cached`` does not return it any more, but it still serves as a
    /// fallback. A fetch in progress is restarted.
    public func invalidate(_ key: Key) {
        state.withLock { state in
            state.expire(key)
            writeQueue?.enqueue(.expire(key))
            restart(key, in: &state)
        }
        notifyListeners()
    }

    /// Marks all values as stale, like ``invalidate(_:)``. O(n).
    public func invalidateAll() {
        state.withLock { state in
            let keys = Set(state.memory.keys).union(state.fetches.keys).union(state.lookups.keys)
            writeQueue?.enqueue(.expireAll)
            for key in keys {
                state.expire(key)
                restart(key, in: &state)
            }
            state.forgetFailures()
        }
        notifyListeners()
    }

    /// Removes a value from memory and from the store. Callers that wait for it receive ``ManagerError/removed(key:)``.
    ///
    /// - Throws: The error of the store; the value is removed from memory nevertheless.
    public nonisolated(nonsending) func remove(_ key: Key) async throws {
        try await written { acknowledgement in
            let cancelled = state.withLock { state in
                let cancelled = state.remove(key, error: .removed(key: String(describing: key)))
                state.outbox.append(.removed(key))
                writeQueue?.enqueue(.remove(key), acknowledgement: acknowledgement)
                return cancelled
            }
            notifyListeners()
            cancelled.resume()
        }
    }

    /// Removes all values from memory and from the store, for example when a person signs out. Callers that wait for one
    /// receive ``ManagerError/removed(key:)``.
    ///
    /// - Throws: The error of the store; the values are removed from memory nevertheless.
    public nonisolated(nonsending) func clear() async throws {
        try await written { acknowledgement in
            let cancelled = state.withLock { state in
                let keys = Set(state.fetches.keys).union(state.lookups.keys).union(state.drafts.keys)
                let cancelled = keys.map { state.remove($0, error: .removed(key: String(describing: $0))) }
                state.memory.removeAll()
                state.forgetFailures()
                state.outbox.append(.cleared)
                writeQueue?.enqueue(.removeAll, acknowledgement: acknowledgement)
                return cancelled
            }
            notifyListeners()
            for each in cancelled { each.resume() }
        }
    }

    /// Runs `change` and waits for the write that it enqueued; returns at once without a store.
    private nonisolated(nonsending) func written(
        _ change: (StoreWriteQueue<Key, Model>.Acknowledgement?) -> Void
    ) async throws {
        guard writeQueue != nil else { return change(nil) }
        try await withCheckedThrowingContinuation { change($0) }
    }

    /// Completes the loads of a key with a newer value.
    func settle(
        _ key: Key, with shown: LoadResult<Model>, in state: inout ManagerState<Key, Model>
    ) -> Settled<Model> {
        let fetch = state.fetches.removeValue(forKey: key)
        let lookup = state.lookups.removeValue(forKey: key)
        fetch?.cancel()
        lookup?.cancel()
        return Settled(fetch: fetch?.complete(.success(shown)), lookup: lookup?.complete(.success(shown)))
    }
}

/// The waiters of completed loads, to be resumed after the lock is released.
struct Settled<Model: Sendable> {
    let fetch: PendingResumptions<LoadResult<Model>>?
    let lookup: PendingResumptions<LoadResult<Model>?>?

    func resume() {
        fetch?.resume()
        lookup?.resume()
    }
}
