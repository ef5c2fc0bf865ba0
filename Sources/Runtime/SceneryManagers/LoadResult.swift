/// A model with its origin.
public struct LoadResult<Model: Sendable>: Sendable {
    /// Where a value came from.
    public enum Origin: Sendable, Hashable {
        /// It was in memory.
        case memory
        /// It was in the store.
        case store
        /// It was fetched just now.
        case fetch
        /// It was written by this app: ``Manager/set(_:for:)`` or ``Manager/update(_:optimistically:commit:)``.
        case write
    }

    public let model: Model
    public let origin: Origin
    /// Whether it had expired or been invalidated when it was returned.
    public let isStale: Bool

    public init(model: Model, origin: Origin, isStale: Bool = false) {
        self.model = model
        self.origin = origin
        self.isStale = isStale
    }
}

extension LoadResult: Equatable where Model: Equatable {}
