import SceneryFoundations

extension Manager {
    /// The model for a key.
    ///
    /// - Parameters:
    ///   - key: The key of the model.
    ///   - policy: Where it may come from; ``FetchPolicy/cached`` by default.
    /// - Returns: The model. With ``FetchPolicy/cachedThenFresh``, the held value if there is one, while a fetch
    ///   continues in the background; its result is delivered as a change.
    /// - Throws: The error of the fetch; `CancellationError` if the calling task is cancelled;
    ///   ``ManagerError``.
    @inlinable
    public nonisolated(nonsending) func model(
        for key: Key, policy: FetchPolicy = .cached
    ) async throws -> Model {
        if policy == .cached {
            if let model = peek(key) { return model }
            if let (load, index) = state.withLock({ $0.join(key) }) {
                return try await wait(for: load, index, of: key).model
            }
        }
        return try await load(key, policy: policy).model
    }

    /// The model for a key with its origin. Otherwise like ``model(for:policy:)``.
    public nonisolated(nonsending) func load(
        _ key: Key, policy: FetchPolicy = .cached
    ) async throws -> LoadResult<Model> {
        switch policy {
        case .cached:
            return try await loadCached(key)
        case .fresh:
            return try await fetched(key)
        case .cachedThenFresh:
            guard let found = try await found(key) else { return try await fetched(key) }
            refresh(key)
            return found
        case .freshWithFallback:
            do {
                return try await fetched(key)
            } catch {
                guard !Task.isCancelled, let found = try await found(key) else { throw error }
                return found
            }
        case .localOnly:
            guard let found = try await found(key) else {
                throw ManagerError.notHeld(key: String(describing: key))
            }
            return found
        }
    }

    private nonisolated(nonsending) func loadCached(_ key: Key) async throws -> LoadResult<Model> {
        let (known, failure, isFetching) = state.withLock { state in
            let known = state.held(key)
            let isValid = known.map { !$0.isStale } ?? false
            return (known, isValid ? nil : state.failure(key), state.fetches[key] != nil)
        }
        if let known, !known.isStale { return known }
        if let failure { throw failure }
        if known == nil, !isFetching, let found = try await lookedUp(key), !found.isStale { return found }
        return try await fetched(key)
    }

    /// The value in memory or in the store, valid or stale.
    nonisolated(nonsending) func found(_ key: Key) async throws -> LoadResult<Model>? {
        if let known = held(key) { return known }
        return try await lookedUp(key)
    }

    // MARK: - Fetching

    /// Waits for the fetch of a key, which is started if there is none.
    nonisolated(nonsending) func fetched(_ key: Key) async throws -> LoadResult<Model> {
        let (load, index) = state.withLock { state in
            let load = fetch(of: key, in: &state, isPinned: false)
            return (load, load.reserve())
        }
        return try await wait(for: load, index, of: key)
    }

