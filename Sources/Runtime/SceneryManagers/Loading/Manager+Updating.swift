extension Manager {
    /// Changes a held value at once, and takes the change back should the other side refuse it.
    ///
    ///     try await rides.update(id, optimistically: { $0.isLiked = true }) { ride in
    ///         try await api.like(ride.id)
    ///         return ride
    ///     }
    ///
    /// Writes to one key are committed one after the other, in the order of the calls. A write that fails takes
    /// its own edit away and leaves later ones. A value that is fetched meanwhile shows with the edits on it.
    /// Only what is confirmed reaches the store.
    ///
    /// - Parameters:
    ///   - key: Whose value; it is looked up in the store if it is not in memory.
    ///   - edit: The change, shown before the call suspends if the value is in memory. It may be made again on
    ///     another value, and is called with a lock held: it must not come back to the manager.
    ///   - commit: Sends the value with the change; returns the value as the other side has it now: what it
    ///     was given, where that only agrees. Called on the global executor, and not at all if the calling task
    ///     was cancelled before its turn.
    /// - Returns: What `commit` returned.
    /// - Throws: What `commit` threw, after the change was taken back; ``ManagerError/notHeld(key:)`` when there
    ///   is nothing to change; ``ManagerError/removed(key:)`` when the value was removed meanwhile.
    @discardableResult
    public nonisolated(nonsending) func update(
        _ key: Key,
        optimistically edit: @escaping @Sendable (inout Model) -> Void,
        commit: @escaping @Sendable (Model) async throws -> Model
    ) async throws -> Model {
        let id = try await begin(edit, of: key)
        do {
            try await turn(of: id, key)
            let confirmed = try await commit(try sent(key))
            try finish(id, of: key, with: confirmed)
            return confirmed
        } catch {
            takeBack(id, of: key)
            throw error
        }
    }

    private nonisolated(nonsending) func begin(
        _ edit: @escaping @Sendable (inout Model) -> Void, of key: Key
    ) async throws -> Int {
        var id = state.locked { $0.edit(key, edit) }
        if id == nil, try await found(key) != nil { id = state.locked { $0.edit(key, edit) } }
        announceChanges()
        guard let id else { throw ManagerError.notHeld(key: String(describing: key)) }
        return id
    }

    /// Returns when all earlier writes to the key are done.
    private nonisolated(nonsending) func turn(of id: Int, _ key: Key) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
                let known = state.locked { state -> Result<Void, any Error>? in
                    guard let index = state.drafts[key]?.edits.firstIndex(where: { $0.id == id }) else {
                        return .failure(ManagerError.removed(key: String(describing: key)))
                    }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if index == 0 { return .success(()) }
                    state.drafts[key]?.edits[index].turn = waiter
                    return nil
                }
                if let known { waiter.resume(with: known) }
            }
        } onCancel: {
            let waiter = state.locked { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.drafts[key]?.edits.firstIndex(where: { $0.id == id }) else { return nil }
                defer { state.drafts[key]?.edits[index].turn = nil }
                return state.drafts[key]?.edits[index].turn
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// The confirmed value with the edit whose turn it is.
    private func sent(_ key: Key) throws -> Model {
        try state.locked { state in
            guard let draft = state.drafts[key], let edit = draft.edits.first else {
                throw ManagerError.removed(key: String(describing: key))
            }
            var model = draft.base.model
            edit.apply(&model)
            return model
        }
    }

    private func finish(_ id: Int, of key: Key, with confirmed: Model) throws {
        let (settled, next) = try state.locked { state in
            guard let ended = state.endEdit(id, of: key) else {
                throw ManagerError.removed(key: String(describing: key))
            }
            let now = clock.now()
            // Invalidated while the write was under way: what it brought back may be older than that.
            let isStale = ended.isInvalidated
            let shown = state.confirm(confirmed, for: key, origin: .write, loadedAt: now, isStale: isStale)
            lane?.enqueue(.save(StoredModel(model: confirmed, loadedAt: isStale ? .zero : now), key))
            if isStale {
                restart(key, in: &state)
                return (Settled<Model>(fetch: nil, lookup: nil), ended.next)
            }
            return (settle(key, with: shown, in: &state), ended.next)
        }
        announceChanges()
        settled.resume()
        next?.resume()
    }

    private func takeBack(_ id: Int, of key: Key) {
        let next = state.locked { state -> CheckedContinuation<Void, any Error>? in
            guard let ended = state.endEdit(id, of: key) else { return nil }
            state.show(state.drafts[key]?.shown ?? ended.base, for: key, as: .rolledBack, origin: .write)
            return ended.next
        }
        announceChanges()
        next?.resume()
    }
}
