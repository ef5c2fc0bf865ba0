public import SceneryBroadcasts

extension ChangeListener {
    /// Notifies all observers that are registered for a protocol, on the thread that notifies the listener.
    ///
    ///     Manager(listener: .broadcast((any RideObserving).self, on: broadcasts) { observer, change in
    ///         if let ride = change.model { observer.rideDidChange(ride) }
    ///     }) { … }
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - broadcasts: Where the observers are registered.
    ///   - notify: Calls the method that corresponds to the change, or none.
    public static func broadcast<Topic: Sendable>(
        _ topic: Topic.Type, on broadcasts: Broadcasts,
        notify: @escaping @Sendable (Topic, ManagerChange<Key, Model>) -> Void
    ) -> ChangeListener {
        ChangeListener { change in broadcasts.notify(topic) { notify($0, change) } }
    }

    /// Notifies all observers that are registered for a protocol of the main actor, there, in the order of the
    /// changes. Otherwise like ``broadcast(_:on:notify:)``.
    public static func broadcastOnMain<Topic: Sendable>(
        _ topic: Topic.Type, on broadcasts: Broadcasts,
        notify: @escaping @MainActor @Sendable (Topic, ManagerChange<Key, Model>) -> Void
    ) -> ChangeListener {
        ChangeListener { change in broadcasts.notifyOnMain(topic) { notify($0, change) } }
    }
}
