import Scenery

/// Is notified of each change of a ride, once registered for `(any RideObserving).self`.
///
/// scenery:mock
@MainActor protocol RideObserving: AnyObject, Sendable {
    /// - Parameter ride: Newer than every snapshot of this ride before.
    func rideDidChange(_ ride: RideSnapshot)
}

/// Is notified when the server can be reached again, and when it cannot any more.
///
/// scenery:mock
@MainActor protocol ConnectionObserving: AnyObject, Sendable {
    func connectionDidChange(isOnline: Bool)
}

/// Is notified when a person signs in or out.
///
/// scenery:mock
@MainActor protocol SessionObserving: AnyObject, Sendable {
    func sessionDidChange(isSignedIn: Bool)
}

/// Is notified of each change of a conversation.
///
/// scenery:mock
@MainActor protocol ChatObserving: AnyObject, Sendable {
    func conversationDidChange(_ conversation: Conversation)
}