    /// Suspends a registered waiter of the fetch of a key.
    @inlinable
    nonisolated(nonsending) func wait(
        for load: InFlightLoad<LoadResult<Model>>, _ index: Int, of key: Key
    ) async throws -> LoadResult<Model> {
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { waiter in
                let known = state.withLock { _ in load.suspend(waiter, at: index) }
                if let known { waiter.resume(with: known) }
            }
        } onCancel: {
            leaveFetch(of: key, load, index)
        }
    }

    /// Starts a fetch in the background, or keeps the current one going.
    private func refresh(_ key: Key) {
        state.withLock { _ = fetch(of: key, in: &$0, isPinned: true) }
    }

    private func fetch(
        of key: Key, in state: inout ManagerState<Key, Model>, isPinned: Bool
    ) -> InFlightLoad<LoadResult<Model>> {
        if let load = state.fetches[key] {
            load.isPinned = load.isPinned || isPinned
            return load
        }
        let load = InFlightLoad<LoadResult<Model>>(isPinned: isPinned)
        state.fetches[key] = load
        start(load, for: key)
        return load
    }

    private func start(_ load: InFlightLoad<LoadResult<Model>>, for key: Key) {
        load.start { attempt in
            do {
                let model = try await self.configuration.retry.run(clock: self.clock) { _ in
                    try await self.fetch(key)
                }
                self.complete(.success(model), of: key, load, attempt)
            } catch {
                self.complete(.failure(error), of: key, load, attempt)
            }
        }
    }

    private func complete(
        _ result: Result<Model, any Error>, of key: Key, _ load: InFlightLoad<LoadResult<Model>>,
        _ attempt: Int
    ) {
        let resumptions = state.withLock { state -> PendingResumptions<LoadResult<Model>>? in
            guard load.attempt == attempt, state.fetches[key] === load else { return nil }
            state.fetches[key] = nil
            switch result {
            case .success(let model):
                let now = clock.now()
                writeQueue?.enqueue(.save(StoredModel(model: model, loadedAt: now), key))
                return load.complete(.success(state.confirm(model, for: key, origin: .fetch, loadedAt: now)))
            case .failure(let error):
                state.remember(error, for: key)
                if load.isPinned { state.outbox.append(.refreshFailed(key, error)) }
                return load.complete(.failure(error))
            }
        }
        notifyListeners()
        resumptions?.resume()
    }

    @usableFromInline
    func leaveFetch(of key: Key, _ load: InFlightLoad<LoadResult<Model>>, _ index: Int) {
        let waiter = state.withLock { state in
            let waiter = load.removeWaiter(at: index)
            if !load.isWanted, state.fetches[key] === load {
                state.fetches[key] = nil
                load.cancel()
            }
            return waiter
        }
        waiter?.resume(throwing: CancellationError())
    }

    /// Restarts the loads of a key, because their results would be outdated.
    func restart(_ key: Key, in state: inout ManagerState<Key, Model>) {
        if let load = state.fetches[key] { start(load, for: key) }
        if let load = state.lookups[key], let writeQueue { start(load, for: key, in: writeQueue) }
    }

    // MARK: - Looking up

    /// The value in the store; nil without a store.
    private nonisolated(nonsending) func lookedUp(_ key: Key) async throws -> LoadResult<Model>? {
        guard let writeQueue else { return nil }
        let (load, index) = state.withLock { state in
            let load = state.lookups[key] ?? InFlightLoad(isPinned: false)
            if state.lookups.updateValue(load, forKey: key) == nil { start(load, for: key, in: writeQueue) }
            return (load, load.reserve())
        }
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { waiter in
                let known = state.withLock { _ in load.suspend(waiter, at: index) }
                if let known { waiter.resume(with: known) }
            }
        } onCancel: {
            leaveLookup(of: key, load, index)
        }
    }

    private func start(
        _ load: InFlightLoad<LoadResult<Model>?>, for key: Key, in writeQueue: StoreWriteQueue<Key, Model>
    ) {
        load.start { attempt in
            self.complete(await writeQueue.record(for: key), of: key, load, attempt)
        }
    }

    private func complete(
        _ record: StoredModel<Model>?, of key: Key, _ load: InFlightLoad<LoadResult<Model>?>, _ attempt: Int
    ) {
        let resumptions = state.withLock { state -> PendingResumptions<LoadResult<Model>?>? in
            guard load.attempt == attempt, state.lookups[key] === load else { return nil }
            state.lookups[key] = nil
            // A value that is in memory by now is newer than the one read.
            if let known = state.held(key) { return load.complete(.success(known)) }
            return load.complete(
                .success(
                    record.map { record in
                        state.confirm(record.model, for: key, origin: .store, loadedAt: record.loadedAt)
                    }))
        }
        notifyListeners()
        resumptions?.resume()
    }

    private func leaveLookup(of key: Key, _ load: InFlightLoad<LoadResult<Model>?>, _ index: Int) {
        let waiter = state.withLock { state in
            let waiter = load.removeWaiter(at: index)
            if !load.isWanted, state.lookups[key] === load {
                state.lookups[key] = nil
                load.cancel()
            }
            return waiter
        }
        waiter?.resume(throwing: CancellationError())
    }
}

extension Manager {
    /// The number of callers that wait for the fetch of a key; for tests.
    func waiters(for key: Key) -> Int {
        state.withLock { $0.fetches[key]?.waiterCount ?? 0 }
    }
}
