public import SceneryBroadcasts

extension ChangeAnnouncer {
    /// Tells all who are registered for a protocol of any thread, on the thread of the announcement.
    ///
    ///     Manager(announcer: .broadcast((any RideObserving).self, on: broadcasts) { observer, change in
    ///         if let ride = change.model { observer.rideDidChange(ride) }
    ///     }) { … }
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - broadcasts: Where the observers are registered.
    ///   - tell: Calls the method that fits the change, or none.
    public static func broadcast<Topic: Sendable>(
        _ topic: Topic.Type, on broadcasts: Broadcasts,
        tell: @escaping @Sendable (Topic, ManagerChange<Key, Model>) -> Void
    ) -> ChangeAnnouncer {
        ChangeAnnouncer { change in broadcasts.notify(topic) { tell($0, change) } }
    }

    /// Tells all who are registered for a protocol of the main actor, on main, in the order of the changes. As
    /// ``broadcast(_:on:tell:)`` otherwise.
    public static func broadcastOnMain<Topic: Sendable>(
        _ topic: Topic.Type, on broadcasts: Broadcasts,
        tell: @escaping @MainActor @Sendable (Topic, ManagerChange<Key, Model>) -> Void
    ) -> ChangeAnnouncer {
        ChangeAnnouncer { change in broadcasts.notifyOnMain(topic) { tell($0, change) } }
    }
}
