/// A model, and where it came from.
public struct Loaded<Model: Sendable>: Sendable {
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
    /// Whether its time to live was over, or it was invalidated, when it was handed out.
    public let isStale: Bool

    public init(model: Model, origin: Origin, isStale: Bool = false) {
        self.model = model
        self.origin = origin
        self.isStale = isStale
    }
}

extension Loaded: Equatable where Model: Equatable {}
