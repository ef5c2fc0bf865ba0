/// Keeps the models of one manager beyond the life of the process.
///
/// A manager asks it from background tasks only, one write at a time and in the order in which its
/// values changed; reads may come at any time. `SceneryStores` has one on disk.
public protocol ModelStore<Key, Model>: Sendable {
    associatedtype Key: Hashable & Sendable
    associatedtype Model: Sendable

    /// What is kept for a key; `nil` when there is nothing.
    func record(for key: Key) async throws -> StoredModel<Model>?
    /// Keeps a model. When this returns, the model survives the end of the process.
    func save(_ record: StoredModel<Model>, for key: Key) async throws
    /// Makes what is kept for a key stale, if there is anything.
    func expire(_ key: Key) async throws
    /// Makes all that is kept stale.
    func expireAll() async throws
    /// Keeps nothing for a key.
    func remove(_ key: Key) async throws
    /// Keeps nothing.
    func removeAll() async throws
}

/// A model as a store keeps it.
public struct StoredModel<Model: Sendable>: Sendable {
    public let model: Model
    /// When it was loaded, since 1970-01-01 00:00 UTC; zero is a value that is stale.
    public let loadedAt: Duration

    public init(model: Model, loadedAt: Duration) {
        self.model = model
        self.loadedAt = loadedAt
    }
}

extension StoredModel: Equatable where Model: Equatable {}
