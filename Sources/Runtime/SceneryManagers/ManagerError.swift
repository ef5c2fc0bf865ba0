/// What a manager itself throws. Errors of the fetch, the commit and the store come through as they are.
public enum ManagerError: Error, Sendable, Equatable {
    /// ``FetchPolicy/localOnly`` was asked for a key that is neither in memory nor in the store.
    case notHeld(key: String)
    /// ``Manager/clear()`` or ``Manager/remove(_:)`` took the value away while the caller waited for it.
    case removed(key: String)
}

extension ManagerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notHeld(let key):
            "nothing is held for \"\(key)\"; ask with a policy that may fetch"
        case .removed(let key):
            "the value for \"\(key)\" was removed while it was being loaded; ask again"
        }
    }
}
