/// A change of the values of a manager.
public enum ManagerChange<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    /// There is a new value.
    case changed(Key, Model, LoadResult<Model>.Origin)
    /// A write failed, and the value is what it would be without it.
    case rolledBack(Key, Model)
    /// The value is no longer valid; ``FetchPolicy/cached`` will fetch.
    case invalidated(Key)
    /// A fetch in the background (``FetchPolicy/cachedThenFresh``) failed; the held value remains.
    case refreshFailed(Key, any Error)
    /// The value was removed.
    case removed(Key)
    /// All values were removed.
    case cleared

    /// The key of the value; nil if all are concerned.
    public var key: Key? {
        switch self {
        case .changed(let key, _, _), .rolledBack(let key, _), .invalidated(let key),
            .refreshFailed(let key, _),
            .removed(let key):
            key
        case .cleared: nil
        }
    }

    /// The new value, if the change has one.
    public var model: Model? {
        switch self {
        case .changed(_, let model, _), .rolledBack(_, let model): model
        case .invalidated, .refreshFailed, .removed, .cleared: nil
        }
    }
}

extension ManagerChange: Equatable where Model: Equatable {
    /// Two errors are equal if their descriptions are.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (
            .changed(let key, let model, let origin), .changed(let otherKey, let otherModel, let otherOrigin)
        ):
            key == otherKey && model == otherModel && origin == otherOrigin
        case (.rolledBack(let key, let model), .rolledBack(let otherKey, let otherModel)):
            key == otherKey && model == otherModel
        case (.refreshFailed(let key, let error), .refreshFailed(let otherKey, let otherError)):
            key == otherKey && String(describing: error) == String(describing: otherError)
        case (.invalidated(let key), .invalidated(let other)), (.removed(let key), .removed(let other)):
            key == other
        case (.cleared, .cleared): true
        default: false
        }
    }
}
