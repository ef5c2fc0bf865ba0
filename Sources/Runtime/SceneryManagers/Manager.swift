/// Provides one data model: fetches it, keeps it, joins those who ask for it at once, and tells when it
/// changes.
///
///     let rides = Manager<Ride.ID, Ride> { id in try await api.ride(id) }
///     let ride = try await rides.model(for: id)
///
/// **Joining.** All who wait for a key share one fetch. Each can be cancelled alone; the fetch is cancelled
/// when the last one has left.
///
/// **Dropped results.** What was started before ``invalidate(_:)``, ``set(_:for:)`` or a confirmed write
/// never overwrites what is known since: after ``invalidate(_:)`` those who wait get the result of a new
/// fetch, after ``set(_:for:)`` the value set. ``remove(_:)`` and ``clear()`` fail them with
/// ``ManagerError/removed(key:)``.
///
/// **Executor.** Any thread may call. A value held in memory is returned without leaving the caller's actor;
/// the fetch and the store are called from background tasks, never from the caller's.
///
/// **Changes** are announced in the order in which they happened, one at a time, with no lock held, on the
/// thread of who made the change or of who is announcing at that moment. A change made by a listener is
/// announced after the one it listens to.
public final class Manager<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    @usableFromInline let state: Guarded<ManagerState<Key, Model>>
    @usableFromInline let clock: ManagerClock
    let configuration: ManagerConfiguration<Model>
    let lane: StoreLane<Key, Model>?
    let fetch: @Sendable (Key) async throws -> Model
    let announcer: ChangeAnnouncer<Key, Model>?

    /// A manager that keeps values in memory alone.
    ///
    /// - Parameters:
    ///   - configuration: How values are kept: for ever and without bound unless given.
    ///   - clock: The time it goes by; the system's unless given.
    ///   - announcer: Is told of each change; nobody unless given.
    ///   - fetch: Loads the model for a key. Called on the global executor, at most once at a time for a key.
    public init(
        configuration: ManagerConfiguration<Model> = ManagerConfiguration(),
        clock: ManagerClock = .system,
        announcer: ChangeAnnouncer<Key, Model>? = nil,
        fetch: @escaping @Sendable (Key) async throws -> Model
    ) {
        self.configuration = configuration
        self.clock = clock
        self.announcer = announcer
        self.fetch = fetch
        lane = nil
        state = Guarded(ManagerState(configuration: configuration, clock: clock))
    }

    /// A manager that keeps values in memory and in a store.
    ///
    /// - Parameters:
    ///   - configuration: How values are kept: for ever and without bound in memory unless given.
    ///   - store: Where values outlive the process.
    ///   - onStoreFailure: Is told what the store could not do where no caller waits for it. The values in
    ///     memory are not affected. Called on a background thread.
    ///   - clock: The time it goes by; the system's unless given.
    ///   - announcer: Is told of each change; nobody unless given.
    ///   - fetch: Loads the model for a key. Called on the global executor, at most once at a time for a key.
    public init(
        configuration: ManagerConfiguration<Model> = ManagerConfiguration(),
        store: any ModelStore<Key, Model>,
        onStoreFailure: @escaping @Sendable (any Error) -> Void,
        clock: ManagerClock = .system,
        announcer: ChangeAnnouncer<Key, Model>? = nil,
        fetch: @escaping @Sendable (Key) async throws -> Model
    ) {
        self.configuration = configuration
        self.clock = clock
        self.announcer = announcer
        self.fetch = fetch
        lane = StoreLane(store, onFailure: onStoreFailure)
        state = Guarded(ManagerState(configuration: configuration, clock: clock))
    }

    /// The model in memory, if it is valid: what ``FetchPolicy/cached`` would return without waiting.
    ///
    /// Never waits for the store or a fetch. O(1).
    @inlinable
    public func peek(_ key: Key) -> Model? {
        state.locked { $0.memory.validModel(for: key, clock: clock) }
    }

    /// The model in memory however old, and whether it is stale. O(1).
    public func held(_ key: Key) -> Loaded<Model>? {
        state.locked { $0.held(key) }
    }
}
