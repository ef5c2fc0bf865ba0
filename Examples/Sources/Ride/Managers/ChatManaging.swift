import Scenery

/// Provides the messages of rides, and notifies every ``ChatObserving`` of their changes.
@MainActor protocol ChatManaging: Boundary, Sendable {
    /// The messages that are known already.
    func conversation(of ride: String) -> Conversation
    /// Asks for new messages.
    func load(_ ride: String) async throws
    /// Keeps a message until it is sent, which happens at once or as soon as the server can be reached.
    func send(_ text: String, in ride: String)
    /// Tries again to send the messages that wait, also those that the server refused.
    func sendWaiting()
    /// Gives up the messages of a ride that the server refused.
    func discardRefused(_ ride: String)
    /// Notes that the person has seen all known messages.
    func markRead(_ ride: String)
}
