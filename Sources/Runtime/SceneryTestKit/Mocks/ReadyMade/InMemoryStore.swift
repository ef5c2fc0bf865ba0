import SceneryManagers

/// A manager's store without a disk: a test fills it, looks into it and breaks it.
///
/// ```swift
/// let store = InMemoryStore<String, Ride>(["home": StoredModel(model: ride, loadedAt: .zero)])
/// await store.fail(with: StoreFault())
/// ```
public actor InMemoryStore<Key: Hashable & Sendable, Model: Sendable>: ModelStore {
    /// What a manager asked of a store.
    public enum Operation: Sendable, Hashable {
        case read(Key)
        case save(Key)
        case expire(Key)
        case expireAll
        case remove(Key)
        case removeAll
    }

    /// All that is kept.
    public private(set) var records: [Key: StoredModel<Model>]
    /// What was asked, oldest first, also what failed.
    public private(set) var operations: [Operation] = []
    private var failure: (any Error)?

    /// - Parameter records: what is kept to begin with; nothing unless given.
    public init(_ records: [Key: StoredModel<Model>] = [:]) {
        self.records = records
    }

    /// Makes every operation throw from now on; `nil` ends that.
    public func fail(with error: (any Error)?) { failure = error }

    /// Forgets what was asked; what is kept stays.
    public func forgetOperations() { operations = [] }

    // MARK: ModelStore

    public func record(for key: Key) throws -> StoredModel<Model>? {
        try begin(.read(key))
        return records[key]
    }

    public func save(_ record: StoredModel<Model>, for key: Key) throws {
        try begin(.save(key))
        records[key] = record
    }

    public func expire(_ key: Key) throws {
        try begin(.expire(key))
        records[key] = records[key].map(Self.expired)
    }

    public func expireAll() throws {
        try begin(.expireAll)
        records = records.mapValues(Self.expired)
    }

    public func remove(_ key: Key) throws {
        try begin(.remove(key))
        records[key] = nil
    }

    public func removeAll() throws {
        try begin(.removeAll)
        records = [:]
    }

    private func begin(_ operation: Operation) throws {
        operations.append(operation)
        if let failure { throw failure }
    }

    private static func expired(_ record: StoredModel<Model>) -> StoredModel<Model> {
        StoredModel(model: record.model, loadedAt: .zero)
    }
}
