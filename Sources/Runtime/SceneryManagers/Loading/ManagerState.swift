/// The state of a manager with the operations on it. Accessed under the manager's lock.
///
/// It has no side effects: waiters to be resumed are returned to the caller, and changes to be
/// delivered are appended to `outbox`.
@usableFromInline
struct ManagerState<Key: Hashable & Sendable, Model: Sendable> {
    typealias Origin = LoadResult<Model>.Origin

    @usableFromInline var memory: MemoryCache<Key, Model>
    let configuration: ManagerConfiguration<Model>
    @usableFromInline let clock: ManagerClock

    /// Fetches in progress.
    @usableFromInline var fetches: [Key: InFlightLoad<LoadResult<Model>>] = [:]
    /// Reads of the store in progress; their result is nil if the store has no value.
    var lookups: [Key: InFlightLoad<LoadResult<Model>?>] = [:]
    @usableFromInline var failures: [Key: (error: any Error, until: Duration)] = [:]
    var drafts: [Key: Draft<Model>] = [:]
    private var lastEdit = 0

    /// Changes that have not been delivered, in order.
    var outbox: [ManagerChange<Key, Model>] = []
    var isNotifying = false
    var listeners: [Int: @Sendable (ManagerChange<Key, Model>) -> Void] = [:]
    private var lastListener = 0

    init(configuration: ManagerConfiguration<Model>, clock: ManagerClock) {
        self.configuration = configuration
        self.clock = clock
        memory = MemoryCache(costLimit: configuration.costLimit)
    }

    // MARK: - Reading

    /// The value in memory, valid or stale.
    mutating func held(_ key: Key) -> LoadResult<Model>? {
        guard let entry = memory.entry(for: key) else { return nil }
        return LoadResult(model: entry.model, origin: .memory, isStale: !entry.isValid(by: clock))
    }

    /// Registers a waiter of the fetch of a key, if there is one and neither a valid value nor a remembered error has to be
    /// considered.
    @inlinable
    mutating func join(_ key: Key) -> (InFlightLoad<LoadResult<Model>>, index: Int)? {
        guard failures.isEmpty, let load = fetches[key] else { return nil }
        if let index = memory.indices[key], memory.slots[index]?.entry.isValid(by: clock) == true {
            return nil
        }
        return (load, load.reserve())
    }

    /// The error to be thrown instead of a fetch.
    mutating func failure(_ key: Key) -> (any Error)? {
        guard let failure = failures[key] else { return nil }
        if clock.now() < failure.until { return failure.error }
        failures[key] = nil
        return nil
    }

    /// Remembers an error, if errors have a lifetime.
    mutating func remember(_ error: any Error, for key: Key) {
        guard let lifetime = configuration.errorLifetime, !(error is CancellationError) else { return }
        let now = clock.now()
        if failures.count >= 1_000 { failures = failures.filter { now < $0.value.until } }
        failures[key] = (error, now + lifetime)
    }

    mutating func forgetFailures() { failures = [:] }

    // MARK: - Changing

    /// Stores a confirmed value; returns the value that callers see, with all edits.
    mutating func confirm(
        _ model: Model, for key: Key, origin: Origin, loadedAt: Duration, isStale: Bool = false
    ) -> LoadResult<Model> {
        let validUntil = isStale || loadedAt == .zero ? .zero : configuration.timeToLive.map { loadedAt + $0 }
        let entry = MemoryEntry(model: model, loadedAt: loadedAt, validUntil: validUntil)
        drafts[key]?.base = entry
        drafts[key]?.isInvalidated = isStale
        failures[key] = nil
        return show(drafts[key]?.shown ?? entry, for: key, as: .changed, origin: origin)
    }

    enum DisplayReason { case changed, rolledBack }

