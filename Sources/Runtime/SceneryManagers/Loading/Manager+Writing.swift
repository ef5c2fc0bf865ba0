extension Manager {
    /// Takes a value that is known to be true, such as one that came by a push message.
    ///
    /// It is in memory when the call suspends, and in the store when it returns. Those who wait for a fetch of
    /// this key get this value; the fetch is cancelled. Optimistic writes under way stay on top of it.
    ///
    /// - Throws: What the store threw; the value is in memory nevertheless.
    public nonisolated(nonsending) func set(_ model: Model, for key: Key) async throws {
        try await written { acknowledgement in
            let landings = state.locked { state in
                let now = clock.now()
                let shown = state.confirm(model, for: key, origin: .write, loadedAt: now)
                lane?.enqueue(
                    .save(StoredModel(model: model, loadedAt: now), key), acknowledgement: acknowledgement)
                return settle(key, with: shown, in: &state)
            }
            announceChanges()
            landings.resume()
        }
    }

    /// Makes a value stale: it is no longer what ``FetchPolicy/cached`` returns, and still what serves as a
    /// fallback. A fetch under way is started anew for those who wait.
    public func invalidate(_ key: Key) {
        state.locked { state in
            state.expire(key)
            lane?.enqueue(.expire(key))
            restart(key, in: &state)
        }
        announceChanges()
    }

    /// Makes all values stale, as ``invalidate(_:)`` does with one. O(n).
    public func invalidateAll() {
        state.locked { state in
            let keys = Set(state.memory.keys).union(state.fetches.keys).union(state.lookups.keys)
            lane?.enqueue(.expireAll)
            for key in keys {
                state.expire(key)
                restart(key, in: &state)
            }
            state.forgetFailures()
        }
        announceChanges()
    }

    /// Forgets a value, in memory and in the store. Who waits for it gets ``ManagerError/removed(key:)``.
    ///
    /// - Throws: What the store threw; the value is gone from memory nevertheless.
    public nonisolated(nonsending) func remove(_ key: Key) async throws {
        try await written { acknowledgement in
            let grounded = state.locked { state in
                let grounded = state.remove(key, error: .removed(key: String(describing: key)))
                state.outbox.append(.removed(key))
                lane?.enqueue(.remove(key), acknowledgement: acknowledgement)
                return grounded
            }
            announceChanges()
            grounded.resume()
        }
    }

    /// Forgets all values, in memory and in the store, as when a person signs out. Who waits for one gets
    /// ``ManagerError/removed(key:)``.
    ///
    /// - Throws: What the store threw; the values are gone from memory nevertheless.
    public nonisolated(nonsending) func clear() async throws {
        try await written { acknowledgement in
            let grounded = state.locked { state in
                let keys = Set(state.fetches.keys).union(state.lookups.keys).union(state.drafts.keys)
                let grounded = keys.map { state.remove($0, error: .removed(key: String(describing: $0))) }
                state.memory.removeAll()
                state.forgetFailures()
                state.outbox.append(.cleared)
                lane?.enqueue(.removeAll, acknowledgement: acknowledgement)
                return grounded
            }
            announceChanges()
            for each in grounded { each.resume() }
        }
    }

    /// Runs `change` and returns when the write it queued is done; at once without a store.
    private nonisolated(nonsending) func written(
        _ change: (StoreLane<Key, Model>.Acknowledgement?) -> Void
    ) async throws {
        guard lane != nil else { return change(nil) }
        try await withCheckedThrowingContinuation { change($0) }
    }

    /// Ends what is under way for a key with a value that is newer.
    func settle(
        _ key: Key, with shown: Loaded<Model>, in state: inout ManagerState<Key, Model>
    ) -> Settled<Model> {
        let fetch = state.fetches.removeValue(forKey: key)
        let lookup = state.lookups.removeValue(forKey: key)
        fetch?.cancel()
        lookup?.cancel()
        return Settled(fetch: fetch?.land(.success(shown)), lookup: lookup?.land(.success(shown)))
    }
}

/// Those who waited for a value that came another way, to be resumed once the lock is free.
struct Settled<Model: Sendable> {
    let fetch: Landing<Loaded<Model>>?
    let lookup: Landing<Loaded<Model>?>?

    func resume() {
        fetch?.resume()
        lookup?.resume()
    }
}
