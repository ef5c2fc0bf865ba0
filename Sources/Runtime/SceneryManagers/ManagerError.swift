/// An error of the manager itself. Errors of the fetch, the commit and the store are passed on unchanged.
public enum ManagerError: Error, Sendable, Equatable {
    /// The key is neither in memory nor in the store, and ``FetchPolicy/localOnly`` does not fetch.
    case notHeld(key: String)
    /// ``Manager/clear()`` or ``Manager/remove(_:)`` removed the value while the caller waited for it.
    case removed(key: String)
}

extension ManagerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notHeld(let key):
            "there is no value for \"\(key)\"; use a policy that may fetch"
        case .removed(let key):
            "the value for \"\(key)\" was removed while it was being loaded; load it again"
        }
    }
}
