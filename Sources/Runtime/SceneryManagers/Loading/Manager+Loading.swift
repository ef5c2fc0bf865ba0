extension Manager {
    /// The model for a key.
    ///
    /// - Parameters:
    ///   - key: What identifies it.
    ///   - policy: Where it may come from; ``FetchPolicy/cached`` unless given.
    /// - Returns: The model. With ``FetchPolicy/cachedThenFresh`` what is held, if anything, while a fetch goes
    ///   on behind it; its result is announced as a change.
    /// - Throws: What the fetch threw; `CancellationError` when the calling task is cancelled;
    ///   ``ManagerError``.
    @inlinable
    public nonisolated(nonsending) func model(
        for key: Key, policy: FetchPolicy = .cached
    ) async throws -> Model {
        if policy == .cached {
            if let model = peek(key) { return model }
            if let (flight, seat) = state.locked({ $0.join(key) }) {
                return try await wait(for: flight, seat, of: key).model
            }
        }
        return try await load(key, policy: policy).model
    }

    /// The model for a key, and where it came from. As ``model(for:policy:)`` otherwise.
    public nonisolated(nonsending) func load(
        _ key: Key, policy: FetchPolicy = .cached
    ) async throws -> Loaded<Model> {
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

    private nonisolated(nonsending) func loadCached(_ key: Key) async throws -> Loaded<Model> {
        let (known, failure, isFetching) = state.locked { state in
            let known = state.held(key)
            let isValid = known.map { !$0.isStale } ?? false
            return (known, isValid ? nil : state.failure(key), state.fetches[key] != nil)
        }
        if let known, !known.isStale { return known }
        if let failure { throw failure }
        if known == nil, !isFetching, let found = try await lookedUp(key), !found.isStale { return found }
        return try await fetched(key)
    }

    /// What is in memory or in the store, however old.
    nonisolated(nonsending) func found(_ key: Key) async throws -> Loaded<Model>? {
        if let known = held(key) { return known }
        return try await lookedUp(key)
    }

    // MARK: - Fetching

    /// Joins the fetch for a key, or starts it.
    nonisolated(nonsending) func fetched(_ key: Key) async throws -> Loaded<Model> {
        let (flight, seat) = state.locked { state in
            let flight = fetch(of: key, in: &state, isPinned: false)
            return (flight, flight.reserve())
        }
        return try await wait(for: flight, seat, of: key)
    }

    /// Waits in a seat of the fetch for a key.
    @inlinable
    nonisolated(nonsending) func wait(
        for flight: Flight<Loaded<Model>>, _ seat: Int, of key: Key
    ) async throws -> Loaded<Model> {
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { waiter in
                let known = state.locked { _ in flight.sit(waiter, at: seat) }
                if let known { waiter.resume(with: known) }
            }
        } onCancel: {
            leaveFetch(of: key, flight, seat)
        }
    }

    /// Has a fetch go on for which nobody waits.
    private func refresh(_ key: Key) {
        state.locked { _ = fetch(of: key, in: &$0, isPinned: true) }
    }

    private func fetch(
        of key: Key, in state: inout ManagerState<Key, Model>, isPinned: Bool
    ) -> Flight<Loaded<Model>> {
        if let flight = state.fetches[key] {
            flight.isPinned = flight.isPinned || isPinned
            return flight
        }
        let flight = Flight<Loaded<Model>>(isPinned: isPinned)
        state.fetches[key] = flight
        start(flight, for: key)
        return flight
    }

    private func start(_ flight: Flight<Loaded<Model>>, for key: Key) {
        flight.start { attempt in
            do {
                let model = try await self.configuration.retry.run(clock: self.clock) {
                    try await self.fetch(key)
                }
                self.land(.success(model), of: key, flight, attempt)
            } catch {
                self.land(.failure(error), of: key, flight, attempt)
            }
        }
    }

    private func land(
        _ result: Result<Model, any Error>, of key: Key, _ flight: Flight<Loaded<Model>>, _ attempt: Int
    ) {
        let landing = state.locked { state -> Landing<Loaded<Model>>? in
            guard flight.attempt == attempt, state.fetches[key] === flight else { return nil }
            state.fetches[key] = nil
            switch result {
            case .success(let model):
                let now = clock.now()
                lane?.enqueue(.save(StoredModel(model: model, loadedAt: now), key))
                return flight.land(.success(state.confirm(model, for: key, origin: .fetch, loadedAt: now)))
            case .failure(let error):
                state.remember(error, for: key)
                if flight.isPinned { state.outbox.append(.refreshFailed(key, error)) }
                return flight.land(.failure(error))
            }
        }
        announceChanges()
        landing?.resume()
    }

    @usableFromInline
    func leaveFetch(of key: Key, _ flight: Flight<Loaded<Model>>, _ seat: Int) {
        let waiter = state.locked { state in
            let waiter = flight.leave(seat)
            if !flight.isWanted, state.fetches[key] === flight {
                state.fetches[key] = nil
                flight.cancel()
            }
            return waiter
        }
        waiter?.resume(throwing: CancellationError())
    }

    /// Starts anew what is under way for a key, because what it would bring is out of date.
    func restart(_ key: Key, in state: inout ManagerState<Key, Model>) {
        if let flight = state.fetches[key] { start(flight, for: key) }
        if let flight = state.lookups[key], let lane { start(flight, for: key, in: lane) }
    }

    // MARK: - Looking up

    /// What the store has for a key; `nil` without a store.
    private nonisolated(nonsending) func lookedUp(_ key: Key) async throws -> Loaded<Model>? {
        guard let lane else { return nil }
        let (flight, seat) = state.locked { state in
            let flight = state.lookups[key] ?? Flight(isPinned: false)
            if state.lookups.updateValue(flight, forKey: key) == nil { start(flight, for: key, in: lane) }
            return (flight, flight.reserve())
        }
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { waiter in
                let known = state.locked { _ in flight.sit(waiter, at: seat) }
                if let known { waiter.resume(with: known) }
            }
        } onCancel: {
            leaveLookup(of: key, flight, seat)
        }
    }

    private func start(_ flight: Flight<Loaded<Model>?>, for key: Key, in lane: StoreLane<Key, Model>) {
        flight.start { attempt in
            self.land(await lane.record(for: key), of: key, flight, attempt)
        }
    }

    private func land(
        _ record: StoredModel<Model>?, of key: Key, _ flight: Flight<Loaded<Model>?>, _ attempt: Int
    ) {
        let landing = state.locked { state -> Landing<Loaded<Model>?>? in
            guard flight.attempt == attempt, state.lookups[key] === flight else { return nil }
            state.lookups[key] = nil
            // What came into memory meanwhile is newer than what was read.
            if let known = state.held(key) { return flight.land(.success(known)) }
            return flight.land(.success(record.map { record in
                state.confirm(record.model, for: key, origin: .store, loadedAt: record.loadedAt)
            }))
        }
        announceChanges()
        landing?.resume()
    }

    private func leaveLookup(of key: Key, _ flight: Flight<Loaded<Model>?>, _ seat: Int) {
        let waiter = state.locked { state in
            let waiter = flight.leave(seat)
            if !flight.isWanted, state.lookups[key] === flight {
                state.lookups[key] = nil
                flight.cancel()
            }
            return waiter
        }
        waiter?.resume(throwing: CancellationError())
    }
}

extension Manager {
    /// How many wait for the fetch of a key; for tests.
    func waiters(for key: Key) -> Int {
        state.locked { $0.fetches[key]?.waiterCount ?? 0 }
    }
}