    /// Stores the value that callers see, and appends a change if it is different.
    @discardableResult
    mutating func show(
        _ entry: MemoryEntry<Model>, for key: Key, as reason: DisplayReason, origin: Origin
    ) -> LoadResult<Model> {
        let before = memory.entry(for: key)?.model
        memory.insert(entry, for: key, cost: configuration.cost(entry.model))
        if let before, configuration.isUnchanged?(before, entry.model) == true {
        } else {
            outbox.append(
                reason == .rolledBack ? .rolledBack(key, entry.model) : .changed(key, entry.model, origin))
        }
        return LoadResult(model: entry.model, origin: origin, isStale: !entry.isValid(by: clock))
    }

    /// Marks a value as stale, if there is one.
    mutating func expire(_ key: Key) {
        memory.expire(key)
        drafts[key]?.base.validUntil = .zero
        drafts[key]?.isInvalidated = true
        failures[key] = nil
        outbox.append(.invalidated(key))
    }

    /// Removes a value and everything in progress for it.
    mutating func remove(_ key: Key, error: ManagerError) -> CancelledWaiters<Model> {
        memory.remove(key)
        failures[key] = nil
        var cancelled = CancelledWaiters<Model>(error: error)
        cancelled.take(fetches.removeValue(forKey: key))
        cancelled.take(lookups.removeValue(forKey: key))
        cancelled.take(drafts.removeValue(forKey: key))
        return cancelled
    }

    // MARK: - Drafts

    /// Applies an edit to the held value; returns its number, or nil if there is no value.
    mutating func edit(_ key: Key, _ apply: @escaping @Sendable (inout Model) -> Void) -> Int? {
        guard let base = drafts[key]?.base ?? memory.entry(for: key) else { return nil }
        lastEdit += 1
        drafts[key, default: Draft(base: base)].edits.append(Draft.Edit(id: lastEdit, apply: apply))
        if let shown = drafts[key]?.shown { show(shown, for: key, as: .changed, origin: .write) }
        return lastEdit
    }

    /// Removes an edit.
    mutating func endEdit(
        _ id: Int, of key: Key
    ) -> EndedEdit<Model>? {
        guard drafts[key]?.edits.contains(where: { $0.id == id }) == true else { return nil }
        let next = drafts[key]?.remove(id)
        guard let draft = drafts[key] else { return nil }
        if draft.edits.isEmpty { drafts[key] = nil }
        return EndedEdit(base: draft.base, isInvalidated: draft.isInvalidated, next: next)
    }

    // MARK: - Listeners

    mutating func listen(_ listener: @escaping @Sendable (ManagerChange<Key, Model>) -> Void) -> Int {
        lastListener += 1
        listeners[lastListener] = listener
        return lastListener
    }
}

/// The state after the end of an edit.
struct EndedEdit<Model: Sendable> {
    /// The confirmed value.
    let base: MemoryEntry<Model>
    /// Whether the value was invalidated during the edit.
    let isInvalidated: Bool
    /// The caller that may commit next.
    let next: CheckedContinuation<Void, any Error>?
}

/// The waiters for a removed value, to be resumed after the lock is released.
struct CancelledWaiters<Model: Sendable> {
    let error: ManagerError
    private var resumptions: [PendingResumptions<LoadResult<Model>>] = []
    private var lookups: [PendingResumptions<LoadResult<Model>?>] = []
    private var turns: [CheckedContinuation<Void, any Error>] = []

    init(error: ManagerError) {
        self.error = error
    }

    mutating func take(_ load: InFlightLoad<LoadResult<Model>>?) {
        guard let load else { return }
        load.cancel()
        resumptions.append(load.complete(.failure(error)))
    }

    mutating func take(_ load: InFlightLoad<LoadResult<Model>?>?) {
        guard let load else { return }
        load.cancel()
        lookups.append(load.complete(.failure(error)))
    }

    mutating func take(_ draft: Draft<Model>?) {
        turns += draft?.edits.compactMap(\.turn) ?? []
    }

    func resume() {
        for resumptions in resumptions { resumptions.resume() }
        for lookup in lookups { lookup.resume() }
        for turn in turns { turn.resume(throwing: error) }
    }
}
