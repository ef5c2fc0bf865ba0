/// Receives each change of a manager's values, in order.
public struct ChangeListener<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    /// Handles one change. Called on any thread, one change at a time, with no lock held.
    public let notify: @Sendable (ManagerChange<Key, Model>) -> Void

    public init(_ notify: @escaping @Sendable (ManagerChange<Key, Model>) -> Void) {
        self.notify = notify
    }
}
