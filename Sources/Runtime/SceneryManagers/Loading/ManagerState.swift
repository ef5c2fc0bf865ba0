/// All that a manager knows, and how it changes. Touched under the manager's lock.
///
/// It does nothing to the outside: what is to be resumed comes back to the caller, what is to be
/// announced waits in `outbox`.
@usableFromInline
struct ManagerState<Key: Hashable & Sendable, Model: Sendable> {
    typealias Origin = Loaded<Model>.Origin

    @usableFromInline var memory: MemoryCache<Key, Model>
    let configuration: ManagerConfiguration<Model>
    @usableFromInline let clock: ManagerClock

    /// Fetches under way.
    @usableFromInline var fetches: [Key: Flight<Loaded<Model>>] = [:]
    /// Reads of the store under way; they bring `nil` when the store has nothing.
    var lookups: [Key: Flight<Loaded<Model>?>] = [:]
    @usableFromInline var failures: [Key: (error: any Error, until: Duration)] = [:]
    var drafts: [Key: Draft<Model>] = [:]
    private var lastEdit = 0

    /// Changes not yet announced, in order.
    var outbox: [ManagerChange<Key, Model>] = []
    var isAnnouncing = false
    var listeners: [Int: @Sendable (ManagerChange<Key, Model>) -> Void] = [:]
    private var lastListener = 0

    init(configuration: ManagerConfiguration<Model>, clock: ManagerClock) {
        self.configuration = configuration
        self.clock = clock
        memory = MemoryCache(costLimit: configuration.costLimit)
    }

    // MARK: - Reading

    /// What is in memory, however old.
    mutating func held(_ key: Key) -> Loaded<Model>? {
        guard let entry = memory.entry(for: key) else { return nil }
        return Loaded(model: entry.model, origin: .memory, isStale: !entry.isValid(by: clock))
    }

    /// A seat in the fetch under way for a key that has no valid value, unless there is more to be looked at:
    /// an error that is to be answered instead.
    @inlinable
    mutating func join(_ key: Key) -> (Flight<Loaded<Model>>, seat: Int)? {
        guard failures.isEmpty, let flight = fetches[key] else { return nil }
        if let place = memory.places[key], memory.slots[place]?.entry.isValid(by: clock) == true { return nil }
        return (flight, flight.reserve())
    }

    /// The error to be answered instead of a fetch.
    mutating func failure(_ key: Key) -> (any Error)? {
        guard let failure = failures[key] else { return nil }
        if clock.now() < failure.until { return failure.error }
        failures[key] = nil
        return nil
    }

    /// Keeps an error for its lifetime, if errors have one.
    mutating func remember(_ error: any Error, for key: Key) {
        guard let lifetime = configuration.errorLifetime, !(error is CancellationError) else { return }
        let now = clock.now()
        if failures.count >= 1_000 { failures = failures.filter { now < $0.value.until } }
        failures[key] = (error, now + lifetime)
    }

    mutating func forgetFailures() { failures = [:] }

    // MARK: - Changing

    /// Takes a confirmed value; what is shown from now on.
    mutating func confirm(
        _ model: Model, for key: Key, origin: Origin, loadedAt: Duration, isStale: Bool = false
    ) -> Loaded<Model> {
        let validUntil = isStale || loadedAt == .zero ? .zero : configuration.timeToLive.map { loadedAt + $0 }
        let entry = MemoryEntry(model: model, loadedAt: loadedAt, validUntil: validUntil)
        drafts[key]?.base = entry
        drafts[key]?.isInvalidated = isStale
        failures[key] = nil
        return show(drafts[key]?.shown ?? entry, for: key, as: .changed, origin: origin)
    }

    enum Wording { case changed, rolledBack }

    /// Puts into memory what is to be seen, and announces it if it says something new.
    @discardableResult
    mutating func show(
        _ entry: MemoryEntry<Model>, for key: Key, as wording: Wording, origin: Origin
    ) -> Loaded<Model> {
        let before = memory.entry(for: key)?.model
        memory.insert(entry, for: key, cost: configuration.cost(entry.model))
        if let before, configuration.isUnchanged?(before, entry.model) == true {} else {
            outbox.append(
                wording == .rolledBack ? .rolledBack(key, entry.model) : .changed(key, entry.model, origin))
        }
        return Loaded(model: entry.model, origin: origin, isStale: !entry.isValid(by: clock))
    }

    /// Makes a value stale, if there is one.
    mutating func expire(_ key: Key) {
        memory.expire(key)
        drafts[key]?.base.validUntil = .zero
        drafts[key]?.isInvalidated = true
        failures[key] = nil
        outbox.append(.invalidated(key))
    }

    /// Drops one value and all that is under way for it.
    mutating func remove(_ key: Key, error: ManagerError) -> Grounded<Model> {
        memory.remove(key)
        failures[key] = nil
        var grounded = Grounded<Model>(error: error)
        grounded.take(fetches.removeValue(forKey: key))
        grounded.take(lookups.removeValue(forKey: key))
        grounded.take(drafts.removeValue(forKey: key))
        return grounded
    }

    // MARK: - Drafts

    /// Makes an edit on what is held and shows it; `nil` when nothing is held.
    mutating func edit(_ key: Key, _ apply: @escaping @Sendable (inout Model) -> Void) -> Int? {
        guard let base = drafts[key]?.base ?? memory.entry(for: key) else { return nil }
        lastEdit += 1
        drafts[key, default: Draft(base: base)].edits.append(Draft.Edit(id: lastEdit, apply: apply))
        if let shown = drafts[key]?.shown { show(shown, for: key, as: .changed, origin: .write) }
        return lastEdit
    }

    /// Takes an edit away again; who has the turn next.
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

/// What an edit leaves behind when it ends.
struct EndedEdit<Model: Sendable> {
    /// The confirmed value.
    let base: MemoryEntry<Model>
    /// Whether the value was invalidated while the edit was under way.
    let isInvalidated: Bool
    /// Who has the turn to commit now.
    let next: CheckedContinuation<Void, any Error>?
}

/// All who waited for what was removed, to be resumed once the lock is free.
struct Grounded<Model: Sendable> {
    let error: ManagerError
    private var landings: [Landing<Loaded<Model>>] = []
    private var lookups: [Landing<Loaded<Model>?>] = []
    private var turns: [CheckedContinuation<Void, any Error>] = []

    init(error: ManagerError) {
        self.error = error
    }

    mutating func take(_ flight: Flight<Loaded<Model>>?) {
        guard let flight else { return }
        flight.cancel()
        landings.append(flight.land(.failure(error)))
    }

    mutating func take(_ flight: Flight<Loaded<Model>?>?) {
        guard let flight else { return }
        flight.cancel()
        lookups.append(flight.land(.failure(error)))
    }

    mutating func take(_ draft: Draft<Model>?) {
        turns += draft?.edits.compactMap(\.turn) ?? []
    }

    func resume() {
        for landing in landings { landing.resume() }
        for lookup in lookups { lookup.resume() }
        for turn in turns { turn.resume(throwing: error) }
    }
}
