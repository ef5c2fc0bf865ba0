import SceneryFoundations

extension Manager {
    /// Changes a held value at once, and rolls the change back if the commit fails.
    ///
    ///     try await rides.update(
    ///         id, optimistically: { $0.isLiked = true },
    ///         commit: { ride in
    ///             try await api.like(ride.id)
    ///             return ride
    ///         })
    ///
    /// Writes to one key are committed one after another, in the order of the calls. A write that fails removes
    /// its own edit and leaves later ones. The edits are also applied to a value that is fetched in the meantime.
    /// Only confirmed values are stored.
    ///
    /// - Parameters:
    ///   - key: The key of the value, which is read from the store if it is not in memory.
    ///   - edit: The change, applied before the call suspends if the value is in memory. It may be applied again to
    ///     another value, and is called with a lock held: it must not call the manager.
    ///   - commit: Sends the value with the change, and returns the confirmed value, for example the one in the response.
    ///     Called on the global executor; not called if the calling task was cancelled before
    ///     earlier writes were done.
    /// - Returns: The result of `commit`.
    /// - Throws: The error of `commit`, after the change was rolled back; ``ManagerError/notHeld(key:)`` if there
    ///   is no value; ``ManagerError/removed(key:)`` if the value was removed in the meantime.
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
            rollBack(id, of: key)
            throw error
        }
    }

    private nonisolated(nonsending) func begin(
        _ edit: @escaping @Sendable (inout Model) -> Void, of key: Key
    ) async throws -> Int {
        var id = state.withLock { $0.edit(key, edit) }
        if id == nil, try await found(key) != nil { id = state.withLock { $0.edit(key, edit) } }
        notifyListeners()
        guard let id else { throw ManagerError.notHeld(key: String(describing: key)) }
        return id
    }

    /// Returns when all earlier writes to the key are done.
    private nonisolated(nonsending) func turn(of id: Int, _ key: Key) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
                let known = state.withLock { state -> Result<Void, any Error>? in
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
            let waiter = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.drafts[key]?.edits.firstIndex(where: { $0.id == id }) else {
                    return nil
                }
                defer { state.drafts[key]?.edits[index].turn = nil }
                return state.drafts[key]?.edits[index].turn
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// The confirmed value with the edit whose turn it is.
    private func sent(_ key: Key) throws -> Model {
        try state.withLock { state in
            guard let draft = state.drafts[key], let edit = draft.edits.first else {
                throw ManagerError.removed(key: String(describing: key))
            }
            var model = draft.base.model
            edit.apply(&model)
            return model
        }
    }

    private func finish(_ id: Int, of key: Key, with confirmed: Model) throws {
        let (settled, next) = try state.withLock { state in
            guard let ended = state.endEdit(id, of: key) else {
                throw ManagerError.removed(key: String(describing: key))
            }
            let now = clock.now()
            // If the value was invalidated during the write, the result may be outdated.
            let isStale = ended.isInvalidated
            let shown = state.confirm(confirmed, for: key, origin: .write, loadedAt: now, isStale: isStale)
            writeQueue?.enqueue(.save(StoredModel(model: confirmed, loadedAt: isStale ? .zero : now), key))
            if isStale {
                restart(key, in: &state)
                return (Settled<Model>(fetch: nil, lookup: nil), ended.next)
            }
            return (settle(key, with: shown, in: &state), ended.next)
        }
        notifyListeners()
        settled.resume()
        next?.resume()
    }

    private func rollBack(_ id: Int, of key: Key) {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard let ended = state.endEdit(id, of: key) else { return nil }
            state.show(state.drafts[key]?.shown ?? ended.base, for: key, as: .rolledBack, origin: .write)
            return ended.next
        }
        notifyListeners()
        next?.resume()
    }
}
