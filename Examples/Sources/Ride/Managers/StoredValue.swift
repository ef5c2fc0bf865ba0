import Foundation
import Scenery
import SceneryStores
import Synchronization

/// A value that outlives the process: read when it is created, written with each change.
///
/// Where there is no store, it is kept in memory only.
final class StoredValue<Value: Codable & Sendable>: Sendable {
    private let current: Mutex<Value?>
    private let store: SQLiteStore<String, Value>?
    private let onFailure: @Sendable (any Error) -> Void
    private static var key: String { "value" }

    /// - Parameter onFailure: Receives the errors of the store; the value in memory is right nevertheless.
    init(
        _ store: SQLiteStore<String, Value>? = nil,
        onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.store = store
        self.onFailure = onFailure
        var saved: Value?
        do { saved = try store?.record(for: Self.key)?.model } catch { onFailure(error) }
        current = Mutex(saved)
    }

    var value: Value? { current.withLock { $0 } }

    /// Replaces the value, in memory and then in the store.
    ///
    /// Writing takes some tens of microseconds, and the value survives the end of the process once this returns.
    func set(_ value: Value?) {
        current.withLock { $0 = value }
        do {
            guard let value else { return try store?.remove(Self.key) ?? () }
            try store?.save(StoredModel(model: value, loadedAt: .zero), for: Self.key)
        } catch { onFailure(error) }
    }
}
