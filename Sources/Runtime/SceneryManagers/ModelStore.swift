/// Persists the models of one manager.
///
/// A manager calls it from background tasks only, with one write at a time, in the order in which its
/// values changed; reads may occur at any time. `SceneryStores` provides a store on disk.
public protocol ModelStore<Key, Model>: Sendable {
    associatedtype Key: Hashable & Sendable
    associatedtype Model: Sendable

    /// The record of a key; nil if there is none.
    func record(for key: Key) async throws -> StoredModel<Model>?
    /// Saves a model. When this returns, the model survives the end of the process.
    func save(_ record: StoredModel<Model>, for key: Key) async throws
    /// Marks the record of a key as stale, if there is one.
    func expire(_ key: Key) async throws
    /// Marks all records as stale.
    func expireAll() async throws
    /// Removes the record of a key.
    func remove(_ key: Key) async throws
    /// Removes all records.
    func removeAll() async throws
}

/// A model in a store.
public struct StoredModel<Model: Sendable>: Sendable {
    public let model: Model
    /// When it was loaded, since 1970-01-01 00:00 UTC; zero marks a stale value.
    public let loadedAt: Duration

    public init(model: Model, loadedAt: Duration) {
        self.model = model
        self.loadedAt = loadedAt
    }
}

extension StoredModel: Equatable where Model: Equatable {}
