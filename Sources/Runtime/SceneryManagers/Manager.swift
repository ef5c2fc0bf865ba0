import SceneryFoundations

/// Provides one data model: loads it, caches it, shares loads between callers, and notifies of changes.
///
///     let rides = Manager<Ride.ID, Ride> { id in try await api.ride(id) }
///     let ride = try await rides.model(for: id)
///
/// **Shared loads.** All callers that wait for a key share one fetch. Each can be cancelled separately; the fetch is
/// cancelled with its last caller.
///
/// **Discarded results.** A load started before ``invalidate(_:)``, ``set(_:for:)`` or a confirmed write
/// never overwrites the newer value. After ``invalidate(_:)``, the waiting callers receive the result of a new
/// fetch; after ``set(_:for:)``, the value set; after ``remove(_:)`` and ``clear()``, the error
/// ``ManagerError/removed(key:)``.
///
/// **Executor.** Any thread may call. A value in memory is returned without leaving the caller's actor;
/// the fetch and the store are called from background tasks, never from the caller's.
///
/// **Changes** are delivered in the order in which they happened, one at a time, with no lock held, on the
/// thread that makes the change or that is delivering another one. A change made by a listener is
/// delivered after the one that it received.
public final class Manager<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    @usableFromInline let state: Protected<ManagerState<Key, Model>>
    @usableFromInline let clock: ManagerClock
    let configuration: ManagerConfiguration<Model>
    let writeQueue: StoreWriteQueue<Key, Model>?
    let fetch: @Sendable (Key) async throws -> Model
    let listener: ChangeListener<Key, Model>?

    /// Creates a manager that keeps values in memory only.
    ///
    /// - Parameters:
    ///   - configuration: How values are kept; forever and without a limit by default.
    ///   - clock: The clock; the system's by default.
    ///   - listener: Receives each change; none by default.
    ///   - fetch: Loads the model for a key. Called on the global executor, at most once at a time for a key.
    public init(
        configuration: ManagerConfiguration<Model> = ManagerConfiguration(),
        clock: ManagerClock = .system,
        listener: ChangeListener<Key, Model>? = nil,
        fetch: @escaping @Sendable (Key) async throws -> Model
    ) {
        self.configuration = configuration
        self.clock = clock
        self.listener = listener
        self.fetch = fetch
        writeQueue = nil
        state = Protected(ManagerState(configuration: configuration, clock: clock))
    }

    /// Creates a manager that keeps values in memory and in a store.
    ///
    /// - Parameters:
    ///   - configuration: How values are kept; forever and without a limit in memory by default.
    ///   - store: Where values persist.
    ///   - onStoreFailure: Receives an error of the store if no caller waits for the operation. The values in
    ///     memory are not affected. Called on a background thread.
    ///   - clock: The clock; the system's by default.
    ///   - listener: Receives each change; none by default.
    ///   - fetch: Loads the model for a key. Called on the global executor, at most once at a time for a key.
    public init(
        configuration: ManagerConfiguration<Model> = ManagerConfiguration(),
        store: any ModelStore<Key, Model>,
        onStoreFailure: @escaping @Sendable (any Error) -> Void,
        clock: ManagerClock = .system,
        listener: ChangeListener<Key, Model>? = nil,
        fetch: @escaping @Sendable (Key) async throws -> Model
    ) {
        self.configuration = configuration
        self.clock = clock
        self.listener = listener
        self.fetch = fetch
        writeQueue = StoreWriteQueue(store, onFailure: onStoreFailure)
        state = Protected(ManagerState(configuration: configuration, clock: clock))
    }

    /// The model in memory if it is valid, which ``FetchPolicy/cached`` would return without waiting.
    ///
    /// Never waits for the store or a fetch. O(1).
    @inlinable
    public func peek(_ key: Key) -> Model? {
        state.withLock { $0.memory.validModel(for: key, clock: clock) }
    }

    /// The model in memory, valid or stale. O(1).
    public func held(_ key: Key) -> LoadResult<Model>? {
        state.withLock { $0.held(key) }
    }
}
