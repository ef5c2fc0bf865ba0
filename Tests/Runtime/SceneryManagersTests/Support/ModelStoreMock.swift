// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable public import SceneryManagers
public import SceneryTestKit

public final class ModelStoreMock<Key: Hashable & Sendable, Model: Sendable>: ModelStore, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    public let mock: MockLog
    public let onRecordFor = AsyncStub<Key, StoredModel<Model>?, any Error>("ModelStore.record(for:)")
    public let onSaveFor = AsyncStub<(StoredModel<Model>, Key), Void, any Error>("ModelStore.save(_:for:)")
    public let onExpire = AsyncStub<Key, Void, any Error>("ModelStore.expire(_:)")
    public let onExpireAll = AsyncStub<Void, Void, any Error>("ModelStore.expireAll()")
    public let onRemove = AsyncStub<Key, Void, any Error>("ModelStore.remove(_:)")
    public let onRemoveAll = AsyncStub<Void, Void, any Error>("ModelStore.removeAll()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("ModelStoreMock", [
            onRecordFor, onSaveFor, onExpire, onExpireAll, onRemove, onRemoveAll,
        ], fileID, filePath, line, column)
    }

    public func record(for key: Key) async throws -> StoredModel<Model>? { try await onRecordFor.call(key) }

    public func save(_ record: StoredModel<Model>, for key: Key) async throws {
        try await onSaveFor.call((record, key))
    }

    public func expire(_ key: Key) async throws { try await onExpire.call(key) }
    public func expireAll() async throws { try await onExpireAll.call() }
    public func remove(_ key: Key) async throws { try await onRemove.call(key) }
    public func removeAll() async throws { try await onRemoveAll.call() }
}
