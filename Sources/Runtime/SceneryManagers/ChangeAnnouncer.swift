/// Is told of each change of a manager's values, in order.
public struct ChangeAnnouncer<Key: Hashable & Sendable, Model: Sendable>: Sendable {
    /// Tells one change. Called on any thread, one change at a time, with no lock held.
    public let announce: @Sendable (ManagerChange<Key, Model>) -> Void

    public init(_ announce: @escaping @Sendable (ManagerChange<Key, Model>) -> Void) {
        self.announce = announce
    }
}
