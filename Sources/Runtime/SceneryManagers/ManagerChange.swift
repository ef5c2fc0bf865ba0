/// What happened to the values of a manager.
public enum ManagerChange<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    /// There is a new value.
    case changed(Key, Model, Loaded<Model>.Origin)
    /// A write failed, and the value is what it would be without that write.
    case rolledBack(Key, Model)
    /// The value is no longer valid; ``FetchPolicy/cached`` will fetch.
    case invalidated(Key)
    /// A fetch that went on behind a held value (``FetchPolicy/cachedThenFresh``) failed; the held value stays.
    case refreshFailed(Key, any Error)
    /// There is no longer a value.
    case removed(Key)
    /// There is no longer any value.
    case cleared

    /// The key it is about; `nil` is all of them.
    public var key: Key? {
        switch self {
        case .changed(let key, _, _), .rolledBack(let key, _), .invalidated(let key), .refreshFailed(let key, _),
            .removed(let key):
            key
        case .cleared: nil
        }
    }

    /// The value there is now, where the change brought one.
    public var model: Model? {
        switch self {
        case .changed(_, let model, _), .rolledBack(_, let model): model
        case .invalidated, .refreshFailed, .removed, .cleared: nil
        }
    }
}

extension ManagerChange: Equatable where Model: Equatable {
    /// Errors are the same when they read the same.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.changed(let key, let model, let origin), .changed(let otherKey, let otherModel, let otherOrigin)):
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
