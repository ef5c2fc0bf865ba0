import Scenery

/// Fetches a `Ride` once and keeps it, joins those who ask at the same time, and tells every
/// `RideObserving` of a change.
public final class RideManager: RideManaging {
    private nonisolated enum Key: Hashable, Sendable { case only }

    private let models: Manager<Key, Ride>

    /// - Parameters:
    ///   - broadcasts: Where changes are announced.
    ///   - fetch: Where the model comes from.
    public init(
        broadcasts: Broadcasts = .shared,
        fetch: @escaping @Sendable () async throws -> Ride = { Ride(title: "Ride") }
    ) {
        models = Manager(
            listener: .broadcastOnMain((any RideObserving).self, on: broadcasts) { observer, change in
                if let model = change.model { observer.didChange(model) }
            },
            fetch: { _ in try await fetch() })
    }

    public func getRide() async throws -> Ride { try await models.model(for: .only) }

    /// Has the next who asks get a fresh one.
    public func invalidate() { models.invalidate(.only) }
}
